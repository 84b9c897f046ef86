/** The name of the service worker's cache of pages. The offline page reads the same cache. */
export const PAGES_CACHE = 'pages'

/** Asks the service worker to keep a page (`null` when it has the page already) and static files for reading offline. */
export interface KeepMessage {
  type: 'keep'
  page: string | null
  assets: string[]
}
