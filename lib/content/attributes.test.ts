// Reads the sample content.

import { expect, test } from 'vitest'
import { readSeed } from '../../tests/unit/seed/read-seed.ts'
import { countAttributes } from './attributes.ts'

test('each pair of a path and a type counts once, items of a list share a path', () => {
  const documents = [
    { _id: 'a', name: { en: 'x', fr: null }, tags: [{ label: 'x' }, { label: 'y', urgent: true }] },
    { _id: 'b', name: 'x', tags: [] },
  ]
  // _id; name as an object and as a text, en, fr; tags, tags[], label, urgent.
  expect(countAttributes(documents)).toBe(9)
})

/** Sanity's plan Free allows 2,000, Growth 10,000. */
const BUDGET = 2_325

test('the sample content keeps its budget of attributes', async () => {
  const count = countAttributes(await readSeed('studio/seed/production.ndjson'))
  expect(count).toBeGreaterThan(2_000)
  expect(count).toBeLessThanOrEqual(BUDGET)
})
