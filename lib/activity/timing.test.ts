import { expect, test } from 'vitest'
import { delayFor, fadeFor, intervalFor, SEED_TIMING } from './timing.ts'

const desktop = { smallScreen: false, reducedMotion: false }
const phone = { smallScreen: true, reducedMotion: false }
const still = { smallScreen: false, reducedMotion: true }
const stillPhone = { smallScreen: true, reducedMotion: true }

/** The figures of docs/product.md, Live activity. */
test('the interval is 12 s, 22 s on small screens, 20 s with reduced motion, the slower of two', () => {
  expect(intervalFor(SEED_TIMING, desktop)).toBe(12_000)
  expect(intervalFor(SEED_TIMING, phone)).toBe(22_000)
  expect(intervalFor(SEED_TIMING, still)).toBe(20_000)
  expect(intervalFor(SEED_TIMING, stillPhone)).toBe(22_000)
})

test('the first item comes at once, after 10 s on small screens', () => {
  expect(delayFor(SEED_TIMING, desktop)).toBe(0)
  expect(delayFor(SEED_TIMING, still)).toBe(0)
  expect(delayFor(SEED_TIMING, phone)).toBe(10_000)
  expect(delayFor(SEED_TIMING, stillPhone)).toBe(10_000)
})

test('an item fades for 200 ms, not at all with reduced motion', () => {
  expect(fadeFor(SEED_TIMING, desktop)).toBe(200)
  expect(fadeFor(SEED_TIMING, phone)).toBe(200)
  expect(fadeFor(SEED_TIMING, still)).toBe(0)
})

test('a screen is small up to 640 px, and three items are shown', () => {
  expect(SEED_TIMING).toMatchObject({ smallScreenWidth: 640, maxShown: 3 })
})
