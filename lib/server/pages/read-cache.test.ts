import { AsyncLocalStorage } from 'node:async_hooks'
import { text } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { expireTags, steadyTime } from '../next-internals.ts'
import { createReadCache } from './read-cache.ts'

const coming = (value: string, more = {}) =>
  Promise.resolve({
    value: new Blob([value]).stream(),
    tags: ['doc:a'],
    stale: 60,
    timestamp: steadyTime() - 1,
    expire: 3_600,
    revalidate: 3_600,
    ...more,
  })

async function read(cache: ReturnType<typeof createReadCache>, key: string) {
  const entry = await cache.get(key, [])
  return entry && text(entry.value)
}

test('what was put is there for everybody, until one of its tags expires', async () => {
  const cache = createReadCache()
  await cache.set('a', coming('of a'))
  await cache.set('b', coming('of b', { tags: ['doc:b'] }))
  expect(await Promise.all([read(cache, 'a'), read(cache, 'a')])).toEqual(['of a', 'of a'])
  expireTags(['doc:a'])
  expect(await read(cache, 'a')).toBeUndefined()
  expect(await read(cache, 'b')).toBe('of b')
  await new Promise((done) => setTimeout(done, 2))
  await cache.set('a', coming('of a, anew', { timestamp: steadyTime() }))
  expect(await read(cache, 'a')).toBe('of a, anew')
})

test('who asks while it is made waits for it', async () => {
  const cache = createReadCache()
  const made = Promise.withResolvers<Awaited<ReturnType<typeof coming>>>()
  const done = cache.set('a', made.promise)
  const asked = read(cache, 'a')
  made.resolve(await coming('late'))
  expect(await asked).toBe('late')
  await done
})

test('what is too old, expires at once or failed is not there', async () => {
  const cache = createReadCache()
  await cache.set('old', coming('', { timestamp: steadyTime() - 3_600_001 }))
  await cache.set('at once', coming('', { expire: 0 }))
  await cache.set(
    'failed',
    coming('', { value: new ReadableStream({ start: (c) => c.error(new Error('no')) }) }),
  )
  await cache.set('failed before', Promise.reject(new Error('no')))
  for (const key of ['old', 'at once', 'failed', 'failed before'])
    expect(await read(cache, key)).toBeUndefined()
})

test('memory is bounded; what was asked for last stays', async () => {
  const cache = createReadCache(100_000)
  for (let n = 0; n < 50; n++) {
    await cache.set(`key-${n}`, coming('x'.repeat(10_000)))
    await read(cache, 'key-0')
  }
  expect(cache.size).toBeLessThanOrEqual(100_000)
  expect(cache.size).toBeGreaterThan(80_000)
  expect(await read(cache, 'key-0')).toHaveLength(10_000)
  expect(await read(cache, 'key-49')).toHaveLength(10_000)
  expect(await read(cache, 'key-1')).toBeUndefined()
})

test('it does not hold on to the request that made or read an entry', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const cache = createReadCache()
  const requests = new AsyncLocalStorage<object>()
  const held: WeakRef<object>[] = []
  const inRequest = async (work: () => Promise<unknown>) => {
    const request = { body: Buffer.alloc(1_000) }
    held.push(new WeakRef(request))
    await requests.run(request, work)
  }
  for (let n = 0; n < 20; n++) {
    await inRequest(() => cache.set(`key-${n}`, coming('kept')))
    await inRequest(() => read(cache, `key-${n}`))
  }
  await new Promise((done) => setTimeout(done, 10))
  collect()
  expect(await read(cache, 'key-0')).toBe('kept')
  expect(held.filter((request) => request.deref() !== undefined).length).toBeLessThanOrEqual(1)
})
