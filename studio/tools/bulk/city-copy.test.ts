import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cityCopy, slugFrom } from './city-copy.ts'

const toronto = readFileSync('studio/seed/production.ndjson', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((text) => JSON.parse(text))
  .find(({ _id }) => _id === 'city-toronto')

let count = 0
const copy = cityCopy(
  toronto,
  { en: 'Markham', fr: 'Markham' },
  'markham',
  () => `copy${count++}`,
) as typeof toronto

test('a copy has its own name and address, and the local data', () => {
  expect(copy).toMatchObject({
    _type: 'city',
    name: { en: 'Markham', fr: 'Markham' },
    slug: { current: 'markham' },
  })
  expect(copy.localPricing.baseMultiplier).toBe(1.15)
  expect(copy.localData.emergencyService).toBe(true)
  expect(copy.localRegulations.map(({ en }: { en: string }) => en)).toEqual(
    toronto.localRegulations.map(({ en }: { en: string }) => en),
  )
})

test('no key is the other city’s, and none is there twice', () => {
  const keysIn = (value: unknown): string[] => JSON.stringify(value).match(/"_key":"[^"]+"/g) ?? []
  const keys = keysIn(copy)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.filter((key) => keysIn(toronto).includes(key))).toEqual([])
})

test('what is true of one city only stays there', () => {
  for (const field of [
    '_id',
    '_rev',
    'serviceCount',
    'contractorCount',
    'contractorRating',
    'seo',
    'localKeywords',
  ]) {
    expect(copy).not.toHaveProperty(field)
  }
  expect(copy.localData).not.toHaveProperty('totalReviews')
})

test.each([
  ['Québec City', 'quebec-city'],
  ['St. John’s', 'st-johns'],
  ['  Trois-Rivières  (Mauricie) ', 'trois-rivieres-mauricie'],
  ['東京', ''],
])('%s has the address %s', (name, slug) => {
  expect(slugFrom(name)).toBe(slug)
})
