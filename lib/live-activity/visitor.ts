const KEY = 'montage:activity-shown'

/** What the live activity popup knows about a visitor: how many items it has shown, and whether it was closed. */
export interface Visitor {
  /** The number of items shown so far, on all pages and in all visits. */
  shown(): number
  countOne(): void
  /** Closing hides the popup until the next page load. Only after `maxShown` items (timing.ts) does it never appear again. */
  close(): void
  hasClosed(): boolean
}

/**
 * Keeps the count in the browser's storage and in memory. A browser may refuse storage by throwing, even at the first access.
 * Then the popup ends after the same number of items, but starts again with the next page load.
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
        // Storage is refused: only the count in memory is used.
      }
    },
    close() {
      closed = true
    },
    hasClosed: () => closed,
  }
}
