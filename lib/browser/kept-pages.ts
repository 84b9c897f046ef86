/** The name of the service worker's cache of pages. The offline page reads the same cache. */
export const PAGES_CACHE = 'pages'

/** The message of a page that asks the worker to keep the page and its static files for offline reading. */
export interface KeepMessage {
  type: 'keep'
  page: string | null
  assets: string[]
}
