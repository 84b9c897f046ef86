/** What staff say of where a figure is from. */
export interface Evidence {
  /** Who says so. */
  by?: string | null
  /** Where the figure is from. */
  source?: string | null
  /** The last day on which it counts, such as `2027-05-24`; without it, it has no end. */
  until?: string | null
}

/**
 * What stands behind a figure. `counted`: the site has counted it. `stated`: staff say where it is from. `ended`: they did, and
 * its last day has passed. `sample`: it is the invented figure of the sample content. `unsourced`: nobody says where it is from.
 */
export type Standing = 'counted' | 'stated' | 'ended' | 'sample' | 'unsourced'

interface Facts {
  /** Whether the figure is that of the sample content. */
  isSample: boolean
  evidence: Evidence | null | undefined
  isCounted?: boolean
  /** The day of the site, such as `2026-11-30`. */
  today: string
}

/**
 * Decides what stands behind a figure. A sample whose evidence has ended is a sample again. All texts, pages and files of a
 * public site treat a figure by this decision alone.
 */
export function standingOf({ isSample, evidence, isCounted = false, today }: Facts): Standing {
  if (isCounted) return 'counted'
  const isStated = Boolean(evidence?.by?.trim() && evidence.source?.trim())
  const isOver = Boolean(evidence?.until && evidence.until < today)
  if (isStated && !isOver) return 'stated'
  if (isSample) return 'sample'
  return isStated ? 'ended' : 'unsourced'
}
