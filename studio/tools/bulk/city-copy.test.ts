// Reads the sample content.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CopiedField } from '#schemas/shared/copied.ts'
import { cityCopy, fieldsToBring, slugFrom } from './city-copy.ts'

const toronto = readFileSync('studio/seed/production.ndjson', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((text) => JSON.parse(text))
  .find(({ _id }) => _id === 'city-toronto')

let count = 0
const copyWith = (bring: string[]) =>
  cityCopy(toronto, {
    name: { en: 'Markham', fr: 'Markham' },
    slug: 'markham',
    bring,
    newKey: () => `copy${count++}`,
  }) as typeof toronto

const offered = fieldsToBring(toronto).map(({ name }) => name)
const copy = copyWith(offered)

test('what can be brought along is what the schema has and the city says, but for what is true of one city only', () => {
  expect(offered).toEqual([
    ...['province', 'description', 'availability', 'majorNeighborhoods', 'averageInstallationTime'],
    ...['localRegulations', 'buildingConsiderations', 'popularServices', 'marketSpecifics', 'localData'],
    ...['pricingRange', 'localPricing'],
  ])
  expect(fieldsToBring({ ...toronto, localRegulations: undefined }).map(({ name }) => name)).not.toContain(
    'localRegulations',
  )
})

test('a copy has its own name and address, and what it brings along', () => {
  expect(copy).toMatchObject({
    _type: 'city',
    name: { en: 'Markham', fr: 'Markham' },
    slug: { current: 'markham' },
    order: 100,
  })
  expect(copy.localPricing.baseMultiplier).toBe(1.15)
  expect(copy.localData.emergencyService).toBe(true)
  expect(copy.localRegulations.map(({ en }: { en: string }) => en)).toEqual(
    toronto.localRegulations.map(({ en }: { en: string }) => en),
  )
})

test('each field that is brought along is marked as copied, and no other field is there', () => {
  expect(copy.notReviewed.map(({ field }: CopiedField) => field)).toEqual(offered)
  const less = copyWith(['localRegulations'])
  expect(less.notReviewed).toEqual([
    expect.objectContaining({ field: 'localRegulations', from: { en: 'Toronto', fr: 'Toronto' } }),
  ])
  expect(less).not.toHaveProperty('description')
  expect(copyWith([])).not.toHaveProperty('notReviewed')
})

test('no key is the other city’s, and none is there twice', () => {
  const keysIn = (value: unknown): string[] => JSON.stringify(value).match(/"_key":"[^"]+"/g) ?? []
  const keys = keysIn(copy)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.filter((key) => keysIn(toronto).includes(key))).toEqual([])
})

test('what is true of one city only stays there', () => {
  const own = [
    '_id',
    '_rev',
    'serviceCount',
    'contractorCount',
    'contractorRating',
    'seo',
    'localKeywords',
    'picture',
  ]
  for (const field of own) expect(copy).not.toHaveProperty(field)
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
