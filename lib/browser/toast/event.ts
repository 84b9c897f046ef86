/** Raised on `window` for each toast: the layout loads what shows it. */
export const TOAST_EVENT = 'toast'
