const KEY = 'montage:activity-shown'

/** What is stored in place of a number when the popup was closed. */
const CLOSED = 'closed'

/** What the live activity popup knows about a visitor. */
export interface Visitor {
  /** The number of items shown so far, on all pages and in all visits. `Infinity` once the popup was closed. */
  shown(): number
  countOne(): void
  /** Closing hides the popup for good. */
  close(): void
}

/**
 * Keeps the count in the browser's storage and in memory. A browser may refuse storage by throwing, even at the first access.
 * Then the popup ends after the same number of items, but starts again with the next page load.
 */
export function createVisitor(getStorage: () => Pick<Storage, 'getItem' | 'setItem'>): Visitor {
  let inMemory = 0

  function stored(): number {
    try {
      const text = getStorage().getItem(KEY)
      if (text === CLOSED) return Number.POSITIVE_INFINITY
      const count = Number(text)
      return Number.isInteger(count) ? count : 0
    } catch {
      return 0
    }
  }

  const shown = () => Math.max(inMemory, stored())

  function keep(count: number, text = String(count)) {
    inMemory = count
    try {
      getStorage().setItem(KEY, text)
    } catch {
      // Storage is refused: only the count in memory is used.
    }
  }

  return {
    shown,
    countOne: () => keep(shown() + 1),
    close: () => keep(Number.POSITIVE_INFINITY, CLOSED),
  }
}
