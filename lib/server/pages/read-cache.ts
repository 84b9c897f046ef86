import { createRequire } from 'node:module'
import type { CacheEntry, CacheHandler } from 'next/dist/server/lib/cache-handlers/types.js'
import { areExpired, steadyTime } from '../next-internals.ts'

/** In bytes. The results of reads that pages share. */
const MAX_SIZE = 64 * 1024 * 1024

/** What an entry takes beside its key, its tags and its bytes, roughly. */
const OVERHEAD = 500

// Next loads this file as it is, and its own is CommonJS, which would be imported as one object.
const { createDefaultCacheHandler }: typeof import('next/dist/server/lib/cache-handlers/default.js') =
  createRequire(import.meta.url)('next/dist/server/lib/cache-handlers/default.js')

interface Kept extends Omit<CacheEntry, 'value'> {
  bytes: Buffer
}

/**
 * Keeps what functions with 'use cache' returned (`cacheHandlers` in next.config.ts), as bytes. Next's own handler keeps
 * streams instead: they hold on to the requests in which they were made and read, which its limit does not count
 * (vercel/next.js 97934).
 */
export function createReadCache(maxSize = MAX_SIZE): CacheHandler & { size: number } {
  // The oldest use comes first.
  const entries = new Map<string, Kept>()
  const pending = new Map<string, Promise<void>>()
  let size = 0

  function drop(key: string): void {
    const kept = entries.get(key)
    if (!kept) return
    entries.delete(key)
    size -= sizeOf(key, kept)
  }

  async function put(key: string, coming: Promise<CacheEntry>): Promise<void> {
    const kept = await keep(coming)
    drop(key)
    // One that expires at once is made again for each request.
    if (kept === null || kept.expire === 0) return
    entries.set(key, kept)
    size += sizeOf(key, kept)
    for (const oldest of entries.keys()) {
      if (size <= maxSize) break
      drop(oldest)
    }
  }

  return {
    // Tags are expired in Next's own list (next-internals.ts).
    ...createDefaultCacheHandler(1),
    get size() {
      return size
    },
    async get(key) {
      await pending.get(key)
      const kept = entries.get(key)
      if (!kept || steadyTime() > kept.timestamp + kept.revalidate * 1_000) return undefined
      if (areExpired(kept.tags, kept.timestamp)) return undefined
      entries.delete(key)
      entries.set(key, kept)
      const { bytes, ...facts } = kept
      return { ...facts, value: streamOf(bytes) }
    },
    set(key, coming) {
      const done = put(key, coming).finally(() => {
        if (pending.get(key) === done) pending.delete(key)
      })
      pending.set(key, done)
      return done
    },
  }
}

const streamOf = (bytes: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      if (bytes.length > 0) controller.enqueue(bytes)
      controller.close()
    },
  })

async function keep(coming: Promise<CacheEntry>): Promise<Kept | null> {
  try {
    const { value, ...facts } = await coming
    return { ...facts, bytes: Buffer.concat(await Array.fromAsync(value)) }
  } catch {
    // Whoever asked for what could not be read has been told. Next asks again.
    return null
  }
}

const sizeOf = (key: string, { bytes, tags }: Kept): number =>
  OVERHEAD + 2 * key.length + bytes.length + tags.reduce((sum, tag) => sum + tag.length + 16, 0)

export default createReadCache()
