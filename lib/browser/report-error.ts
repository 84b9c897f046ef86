/** What went wrong in a page: code it could not load, or code that failed. */
export type ErrorKind = 'load' | 'render'

/**
 * Sends an error to the server's log, which could not know of it otherwise. Neither the query of the address nor typed text
 * is sent.
 */
export function reportError(kind: ErrorKind, error: unknown): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const body = JSON.stringify({ kind, page: window.location.pathname, message: message.slice(0, 1_000) })
  navigator.sendBeacon('/api/client-errors', body)
}
