/** The closest element around an event that matches a selector; null when there is none. */
export const closest = <Found extends HTMLElement>(target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<Found>(selector) : null
