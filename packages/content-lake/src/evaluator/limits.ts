/** Seconds of processor time that a query may use. Time in which it waits for a busy processor does not count. */
export const SECONDS = 2

/** How long the answer is waited for all the same. */
export const PATIENCE_MS = 9_000

/** How the process that evaluates ends itself when a query has used up its time. */
export const OUT_OF_TIME = 'SIGVTALRM'
