// Reads the sample content.

import { expect, test } from 'vitest'
import { isSampleContractor } from './samples.ts'

const sample = {
  _id: 'installer-toronto-1',
  rating: 4.9,
  reviewCount: 156,
  yearsExperience: 12,
  completedJobs: 1240,
}

test.each([
  ['as it was filled in', sample, true],
  [
    'on a public site, which leaves the figures out',
    { _id: sample._id, rating: null, reviewCount: null },
    true,
  ],
  ['with a number that staff changed', { ...sample, reviewCount: 12 }, false],
  ['made by staff', { ...sample, _id: 'installer-of-a-contractor' }, false],
])('an installer %s: %#', (_, installer, isSample) => {
  expect(isSampleContractor(installer)).toBe(isSample)
})
