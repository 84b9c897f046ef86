import 'server-only'
import { contentVersion } from '#lib/server/expiry.ts'
import { getLake } from '#lib/server/lake.ts'
import { isEmbedded } from './source.ts'

/** Hosted Sanity: milliseconds after which a value is read again. */
const MAX_AGE = 60_000
/** Milliseconds after which a read that failed is tried again. */
const RETRY_AFTER = 5_000

interface Reading<Content> {
  content: Promise<Content>
  seq: number
  at: number
}

/** Keeps the result of a read in memory until the content changes. For what every request needs outside of pages. */
export function cachedUntilChange<Content>(read: () => Promise<Content>): () => Promise<Content> {
  let kept: Reading<Content> | undefined
  return () => {
    const seq = isEmbedded ? getLake().lastSeq : contentVersion()
    const now = performance.now()
    const isFresh = kept && kept.seq === seq && (isEmbedded || now - kept.at < MAX_AGE)
    if (kept && isFresh) return kept.content
    const former = isEmbedded ? undefined : kept
    const reading: Reading<Content> = { content: read(), seq, at: now }
    kept = reading
    if (former) {
      // Hosted Sanity may be down: what was read last is used meanwhile.
      reading.content = reading.content.catch(() => {
        if (kept === reading) reading.at = performance.now() - MAX_AGE + RETRY_AFTER
        return former.content
      })
    }
    // A failed read is not kept.
    reading.content.catch(() => {
      if (kept === reading) kept = undefined
    })
    return reading.content
  }
}
