import { type Control, enter, isTicked, renderedOption, select, stateOf } from './controls.ts'
import { fieldsOf } from './kept-fields.ts'

declare global {
  interface Window {
    /**
     * Set by early-script.ts: the clicks before React was ready, the function that notes them, the function that handles
     * Back, the function that chooses the city of the visit, and the browser's offer to install the site.
     */
    early?: {
      pressed: Set<HTMLElement>
      note: (event: Event) => void
      leave: () => void
      choose: (city: string) => void
      offer?: InstallPrompt
    }
  }
}

/** Not in TypeScript's DOM types: only some browsers offer to install a site. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

/**
 * Collects the actions of a visitor (typing, choices, clicks) in a part of the page before its scripts ran. It resets every
 * control to the state that the server rendered, because React expects that state, and returns functions that repeat each
 * action, now with its effect. Must be called when React has mounted the part, before it renders the part again.
 */
export function takeEarlyActions(part: Element): (() => void)[] {
  const controls = fieldsOf(part)
  const states = controls.map(stateOf)
  // A caret in another part is not read: if that part was reset before, its caret is at the beginning of the field.
  const putCaretBack = controls.filter((control) => control === document.activeElement).map(caretKeeper)
  for (const control of controls) reset(control)
  const inputs = controls.flatMap((control, at) => {
    const state = states[at]
    return state === undefined || state === stateOf(control) ? [] : [() => enter(control, state)]
  })
  const pressed = [...(window.early?.pressed ?? [])].filter((element) => part.contains(element))
  return [...inputs, ...putCaretBack, ...pressed.map((element) => () => element.click())]
}

/** Returns a function that puts the caret and the selection back to their present position. */
function caretKeeper(control: Control): () => void {
  const input = control as HTMLInputElement
  const { selectionStart, selectionEnd } = input
  return () => select(input, { selectionStart, selectionEnd })
}

function reset(control: Control) {
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = renderedOption(control)
  } else if (isTicked(control)) {
    if (control.checked !== control.defaultChecked) control.checked = control.defaultChecked
  } else if (control.value !== control.defaultValue) {
    control.value = control.defaultValue
  }
}
