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

/** All controls have the type of inputs here: a property that a select or a textarea lacks is undefined. */
const controlsOfPage = () => [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]

function copyState(old: HTMLInputElement, next: HTMLInputElement) {
  if (old.files?.length) next.files = old.files
  else next.value = old.value
  if ('checked' in next) next.checked = old.checked
  for (let row = rowOf(old), newRow = rowOf(next); row && newRow; ) {
    newRow.open = row.open
    row = rowOf(row.parentElement)
    newRow = rowOf(newRow.parentElement)
  }
}

/** The nearest row that opens around an element. */
const rowOf = (element: Element | null) => element?.closest('details')

/** When the new control is in a popover, the old popover was open, so the new popover is opened first. */
function moveFocus(old: HTMLInputElement, next: HTMLInputElement) {
  next.closest<HTMLElement>('[popover]')?.showPopover?.()
  next.focus({ preventScroll: true })
  select(next, old)
}
