/** Elements that the popup must not cover while they are visible. */
const PLACES = 'main form, #estimate, #language-offer'

/** Dialogs, popovers, and forms with the focus. `:is` is for old browsers: without it an unknown selector throws an error. */
const ABOVE = ':is(dialog[open], :popover-open, form:focus-within)'

/**
 * Reports now and at every change whether the popup's place is occupied by a visible form or estimator, a dialog or a menu.
 * Returns a function that ends the reports.
 */
export function watchRoom(onChange: (isTaken: boolean) => void): () => void {
  let was: boolean | undefined
  const update = () => {
    const isTaken =
      document.querySelector(ABOVE) !== null || [...document.querySelectorAll(PLACES)].some(isOnScreen)
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
