/** The kind of error in a page: `load` is code that the page could not load, `render` is code that failed. */
export type ErrorKind = 'load' | 'render'

/**
 * Sends an error of a page in the browser to the server's log. Neither the query of the address nor typed text is sent.
 */
export function reportError(kind: ErrorKind, error: unknown): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const body = JSON.stringify({ kind, page: window.location.pathname, message: message.slice(0, 1_000) })
  navigator.sendBeacon('/api/client-errors', body)
}
