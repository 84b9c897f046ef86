import 'server-only'
import { getLake } from '#lib/server/lake.ts'
import { isEmbedded } from './source.ts'

/** Hosted Sanity: milliseconds after which a value is read again. */
const MAX_AGE = 60_000

interface Reading<Content> {
  content: Promise<Content>
  seq: number
  at: number
}

/** Keeps the result of a read in memory until the content changes. For what every request needs outside of pages. */
export function cachedUntilChange<Content>(read: () => Promise<Content>): () => Promise<Content> {
  let kept: Reading<Content> | undefined
  return () => {
    const seq = isEmbedded ? getLake().lastSeq : 0
    const isFresh = kept && (isEmbedded ? kept.seq === seq : performance.now() - kept.at < MAX_AGE)
    if (kept && isFresh) return kept.content
    const reading: Reading<Content> = { content: read(), seq, at: performance.now() }
    kept = reading
    // A failed read is not kept.
    reading.content.catch(() => {
      if (kept === reading) kept = undefined
    })
    return reading.content
  }
}
