import 'server-only'
import { contentVersion, hasChangedSince } from '#lib/server/expiry.ts'
import { getLake } from '#lib/server/lake.ts'
import { siteLog } from '#lib/server/log.ts'
import { isEmbedded } from './source.ts'

/** Hosted Sanity: milliseconds after which a value is read again. */
const MAX_AGE = 60_000
/** Milliseconds after which a read that failed is tried again. */
const RETRY_AFTER = 5_000

interface Reading<Content> {
  content: Promise<Content>
  /** The version of the content that it was read of. */
  version: number
  at: number
  /** What it depends on, once that is known; until then on everything. */
  tags?: string[]
}

/** Says of a read which cache tags it depends on. */
export type DependOn = (tags: string[]) => void

/**
 * Keeps the result of a read in memory until the content changes. For what every request needs outside of pages. With hosted
 * content, where a read takes long, it can also say what it depends on, and is kept until that changes.
 */
export function cachedUntilChange<Content>(
  read: (dependOn: DependOn) => Promise<Content>,
): () => Promise<Content> {
  let kept: Reading<Content> | undefined
  return () => {
    const version = isEmbedded ? getLake().lastSeq : contentVersion()
    if (kept && isFresh(kept, version)) return kept.content
    const former = isEmbedded ? undefined : kept
    const reading: Reading<Content> = {
      content: read((tags) => {
        reading.tags = tags
      }),
      version,
      at: performance.now(),
    }
    kept = reading
    if (former) {
      // Hosted Sanity may be down: what was read last is used meanwhile.
      reading.content = reading.content.catch((error) => {
        const reason = error instanceof Error ? error.message : 'unknown'
        siteLog.warn({ reason }, 'Hosted content could not be read: what was read last is used')
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

function isFresh({ version, at, tags }: Reading<unknown>, newest: number): boolean {
  if (isEmbedded) return version === newest
  const isCurrent = tags ? !hasChangedSince(tags, version) : version === newest
  return isCurrent && performance.now() - at < MAX_AGE
}
