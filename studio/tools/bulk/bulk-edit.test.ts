import fc from 'fast-check'
import { createSchema } from 'sanity'
import { expect, test } from 'vitest'
import { parsePriceRange } from '#lib/pricing/price-range.ts'
import { priceRangeProblem } from '#schemas/shared/price-range-rule.ts'
import { schemaTypes } from '#studio/core/schema-types.ts'
import { type BulkField, bulkFields, type SchemaNode } from './bulk-fields.ts'
import { type BulkChange, changed, rangeByPercent, roundPrice } from './new-value.ts'

const schema = createSchema({ name: 'test', types: schemaTypes('en') })
const fieldsOf = (type: string) => bulkFields(schema.get(type) as unknown as SchemaNode)

function field(type: string, path: string): BulkField {
  const found = fieldsOf(type).find((candidate) => candidate.path.join('.') === path)
  if (!found) throw new Error(`${type} has no ${path}`)
  return found
}

test('the fields of a city, nested ones too, with their kinds', () => {
  const fields = Object.fromEntries(fieldsOf('city').map(({ path, kind }) => [path.join('.'), kind]))
  expect(fields).toMatchObject({
    'localPricing.baseMultiplier': 'number',
    'localData.emergencyService': 'yesNo',
    'localData.businessHours': 'localized',
    province: 'reference',
    pricingRange: 'priceRange',
    name: 'localized',
  })
  expect(Object.keys(fields)).not.toContain('slug')
  expect(Object.keys(fields)).not.toContain('slug.current')
  expect(Object.keys(fields).filter((path) => path.startsWith('picture'))).toEqual([])
})

test('what a customer gave in a review, and the answer to it, cannot be changed in bulk', () => {
  const paths = fieldsOf('review').map(({ path }) => path.join('.'))
  expect(paths).toEqual([
    'customerInitials',
    'location',
    'city',
    'service',
    'helpfulCount',
    'installerName',
    'videoUrl',
  ])
})

test('choices and references say what can be chosen', () => {
  expect(field('service', 'complexity').options.map(({ value }) => value)).toEqual([
    'Easy',
    'Moderate',
    'Complex',
  ])
  expect(field('service', 'category').to).toEqual(['category'])
  expect(field('city', 'localData.emergencyService').title).toBe('Installers and reviews › Emergency service')
})

const set = (value: string): BulkChange => ({ do: 'set', value })

test.each<[string, string, object, BulkChange, unknown]>([
  [
    'city',
    'localData.emergencyService',
    {},
    set('true'),
    { localData: { _type: 'localData', emergencyService: true } },
  ],
  [
    'city',
    'localPricing.baseMultiplier',
    { localPricing: { _type: 'localPricing', baseMultiplier: 1.15, factors: [] } },
    set('1,2'),
    { localPricing: { _type: 'localPricing', baseMultiplier: 1.2, factors: [] } },
  ],
  ['city', 'serviceCount', {}, set('many'), 'not-a-number'],
  [
    'service',
    'priceRange',
    { priceRange: '$100-$300' },
    { do: 'percent', percent: 5 },
    { priceRange: '$105-$320' },
  ],
  ['service', 'priceRange', { priceRange: 'ask us' }, { do: 'percent', percent: 5 }, 'not-a-price-range'],
  ['service', 'priceRange', {}, { do: 'percent', percent: 5 }, 'no-value-yet'],
  [
    'service',
    'catalogueNumber',
    { catalogueNumber: 10 },
    { do: 'percent', percent: 10 },
    { catalogueNumber: 11 },
  ],
  [
    'service',
    'category',
    {},
    set('category-hvac'),
    { category: { _type: 'reference', _ref: 'category-hvac' } },
  ],
  ['service', 'complexity', { complexity: 'Easy' }, { do: 'clear' }, {}],
  [
    'city',
    'availability',
    { availability: { _type: 'localeString', en: 'Daily', fr: 'Tous les jours' } },
    { do: 'localized', en: 'Weekdays', fr: '' },
    {
      availability: { _type: 'localeString', en: 'Weekdays', fr: 'Tous les jours', translatedFrom: 'Daily' },
    },
  ],
  [
    'city',
    'availability',
    {},
    { do: 'localized', en: 'Weekdays', fr: 'En semaine' },
    { availability: { _type: 'localeString', en: 'Weekdays', fr: 'En semaine' } },
  ],
])('%s.%s of %j, %j', (type, path, document, change, result) => {
  expect(changed({ ...document }, field(type, path), change)).toEqual(result)
})

test.each([
  [103, 105],
  [101, 100],
  [347.2, 350],
  [2613, 2600],
  [12_345, 12_300],
  [1, 5],
])('%d dollars are rounded to %d', (dollars, rounded) => {
  expect(roundPrice(dollars)).toBe(rounded)
})

test('a changed range is always one the Studio accepts, close to the exact one', () => {
  const amount = fc.integer({ min: 5, max: 90_000 })
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: -60, max: 200 }), (one, other, percent) => {
      const [min, max] = [Math.min(one, other), Math.max(one, other)]
      const result = rangeByPercent(`$${min}-$${max}`, percent) ?? ''
      expect(priceRangeProblem(result)).toBeNull()
      const end = parsePriceRange(result)?.max ?? 0
      expect(Math.abs(end - (max * (100 + percent)) / 100)).toBeLessThanOrEqual(250)
    }),
  )
})
