import { expect, test } from 'vitest'
import { parseRetryAfter, waitBeforeNext } from './backoff.ts'

const HOUR = 3_600_000

test('waits double from ten seconds to an hour; a random part of each is left out', () => {
  const longest = [1, 2, 3, 4].map((attempts) => waitBeforeNext(attempts, 0, () => 1))
  expect(longest).toEqual([10_000, 20_000, 40_000, 80_000])
  expect(waitBeforeNext(3, 0, () => 0)).toBe(20_000)
  expect(waitBeforeNext(500, 0, () => 1)).toBe(HOUR)
})

test('a CRM is given the time it asks for, at most a day', () => {
  expect(waitBeforeNext(1, 600_000)).toBe(600_000)
  expect(waitBeforeNext(20, 1_000, () => 1)).toBe(HOUR)
  expect(waitBeforeNext(1, 365 * 24 * HOUR)).toBe(24 * HOUR)
})

test('Retry-After is seconds or a date', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  expect(parseRetryAfter('120', now)).toBe(120_000)
  expect(parseRetryAfter('Sat, 21 Nov 2026 12:02:00 GMT', now)).toBe(120_000)
  expect(parseRetryAfter('Sat, 21 Nov 2026 11:00:00 GMT', now)).toBe(0)
  expect(parseRetryAfter('soon', now)).toBeUndefined()
  expect(parseRetryAfter(null, now)).toBeUndefined()
})
