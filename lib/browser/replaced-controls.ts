import { select } from './controls.ts'
import { keyOf } from './kept-fields.ts'

/**
 * Notes the controls of the page as the server sent it. A translation or an extension of the browser may change that HTML before
 * React takes it over: then React makes the whole page anew. The returned function copies what was filled in, and the focus, to
 * the controls that have taken the place of others. It is to be called before anything reads the new ones.
 */
export function noteControls(): () => void {
  const noted = controlsOfPage()
  const focused = document.activeElement
  return () => {
    const made = controlsOfPage()
    for (const old of noted) {
      const place = made.findIndex((control) => keyOf(control) === keyOf(old))
      // Those without a name stand in the same order.
      const [next] = old.isConnected || place < 0 ? [] : made.splice(place, 1)
      if (!next) continue
      copyState(old, next)
      if (old === focused) moveFocus(old, next)
    }
  }
}

/** All are typed as inputs: what others lack is undefined. */
const controlsOfPage = () => [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]

function copyState(old: HTMLInputElement, next: HTMLInputElement) {
  if (old.files?.length) next.files = old.files
  else next.value = old.value
  if ('checked' in next) next.checked = old.checked
  const [part, newPart] = [old.closest('details'), next.closest('details')]
  if (part && newPart) newPart.open = part.open
}

/** Also into a popover: that one was open. */
function moveFocus(old: HTMLInputElement, next: HTMLInputElement) {
  next.closest<HTMLElement>('[popover]')?.showPopover?.()
  next.focus({ preventScroll: true })
  select(next, old)
}
