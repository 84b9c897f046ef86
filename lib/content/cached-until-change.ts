import 'server-only'
import { contentVersion, hasChangedSince } from '#lib/server/expiry.ts'
import { getLake } from '#lib/server/lake.ts'
import { newestOrFormer, warnOfFailedRead } from './former-results.ts'
import { isEmbedded } from './source.ts'

/** Hosted Sanity: milliseconds after which a value is read again, in case a change was missed. */
const MAX_AGE = 60_000
/** Milliseconds for which a value is used while it is read again. Nobody waits for that, unless it is older. */
const MAX_USE = 600_000
/** Milliseconds after which a read that failed is tried again. */
const RETRY_AFTER = 5_000

interface Reading<Content> {
  content: Promise<Content>
  /** The version of the content that it was read of. */
  version: number
  /** Until when nobody looks for a newer one. This and the next are in milliseconds since the process started. */
  freshUntil: number
  /** Until when it is used. */
  usedUntil: number
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

  function begin(version: number): Reading<Content> {
    const now = performance.now()
    const reading: Reading<Content> = {
      content: read((tags) => {
        reading.tags = tags
      }),
      version,
      freshUntil: now + MAX_AGE,
      usedUntil: now + MAX_USE,
    }
    return reading
  }

  /** Reads again what is kept, which is used until that is done. */
  function renew(old: Reading<Content>, version: number): void {
    old.freshUntil = Number.POSITIVE_INFINITY
    const reading = begin(version)
    reading.content.then(
      () => {
        if (kept === old) kept = reading
      },
      (error) => {
        warnOfFailedRead(error)
        old.freshUntil = performance.now() + RETRY_AFTER
      },
    )
  }

  function readNow(version: number, former: Reading<Content> | undefined): Promise<Content> {
    const reading = begin(version)
    kept = reading
    if (former) {
      const newest = reading.content
      reading.content = newestOrFormer(newest, former.content)
      newest.then(
        () => {
          reading.content = newest
        },
        () => {
          reading.freshUntil = reading.usedUntil = performance.now() + RETRY_AFTER
        },
      )
    }
    // A failed read is not kept.
    reading.content.catch(() => {
      if (kept === reading) kept = undefined
    })
    return reading.content
  }

  return () => {
    const version = isEmbedded ? getLake().lastSeq : contentVersion()
    if (!kept || !isCurrent(kept, version)) return readNow(version, isEmbedded ? undefined : kept)
    const { content, freshUntil } = kept
    if (!isEmbedded && performance.now() >= freshUntil) renew(kept, version)
    return content
  }
}

function isCurrent({ version, usedUntil, tags }: Reading<unknown>, newest: number): boolean {
  if (isEmbedded) return version === newest
  const isUnchanged = tags ? !hasChangedSince(tags, version) : version === newest
  return isUnchanged && performance.now() < usedUntil
}
