import 'server-only'
import { getLake } from '#lib/server/lake.ts'
import { isEmbedded } from './source.ts'

/** Hosted mode: how long a reading is used before it is read again. */
const MAX_AGE = 60_000

interface Reading<Content> {
  content: Promise<Content>
  seq: number
  at: number
}

/** A reading of content kept in memory, and read again after a change: for what every request asks for outside of pages. */
export function remember<Content>(read: () => Promise<Content>): () => Promise<Content> {
  let kept: Reading<Content> | undefined
  return () => {
    const seq = isEmbedded ? getLake().lastSeq : 0
    const isFresh = kept && (isEmbedded ? kept.seq === seq : Date.now() - kept.at < MAX_AGE)
    if (kept && isFresh) return kept.content
    const reading: Reading<Content> = { content: read(), seq, at: Date.now() }
    kept = reading
    // A failed read is not remembered.
    reading.content.catch(() => {
      if (kept === reading) kept = undefined
    })
    return reading.content
  }
}
