/** What the service worker and the pages that talk to it have to agree on. */
export const PAGES_CACHE = 'pages'

/** The message of a page that asks the worker to keep the page and its static files for offline reading. */
export interface KeepMessage {
  type: 'keep'
  page: string | null
  assets: string[]
}
