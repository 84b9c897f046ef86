import { VISITS } from '#schemas/document-types.ts'
import { CONTENT_TYPES } from '#schemas/index.ts'

/** The types by number of visitors (`visits`), then in the order of the desk. */
export const TYPES_BY_VISITS: readonly string[] = VISITS.flatMap((visits) =>
  CONTENT_TYPES.filter((type) => type.visits === visits).map(({ name }) => name),
)

const RANKS = new Map(TYPES_BY_VISITS.map((type, index) => [type, index]))

/** A smaller number means more visitors. */
export function visitRank(type: string): number {
  return RANKS.get(type) ?? TYPES_BY_VISITS.length
}
