/** What went wrong in a page: code it could not load, or code that failed. */
export type ErrorKind = 'load' | 'render'

/** Tells the server's log, of which nothing is known otherwise. No address bar's query, nothing that was typed. */
export function reportError(kind: ErrorKind, error: unknown): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const body = JSON.stringify({ kind, page: window.location.pathname, message: message.slice(0, 1_000) })
  navigator.sendBeacon('/api/client-errors', body)
}
