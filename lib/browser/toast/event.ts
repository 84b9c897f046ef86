/** The name of the event on `window` for each toast. The layout then loads the code that shows it. */
export const TOAST_EVENT = 'toast'
