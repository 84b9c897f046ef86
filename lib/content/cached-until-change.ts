import 'server-only'
import { contentVersion, hasChangedSince } from '#lib/server/expiry.ts'
import { getLake } from '#lib/server/lake.ts'
import { newestOrFormer, warnOfFailedRead } from './former-results.ts'
import { CHECK_AFTER, LONGEST_USE, RETRY_AFTER } from './freshness.ts'
import { isEmbedded } from './source.ts'

interface Reading<Content> {
  content: Promise<Content>
  /** The version of the content when it was read. */
  version: number
  /** After this time the value is read again, and still used meanwhile. In milliseconds of `performance.now()`. */
  freshUntil: number
  /** After this time the value is not used any more. In milliseconds of `performance.now()`. */
  usedUntil: number
  /** The cache tags of the value. While they are unknown, every change of content expires the value. */
  tags?: string[]
}

/** A read calls this with the cache tags it depends on. */
export type DependOn = (tags: string[]) => void

/**
 * Keeps the result of a read in memory until the content changes. It is for values that the server needs outside of pages, such
 * as slugs. Hosted reads are slow. So hosted reads can name their cache tags: the result is kept until one of them expires.
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
      freshUntil: now + CHECK_AFTER,
      usedUntil: now + LONGEST_USE,
    }
    return reading
  }

  /** Reads a kept value again. The old value is used until the new value has been read. */
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
