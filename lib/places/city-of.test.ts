// Reads the sample content.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cityLike } from './city-names.ts'
import { cityOf } from './city-of.ts'
import areas from './postal-areas.json' with { type: 'json' }
import { postalCodeIn } from './postal-code.ts'

interface SeedCity {
  _type: string
  slug: { current: string }
  name: { en: string; fr: string }
}

const cities = readFileSync('studio/seed/production.ndjson', 'utf8')
  .trim()
  .split('\n')
  .map((line): SeedCity => JSON.parse(line))
  .filter(({ _type }) => _type === 'city')
  .map(({ slug, name }) => ({ slug: slug.current, name: name.en, also: name.fr }))

test('every city is found by its names in both languages, and has postal codes', async () => {
  expect(cities).toHaveLength(40)
  for (const { slug, name, also } of cities) {
    expect(await cityOf(name, cities)).toBe(slug)
    expect(await cityOf(also.toUpperCase(), cities)).toBe(slug)
  }
  expect(Object.keys(areas)).toEqual(cities.map(({ slug }) => slug).sort())
})

test.each([
  ['in mississauga', 'mississauga'],
  ['à Laval', 'laval'],
  ['near Montreal, QC', 'montreal'],
  ['Montréal (Québec)', 'montreal'],
  ['quebec', 'quebec-city'],
  ['Ville de Québec', 'quebec-city'],
  ['trois rivieres', 'trois-rivieres'],
  ['St. John’s', 'st-johns'],
  ['saint johns', 'st-johns'],
  ['Saint-Jean', 'st-johns'],
  ['st john', 'saint-john'],
  ['missisauga', 'mississauga'],
  ['montral', 'montreal'],
  ['winnepeg', 'winnipeg'],
  ['hailfax', 'halifax'],
])('%s is %s', async (typed, slug) => {
  expect(await cityOf(typed, cities)).toBe(slug)
})

// One address of each city, a suburb, and places far from all cities.
test.each([
  ['M5V 2T6', 'toronto'],
  ['m9w', 'toronto'],
  ['H2X 1Y4', 'montreal'],
  ['h9r', 'montreal'],
  ['H7N5H9', 'laval'],
  ['J4K 1A1', 'longueuil'],
  ['J8X 2K1', 'gatineau'],
  ['K1P 1J1', 'ottawa'],
  ['L5B 3C1', 'mississauga'],
  ['L4T', 'mississauga'],
  ['L6Y 4R2', 'brampton'],
  ['L8P 4Y5', 'hamilton'],
  ['N2G 4G7', 'kitchener'],
  ['P7B 6T7', 'thunder-bay'],
  ['R3B 1B9', 'winnipeg'],
  ['B3J 3A5', 'halifax'],
  ['A1C 5M2', 'st-johns'],
  ['E2L 4L1', 'saint-john'],
  ['X0A 0H0', 'iqaluit'],
  ['my place is at V6B-1A1, call me', 'vancouver'],
  ['Oshawa L1H 7K4', 'toronto'],
  ['L4M 3X9', 'elsewhere'],
  ['S6V 5Z2', 'elsewhere'],
  ['Toronto L4M', 'elsewhere'],
])('%s is in %s', async (typed, city) => {
  expect(await cityOf(typed, cities)).toBe(city)
})

test.each(['', 'Barrie', 'near me', 'kitchen', 'D5V', 'M5V2T6X', 'a-1b2c', '2x4'])(
  '%s names no city',
  async (typed) => {
    expect(await cityOf(typed, cities)).toBeNull()
  },
)

test('a word that is known otherwise is no misspelt city', () => {
  expect(cityLike(['surey'], cities)?.slug).toBe('surrey')
  expect(cityLike(['surey'], cities, () => false)).toBeNull()
})

test('no postal code belongs to two cities', () => {
  const all = Object.values(areas).flatMap((own) =>
    own.split(' ').flatMap((area) => [...area.slice(2)].map((end) => area.slice(0, 2) + end)),
  )
  expect(new Set(all).size).toBe(all.length)
  for (const code of all) expect(postalCodeIn(code)?.code).toBe(code)
})
