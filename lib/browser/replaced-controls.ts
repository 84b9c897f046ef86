import { select } from './controls.ts'
import { keyOf } from './kept-fields.ts'

/**
 * Notes the controls of the page as the server sent them. A browser's translation or an extension may change the HTML before
 * React hydrates it; then React renders the whole page anew. The returned function copies the typed values and the focus to
 * the new controls. Call it before anything reads the new controls.
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

/** All are typed as inputs: properties that other controls lack are undefined. */
const controlsOfPage = () => [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]

function copyState(old: HTMLInputElement, next: HTMLInputElement) {
  if (old.files?.length) next.files = old.files
  else next.value = old.value
  if ('checked' in next) next.checked = old.checked
  const [part, newPart] = [old.closest('details'), next.closest('details')]
  if (part && newPart) newPart.open = part.open
}

/** Works also inside a popover: it was open before, so it is opened again. */
function moveFocus(old: HTMLInputElement, next: HTMLInputElement) {
  next.closest<HTMLElement>('[popover]')?.showPopover?.()
  next.focus({ preventScroll: true })
  select(next, old)
}
