import type { ComparedResults } from './compared.ts'
import type { MatchResults } from './match-counts.ts'

/** The results as the Studio gets them. Only people who work on leads see what became of requests with contractors. */
export type ShownResults = ComparedResults & {
  /** Null for others, and for a site that has no contractors. */
  matching: MatchResults | null
}
