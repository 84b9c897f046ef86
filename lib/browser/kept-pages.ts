/** What the service worker and the pages that talk to it have to agree on. */
export const PAGES_CACHE = 'pages'

/** A page asks the worker to keep it, unless the worker has, and the static files it needs, for reading offline. */
export interface KeepMessage {
  type: 'keep'
  page: string | null
  assets: string[]
}
