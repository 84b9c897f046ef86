/** What the popup never covers while it is on the screen. */
const PLACES = 'main form, #estimate, #language-offer'

/** What lies above the page, or is being typed into. In `:is` a browser leaves out what it does not know. */
const ABOVE = ':is(dialog[open], :popover-open, form:focus-within)'

/**
 * Says now, and whenever it changes, whether the place of the live activity popup is taken: by a form or the estimator on
 * the screen, or by a dialog or menu.
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
