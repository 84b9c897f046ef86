import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eachPerMinute, perMinute } from './per-minute.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('so many calls in a minute, and as many in the next one', () => {
  const isWithin = perMinute(2)
  expect([isWithin(), isWithin(), isWithin()]).toEqual([true, true, false])
  vi.setSystemTime(60_000)
  expect(isWithin()).toBe(true)
})

test('each key has a count of its own', () => {
  const isWithin = eachPerMinute(1)
  expect([isWithin('a'), isWithin('a'), isWithin('b')]).toEqual([true, false, true])
  vi.setSystemTime(60_000)
  expect(isWithin('a')).toBe(true)
})
