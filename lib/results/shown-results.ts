import type { MatchResults } from './match-counts.ts'
import type { Results } from './report.ts'

/** The results as the Studio gets them. Only people who work on leads see what became of requests with contractors. */
export interface ShownResults extends Results {
  /** Null for others, and for a site that has no contractors. */
  matching: MatchResults | null
}
