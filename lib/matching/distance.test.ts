// Reads the sample content.

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { kmBetween } from './distance.ts'

const cities = readFileSync('studio/seed/production.ndjson', 'utf8')
  .trim()
  .split('\n')
  .map((line) => z.looseObject({ _type: z.string() }).parse(JSON.parse(line)))
  .filter(({ _type }) => _type === 'city')
  .map((city) => z.object({ slug: z.object({ current: z.string() }) }).parse(city).slug.current)

describe('distances between cities', () => {
  test('every city of the seed has a place in Canada', () => {
    expect(cities).toHaveLength(40)
    for (const city of cities) {
      expect(kmBetween(city, city), city).toBe(0)
      expect(kmBetween(city, 'toronto'), city).toBeLessThan(4100)
    }
  })

  // From published distances in a straight line. A place of two decimals may be a few kilometres from the middle of a city.
  test.each([
    ['toronto', 'mississauga', 22],
    ['ottawa', 'gatineau', 8],
    ['montreal', 'quebec-city', 233],
    ['montreal', 'toronto', 504],
    ['calgary', 'edmonton', 281],
    ['toronto', 'vancouver', 3358],
    ['st-johns', 'victoria', 5080],
  ])('%s to %s', (a, b, km) => {
    const found = kmBetween(a, b) ?? Number.NaN
    expect(Math.abs(found - km)).toBeLessThan(10 + km / 100)
    expect(kmBetween(b, a)).toBeCloseTo(found, 9)
  })

  test('an unknown city is at no distance', () => {
    expect(kmBetween('toronto', 'atlantis')).toBeNull()
    expect(kmBetween('atlantis', 'atlantis')).toBeNull()
    expect(kmBetween('constructor', 'toronto')).toBeNull()
  })
})
