import { expect, test } from 'vitest'
import { DEFAULT_TIMING, delayFor, fadeFor, intervalFor } from './timing.ts'

const desktop = { smallScreen: false, reducedMotion: false }
const phone = { smallScreen: true, reducedMotion: false }
const still = { smallScreen: false, reducedMotion: true }
const stillPhone = { smallScreen: true, reducedMotion: true }

/** The figures of docs/product.md, Live activity. */
test('the interval is 12 s, 22 s on small screens, 20 s with reduced motion, the slower of two', () => {
  expect(intervalFor(DEFAULT_TIMING, desktop)).toBe(12_000)
  expect(intervalFor(DEFAULT_TIMING, phone)).toBe(22_000)
  expect(intervalFor(DEFAULT_TIMING, still)).toBe(20_000)
  expect(intervalFor(DEFAULT_TIMING, stillPhone)).toBe(22_000)
})

test('the first item comes at once, after 10 s on small screens', () => {
  expect(delayFor(DEFAULT_TIMING, desktop)).toBe(0)
  expect(delayFor(DEFAULT_TIMING, still)).toBe(0)
  expect(delayFor(DEFAULT_TIMING, phone)).toBe(10_000)
  expect(delayFor(DEFAULT_TIMING, stillPhone)).toBe(10_000)
})

test('an item fades for 200 ms, not at all with reduced motion', () => {
  expect(fadeFor(DEFAULT_TIMING, desktop)).toBe(200)
  expect(fadeFor(DEFAULT_TIMING, phone)).toBe(200)
  expect(fadeFor(DEFAULT_TIMING, still)).toBe(0)
})

test('a screen is small up to 640 px, and three items are shown', () => {
  expect(DEFAULT_TIMING).toMatchObject({ smallScreenWidth: 640, maxShown: 3 })
})
