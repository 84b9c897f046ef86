import { CLAIMS, type ClaimId } from './claims.ts'
import { type Counts, countedValue } from './counts.ts'
import { isSampleFigure } from './samples.ts'
import type { KnownFigures, ShownFigure } from './show-figures.ts'
import { type Evidence, standingOf } from './standing.ts'

/** The document of the site figures, as stored: scripts may have written any value. */
export interface StoredFigures {
  figures:
    | {
        name: string | null
        value: number | null
        counted?: boolean | null
        fewest?: number | null
        evidence?: Evidence | null
      }[]
    | null
  claims?: { claim: string | null; evidence?: Evidence | null }[] | null
}

/** The evidence of documents and of figures of pages. Those without any may be missing. */
export interface StoredEvidence {
  documents: { _id: string; evidence: Evidence | null }[]
  pages: { _id: string; figures: { key: string | null; evidence: Evidence | null }[] | null }[]
}

interface Facts {
  site: StoredFigures | null
  /** Null for a site that is not public. */
  evidence: StoredEvidence | null
  /** Null when no figure is counted. */
  counts: Counts | null
  today: string
}

/** What texts show of each figure, and which claims and figures of documents have evidence. */
export function knownFigures({ site, evidence, counts, today }: Facts): KnownFigures {
  const figures = (site?.figures ?? []).flatMap(
    ({ name, value, counted, fewest, evidence: own }): ShownFigure[] => {
      if (typeof name !== 'string' || typeof value !== 'number') return []
      const count = counted === true && counts ? countedValue(name, counts, fewest ?? undefined) : null
      const isSample = isSampleFigure(name, value)
      const standing = standingOf({ isSample, evidence: own, isCounted: count !== null, today })
      return [{ name, value: count ?? value, standing }]
    },
  )
  const isStated = (own: Evidence | null | undefined) =>
    standingOf({ isSample: true, evidence: own, today }) === 'stated'
  return {
    figures,
    count: counts && { day: counts.day, reviews: counts.reviews },
    publicSite: evidence && {
      statedClaims: statedClaims(site?.claims ?? [], isStated),
      isStated: isStatedIn(evidence, isStated),
    },
  }
}

function statedClaims(
  claims: NonNullable<StoredFigures['claims']>,
  isStated: (evidence: Evidence | null | undefined) => boolean,
): Set<ClaimId> {
  const stated = new Set(claims.flatMap(({ claim, evidence }) => (isStated(evidence) ? [claim] : [])))
  return new Set(CLAIMS.map(({ id }) => id).filter((id) => stated.has(id)))
}

function isStatedIn(
  { documents, pages }: StoredEvidence,
  isStated: (evidence: Evidence | null) => boolean,
): (documentId: string, figureKey?: string) => boolean {
  const ofDocuments = documents.filter(({ evidence }) => isStated(evidence)).map(({ _id }) => _id)
  const ofFigures = pages.flatMap(({ _id, figures }) =>
    (figures ?? []).flatMap(({ key, evidence }) => (isStated(evidence) ? [`${_id} ${key}`] : [])),
  )
  const stated = new Set([...ofDocuments, ...ofFigures])
  return (documentId, figureKey) =>
    stated.has(figureKey === undefined ? documentId : `${documentId} ${figureKey}`)
}
