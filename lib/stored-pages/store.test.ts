import { expect, test, vi } from 'vitest'
import { PAGE_AGE } from '#lib/content/freshness.ts'
import { contentVersion, expireContent } from '#lib/server/expiry.ts'
import { Body } from './body.ts'
import { type Entry, PageStore } from './store.ts'

async function entry(text: string, more: Partial<Entry> = {}): Promise<Entry> {
  const bytes = Buffer.from(text)
  const body = await Body.of(bytes, Body.markOf(bytes), 'image/png', 'identity')
  return {
    status: 200,
    headers: [],
    body,
    tags: null,
    version: contentVersion(),
    validUntil: performance.now() + PAGE_AGE,
    isUsed: false,
    prepared: {},
    ...more,
  }
}

test('a change makes answers invalid that have its tag, or whose tags are not known', async () => {
  const store = new PageStore()
  store.put('a', await entry('a', { tags: ['doc:a'] }))
  store.put('b', await entry('b', { tags: ['doc:b'] }))
  store.put('c', await entry('c'))
  expireContent(['doc:a'])
  expect(['a', 'b', 'c'].map((key) => store.get(key) !== null)).toEqual([false, true, false])
})

test('another slug makes all answers invalid', async () => {
  const store = new PageStore()
  store.put('a', await entry('a', { tags: ['doc:a'] }))
  expireContent(['addresses'])
  expect(store.get('a')).toBeNull()
})

test('an answer that was asked for before a change is not valid after it, whenever it came', async () => {
  const store = new PageStore()
  const version = contentVersion()
  expireContent(['doc:same'])
  store.put('a', await entry('a', { tags: ['doc:same'], version }))
  store.put('b', await entry('b', { tags: ['doc:same'] }))
  expect(store.get('a')).toBeNull()
  expect(store.get('b')).not.toBeNull()
})

test('an old answer is asked for again', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  try {
    const store = new PageStore()
    store.put('a', await entry('a'))
    // Whatever the clock says.
    vi.setSystemTime(Date.now() - 86_400_000)
    expect(store.get('a')).not.toBeNull()
    vi.advanceTimersByTime(601_000)
    expect(store.get('a')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('memory is bounded, and what is asked for stays', async () => {
  const store = new PageStore(100_000)
  for (let page = 0; page < 200; page++) {
    store.put(`/${page}`, await entry(`${page}`.padEnd(5_000)))
    expect(store.get('/0')).not.toBeNull()
    expect(store.size).toBeLessThanOrEqual(100_000)
  }
  expect(store.get('/1')).toBeNull()
  expect(store.get('/199')).not.toBeNull()
})

test('equal bytes are kept once, and go with the last answer that has them', async () => {
  const store = new PageStore()
  const shared = await entry('screen'.padEnd(50_000))
  store.put('/a', shared)
  const before = store.size
  store.put('/b', { ...shared })
  expect(store.size - before).toBeLessThan(5_000)
  expect(store.bodyOf(shared.body.mark)).toBe(shared.body)
  for (const key of ['/a', '/b']) store.put(key, await entry(key))
  expect(store.bodyOf(shared.body.mark)).toBeUndefined()
  expect(store.size).toBeLessThan(5_000)
})

test('unknown addresses push no pages out', async () => {
  const store = new PageStore()
  store.put('/page', await entry('page'))
  const screen = await entry('screen', { status: 404 })
  for (let address = 0; address < 3_000; address++) store.put(`/no/${address}`, { ...screen })
  expect(store.get('/page')).not.toBeNull()
  expect(store.get('/no/0')).toBeNull()
  expect(store.get('/no/2999')).not.toBeNull()
  expect(store.size).toBeLessThan(3_000_000)
})
