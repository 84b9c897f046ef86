/** The greatest size of a write: bytes of the body, and steps of work (`StepBudget`). */
export interface WriteSize {
  bytes: number
  steps: number
}

/** The limit for people who edit content. Publishing a whole site (370 documents, 2.3 MB) takes 3.2 million steps. */
export const LARGE_WRITE: WriteSize = { bytes: 3 * 1024 * 1024, steps: 5_000_000 }

/** The limit for people who write only small documents, such as comments. */
export const SMALL_WRITE: WriteSize = { bytes: 128 * 1024, steps: 250_000 }
