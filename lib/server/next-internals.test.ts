import { COOKIE_NAME_PRERENDER_BYPASS } from 'next/dist/server/api-utils/index.js'
import { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default.js'
import { BUILD_ID_FILE as BUILD_ID_FILE_OF_NEXT } from 'next/dist/shared/lib/constants.js'
import { expect, test } from 'vitest'
import { config } from '../../proxy.ts'
import { BUILD_ID_FILE, DRAFT_COOKIE, expireTags } from './next-internals.ts'

/* Each test is about one thing of Next.js that is not documented: when one fails, that thing has changed. */

/** Next's own cache, with one read in it that was made a second ago and has the tag. */
async function cacheWith(tag: string) {
  const cache = createDefaultCacheHandler(1_000_000)
  const value = new Blob(['{}']).stream()
  const timestamp = Date.now() - 1_000
  const entry = { value, tags: [tag], stale: 60, timestamp, expire: 3_600, revalidate: 3_600 }
  await cache.set('read', Promise.resolve(entry))
  return { read: () => cache.get('read', []) }
}

test('expireTags: what has the tag is no longer in Next’s cache, other reads are', async () => {
  const [changed, other] = [await cacheWith('doc:changed'), await cacheWith('doc:other')]
  expect(await changed.read()).toBeDefined()
  expireTags(['doc:changed'])
  expect(await changed.read()).toBeUndefined()
  expect(await other.read()).toBeDefined()
})

test('the name of the draft cookie, also in the proxy’s matcher', () => {
  expect(DRAFT_COOKIE).toBe(COOKIE_NAME_PRERENDER_BYPASS)
  expect(JSON.stringify(config.matcher)).toContain(`.*${DRAFT_COOKIE}.*`)
})

test('the file that names a build', () => {
  expect(BUILD_ID_FILE).toBe(BUILD_ID_FILE_OF_NEXT)
})
