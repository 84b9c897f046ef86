const KEY = 'montage:activity-shown'

/** What the live activity popup remembers of a visitor. */
export interface Visitor {
  /** Items shown so far, on all pages and all visits. */
  shown(): number
  countOne(): void
  /** Closing the popup ends it until a page is loaded again; only `shown` ends it for good. */
  close(): void
  hasClosed(): boolean
}

/**
 * Keeps the count in the browser's storage, and also in memory. A browser may refuse storage by throwing, even when
 * it is only asked for it. Then the popup ends after the same number of items, but starts again with the next page
 * load.
 */
export function createVisitor(getStorage: () => Pick<Storage, 'getItem' | 'setItem'>): Visitor {
  let inMemory = 0
  let closed = false

  function stored(): number {
    try {
      const count = Number(getStorage().getItem(KEY))
      return Number.isInteger(count) ? count : 0
    } catch {
      return 0
    }
  }

  const shown = () => Math.max(inMemory, stored())

  return {
    shown,
    countOne() {
      inMemory = shown() + 1
      try {
        getStorage().setItem(KEY, String(inMemory))
      } catch {
        // Refused: only the count in memory is used.
      }
    },
    close() {
      closed = true
    },
    hasClosed: () => closed,
  }
}
