/** Elements beside which the popup is not shown: while one of them is on the screen, the visitor is busy with it. */
const PLACES = 'main form, #estimate'

/** What can be pressed or filled in, and the facts below a hero. The popup covers none of it. */
const UNCOVERED = ':is(a[href], button, input, select, summary, textarea, .fact-strip):not([data-activity] *)'

/** The most that a message takes, in CSS pixels upwards from its place. */
const HEIGHT = 140

/** Dialogs, popovers, and forms with the focus. `:is` is for old browsers: without it an unknown selector throws an error. */
const ABOVE = ':is(dialog[open], :popover-open, form:focus-within)'

/** The ref of an element. */
interface Place {
  current: Element | null
}

/**
 * Reports now and at every change whether the popup's place is occupied: by a visible form or estimator, a dialog or a menu, or
 * by a control or a fact that the popup would cover. Returns a function that ends the reports.
 * @param popup the element at the popup's place, as wide as a message
 */
export function watchRoom(popup: Place, onChange: (isTaken: boolean) => void): () => void {
  let was: boolean | undefined
  const update = () => {
    const isTaken =
      document.querySelector(ABOVE) !== null ||
      [...document.querySelectorAll(PLACES)].some(isOnScreen) ||
      isInTheWay(popup)
    if (isTaken !== was) onChange(isTaken)
    was = isTaken
  }
  const events = ['scroll', 'resize', 'toggle', 'focusin', 'focusout']
  for (const event of events) window.addEventListener(event, update, { capture: true, passive: true })
  update()
  return () => {
    for (const event of events) window.removeEventListener(event, update, { capture: true })
  }
}

function isOnScreen(place: Element): boolean {
  const { top, bottom, height } = place.getBoundingClientRect()
  return height > 0 && top < window.innerHeight && bottom > 0
}

function isInTheWay({ current: popup }: Place): boolean {
  if (!popup) return false
  const { left, right, bottom } = popup.getBoundingClientRect()
  const top = bottom - HEIGHT
  return [...document.querySelectorAll(UNCOVERED)].some((element) => {
    const box = element.getBoundingClientRect()
    return box.top < bottom && box.bottom > top && box.left < right && box.right > left
  })
}
