/** The name of the event on `window` for each toast. At the first event `Toaster` loads the code that shows toasts. */
export const TOAST_EVENT = 'toast'
