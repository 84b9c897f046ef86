/** How many visits there were, requests, and requests whose work is done. */
export interface Counts {
  visits: number
  requests: number
  done: number
}

/** The numbers of several lines together. */
export const totalOf = (lines: readonly Counts[]): Counts =>
  lines.reduce(
    (total, { visits, requests, done }) => ({
      visits: total.visits + visits,
      requests: total.requests + requests,
      done: total.done + done,
    }),
    { visits: 0, requests: 0, done: 0 },
  )
