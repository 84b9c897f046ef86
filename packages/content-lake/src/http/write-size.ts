/** How much one request may write: bytes of its body, and steps of work (`StepBudget`). */
export interface WriteSize {
  bytes: number
  steps: number
}

/** For who edits content. To publish all of a site at once, 370 documents of 2.3 MB, takes 3.2 million steps. */
export const LARGE_WRITE: WriteSize = { bytes: 3 * 1024 * 1024, steps: 5_000_000 }

/** For who writes single small documents. */
export const SMALL_WRITE: WriteSize = { bytes: 128 * 1024, steps: 250_000 }
