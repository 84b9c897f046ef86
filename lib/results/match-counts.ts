/** Numbers of requests, by what became of them with contractors. */
export interface MatchCounts {
  /** At least one contractor was asked. */
  asked: number
  /** The first answer, a quote or a refusal, came within the time that the customer was promised. */
  inTime: number
  quoted: number
  chosen: number
  done: number
  /** Nobody was found in the promised time, or nobody fits a request that is open. */
  missing: number
}

export type MatchLine = MatchCounts & { name: string }

/** What became of the requests of some days with contractors. Lists are sorted by missing contractors, then by asked ones. */
export interface MatchResults {
  all: MatchCounts
  services: MatchLine[]
  cities: MatchLine[]
}

/** The numbers, in the order of a request's life. */
export const MATCH_COUNTS = ['asked', 'inTime', 'quoted', 'chosen', 'done', 'missing'] as const
