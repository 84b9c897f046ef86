import { select } from './controls.ts'
import { keyOf } from './kept-fields.ts'

/**
 * Notes the controls of the page as the server sent them. A browser's translation or an extension may change the HTML before
 * React hydrates it. Then React renders the whole page again, with new controls. The returned function copies the typed
 * values and the focus to the new controls. Call it before other code reads the new controls.
 */
export function noteControls(): () => void {
  const noted = controlsOfPage()
  const focused = document.activeElement
  return () => {
    const made = controlsOfPage()
    for (const old of noted) {
      const place = made.findIndex((control) => keyOf(control) === keyOf(old))
      // Controls without a name are matched by their order.
      const [next] = old.isConnected || place < 0 ? [] : made.splice(place, 1)
      if (!next) continue
      copyState(old, next)
      if (old === focused) moveFocus(old, next)
    }
  }
}

/** All controls have all properties here: one that a select or a row that opens lacks is undefined. */
type AnyControl = HTMLInputElement & HTMLDetailsElement

const controlsOfPage = () => [...document.querySelectorAll<AnyControl>('input, select, textarea, details')]

function copyState(old: AnyControl, next: AnyControl) {
  if (old.files?.length) next.files = old.files
  else next.value = old.value
  if ('checked' in next) next.checked = old.checked
  next.open = old.open
}

/** When the new control is in a popover, the old popover was open, so the new popover is opened first. */
function moveFocus(old: AnyControl, next: AnyControl) {
  next.closest<HTMLElement>('[popover]')?.showPopover?.()
  next.focus({ preventScroll: true })
  select(next, old)
}
