/** The element of a selector that an event happened in; null when it happened in none. */
export const closest = <Found extends HTMLElement>(target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<Found>(selector) : null
