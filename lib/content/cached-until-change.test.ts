import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expireContent } from '#lib/server/expiry.ts'
import { cachedUntilChange } from './cached-until-change.ts'

// Which lake there is is a setting of the process.
vi.mock('./source.ts', () => ({ isEmbedded: false }))
vi.mock('#lib/server/next-internals.ts', () => ({ expireTags: () => {} }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Hosted content that may be down. */
function hosted() {
  const lake = { isDown: false, value: 'one', reads: 0 }
  const get = cachedUntilChange(async () => {
    lake.reads += 1
    if (lake.isDown) throw new Error('Bad gateway')
    return lake.value
  })
  return { lake, get }
}

test('hosted content is read again once it has changed, or after a minute', async () => {
  const { lake, get } = hosted()
  expect([await get(), await get(), lake.reads]).toEqual(['one', 'one', 1])
  lake.value = 'two'
  expireContent(['any'])
  expect([await get(), lake.reads]).toEqual(['two', 2])
  vi.advanceTimersByTime(61_000)
  expect([await get(), lake.reads]).toEqual(['two', 3])
})

test('after a minute it is read again, once, and nobody waits for that', async () => {
  const { lake, get } = hosted()
  await get()
  lake.value = 'two'
  vi.advanceTimersByTime(61_000)
  expect(await Promise.all([get(), get()])).toEqual(['one', 'one'])
  expect([await get(), lake.reads]).toEqual(['two', 2])
})

test('what was read more than ten minutes ago is not used', async () => {
  const { lake, get } = hosted()
  await get()
  lake.value = 'two'
  vi.advanceTimersByTime(601_000)
  expect(await get()).toBe('two')
})

test('what changes while it is read again is read once more', async () => {
  const answers: ((value: string) => void)[] = []
  const get = cachedUntilChange(() => new Promise<string>((answer) => answers.push(answer)))
  const first = get()
  answers[0]?.('one')
  await first
  vi.advanceTimersByTime(61_000)
  expect(await get()).toBe('one')
  expireContent(['any'])
  const newest = get()
  answers[2]?.('three')
  expect(await newest).toBe('three')
  answers[1]?.('two')
  expect([await get(), answers.length]).toEqual(['three', 3])
})

test('a second reading that fails is tried again a few seconds later', async () => {
  const { lake, get } = hosted()
  await get()
  lake.isDown = true
  vi.advanceTimersByTime(61_000)
  expect([await get(), await get(), lake.reads]).toEqual(['one', 'one', 2])
  lake.isDown = false
  lake.value = 'two'
  vi.advanceTimersByTime(6_000)
  expect([await get(), await get(), lake.reads]).toEqual(['one', 'two', 3])
})

test('what says what it depends on is read again when that changes, also while it is read', async () => {
  let reads = 0
  const get = cachedUntilChange(async (dependOn) => {
    reads += 1
    await Promise.resolve()
    dependOn(['content', 'addresses'])
    return reads
  })
  expect(await get()).toBe(1)
  expireContent(['doc:toronto'])
  expect([await get(), await get()]).toEqual([1, 1])
  expireContent(['doc:toronto', 'addresses'])
  expect([await get(), await get()]).toEqual([2, 2])

  expireContent(['content'])
  const reading = get()
  expireContent(['addresses'])
  expect([await reading, await get(), await get()]).toEqual([3, 4, 4])
  vi.advanceTimersByTime(61_000)
  expect(await get()).toBe(5)
})

test('while it is down what was read last is used, and it is asked every few seconds', async () => {
  const { lake, get } = hosted()
  await get()
  lake.isDown = true
  expireContent(['any'])
  expect([await get(), await get(), lake.reads]).toEqual(['one', 'one', 2])
  vi.advanceTimersByTime(6_000)
  expect([await get(), lake.reads]).toEqual(['one', 3])
  lake.isDown = false
  lake.value = 'two'
  vi.advanceTimersByTime(6_000)
  expect(await get()).toBe('two')
})

test('without anything read before, a failure is one, and the next request reads again', async () => {
  const { lake, get } = hosted()
  lake.isDown = true
  await expect(get()).rejects.toThrow('Bad gateway')
  lake.isDown = false
  expect(await get()).toBe('one')
})
