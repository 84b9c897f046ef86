/** Seconds of processor time that a query may use. Time in which it waits for a busy processor does not count. */
export const SECONDS = 2

/** The longest wait for an answer in milliseconds, when the processor is busy. */
export const PATIENCE_MS = 9_000

/** The signal with which the evaluating process ends itself when a query has used its time. */
export const OUT_OF_TIME = 'SIGVTALRM'
