import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorsBetween } from './errors-between.ts'

test.each([
  ['toronto', 'tornoto', 1],
  ['furnace', 'furnance', 1],
  ['missisauga', 'mississauga', 1],
  ['kitchen', 'kitchener', 2],
  ['couch', 'coach', 1],
  ['', 'tv', 2],
  ['shed', 'shed', 0],
])('%s and %s differ by %i', (a, b, errors) => {
  expect(errorsBetween(a, b)).toBe(errors)
})

test('it is the same both ways, and at most the longer word', () => {
  const word = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      const errors = errorsBetween(a, b)
      expect(errorsBetween(b, a)).toBe(errors)
      expect(errors).toBeLessThanOrEqual(Math.max(a.length, b.length))
      expect(errors === 0).toBe(a === b)
    }),
  )
})
