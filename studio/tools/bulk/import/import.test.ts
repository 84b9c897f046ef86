// Reads the sample content.

import { readFileSync } from 'node:fs'
import { createSchema } from 'sanity'
import { describe, expect, test } from 'vitest'
import { pairsOf, type StoredDocument } from '#studio/core/document-pair.ts'
import { schemaTypes } from '#studio/core/schema-types.ts'
import type { SchemaNode } from '../bulk-fields.ts'
import { csvTemplate, otherSlugs, READ_TYPES, targetsOf, writeCsv } from './cells.ts'
import { columnsOf, type TableType } from './columns.ts'
import { type ImportPlan, type Known, type LineProblem, type PlannedLine, planImport } from './plan-import.ts'
import { type CsvProblemError, readCsv } from './read-csv.ts'

const schema = createSchema({ name: 'test', types: schemaTypes('en') })
const pairs = pairsOf(
  readFileSync('studio/seed/production.ndjson', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((text) => JSON.parse(text) as StoredDocument)
    .filter(({ _type }) => READ_TYPES.includes(_type)),
)

function known(type: TableType): Known {
  return {
    type,
    columns: columnsOf(type, schema.get(type) as unknown as SchemaNode),
    pairs: pairs.filter((pair) => pair.type === type),
    otherSlugs: otherSlugs(pairs, type),
    targets: targetsOf(pairs),
    newKey: () => 'key',
  }
}

const bytes = (text: string) => new TextEncoder().encode(text)
const plan = (type: TableType, text: string): ImportPlan => planImport(readCsv(bytes(text)), known(type))

function lines(type: TableType, text: string): PlannedLine[] {
  const result = plan(type, text)
  if ('problem' in result) throw new Error(JSON.stringify(result.problem))
  return result.lines
}

const first = (type: TableType, text: string) => {
  const [line] = lines(type, text)
  if (!line) throw new Error('There is no line.')
  return line
}

function expectRefused(line: PlannedLine, problem: object) {
  expect(line).toMatchObject({ kind: 'refused', planned: null })
  expect(line.problems).toContainEqual(problem)
}

describe('a table', () => {
  test.each(['city', 'service'] as const)(
    'of every %s, imported as it was exported, changes nothing',
    (type) => {
      const { columns, targets, pairs: own } = known(type)
      const all = lines(type, writeCsv(own, columns, targets))
      expect(all.length).toBe(own.length)
      expect(all.filter(({ kind }) => kind !== 'unchanged')).toEqual([])
    },
  )

  test('has every column it is documented with', () => {
    expect(csvTemplate(known('city').columns)).toContain(
      '"slug","name_en","name_fr","province","description_en"',
    )
    expect(csvTemplate(known('service').columns)).toContain('"price_range","catalogue_number","popularity"')
  })

  test.each([
    ['commas', 'slug,name_en\ntoronto,Toronto City\n'],
    ['semicolons', 'slug;name_en\ntoronto;Toronto City\n'],
    ['Windows lines and a byte order mark', '\ufeffslug;name_en\r\ntoronto;Toronto City\r\n'],
    ['quotes, and lines without text', '"slug","name_en"\n,\n"toronto","Toronto City"\n\n'],
    ['columns in another order and case', 'NAME_EN,Slug\nToronto City,toronto\n'],
  ])('with %s is understood', (_, text) => {
    const { kind, planned } = first('city', text)
    expect(kind).toBe('changed')
    expect(planned?.after.name).toMatchObject({
      en: 'Toronto City',
      fr: 'Toronto',
      translatedFrom: 'Toronto',
    })
  })

  test('lines are counted as in the file', () => {
    const text = 'slug,description_en\ntoronto,"Two\nlines"\n\nnowhere at all,x\n'
    expect(lines('city', text).map(({ line, kind }) => [line, kind])).toEqual([
      [2, 'changed'],
      [5, 'refused'],
    ])
  })

  test.each([
    ['letters of an older Mac', new Uint8Array([115, 108, 117, 103, 10, 0x8e, 10]), { kind: 'encoding' }],
    ['what no text has', new Uint8Array([115, 108, 117, 103, 10, 1, 10]), { kind: 'not-text' }],
    [
      'a quote that is not closed',
      bytes('slug,name_en\na,"b\n'),
      { kind: 'not-csv', line: expect.any(Number) },
    ],
    ['too much', new Uint8Array(6_000_000), { kind: 'too-large' }],
  ])('with %s is refused', (_, file, problem) => {
    expect(() => readCsv(file)).toThrow(expect.objectContaining({ problem }) as CsvProblemError)
  })

  test.each([
    ['', { kind: 'empty' }],
    ['name_en\nToronto\n', { kind: 'no-slug-column' }],
    ['slug,nom,prix\n', { kind: 'unknown-columns', columns: ['nom', 'prix'] }],
    ['slug,order,order\n', { kind: 'column-twice', columns: ['order'] }],
  ])('with the header %j is refused', (text, problem) => {
    expect(plan('city', text)).toEqual({ problem })
  })
})

describe('a line', () => {
  test('changes what has a cell and leaves the rest', () => {
    const { planned, before } = first(
      'city',
      'slug,price_multiplier,emergency_service,order\ntoronto,"1,2",non,\n',
    )
    expect(planned?.after).toEqual({
      ...before,
      localPricing: { ...(before.localPricing as object), baseMultiplier: 1.2 },
      localData: { ...(before.localData as object), emergencyService: false },
    })
  })

  test('new French is done; new English beside the same French leaves it out of date', () => {
    const french = first('city', 'slug,name_en,name_fr\nmontreal,Montreal,Ville de Montréal\n')
    expect(french.planned?.after.name).toEqual({
      _type: 'localeString',
      en: 'Montreal',
      fr: 'Ville de Montréal',
    })
    const english = first('city', 'slug,name_en,name_fr\nmontreal,City of Montreal,Montréal\n')
    expect(english.planned?.after.name).toEqual({
      _type: 'localeString',
      en: 'City of Montreal',
      fr: 'Montréal',
      translatedFrom: 'Montreal',
    })
  })

  test('with a new address makes a draft', () => {
    const { kind, planned } = first(
      'city',
      'slug,name_en,name_fr,province,price_multiplier\nmarkham,Markham,Markham,on,1.1\n',
    )
    expect(kind).toBe('new')
    expect(planned).toEqual({
      pair: { id: 'city-markham', type: 'city', published: null, draft: null },
      after: {
        _type: 'city',
        slug: { _type: 'slug', current: 'markham' },
        order: 100,
        name: { _type: 'localeString', en: 'Markham', fr: 'Markham' },
        province: { _type: 'reference', _ref: 'province-on' },
        localPricing: { _type: 'localPricing', baseMultiplier: 1.1 },
      },
    })
  })

  test('new services get the next catalogue numbers', () => {
    const text =
      'slug,name_en,category,price_range\none-thing,One,hvac,$100-$300\nother-thing,Other,hvac,"$1,000-$3,000"\n'
    const numbers = lines('service', text).map(({ planned }) => Number(planned?.after.catalogueNumber))
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1)
    expect(numbers[0]).toBeGreaterThan(pairs.filter(({ type }) => type === 'service').length)
  })

  test.each<[TableType, string, string, LineProblem['kind']]>([
    ['service', 'price_range', '100 to 300', 'not-a-price-range'],
    ['service', 'price_range', '$300-$100', 'not-a-price-range'],
    ['service', 'category', 'teevee', 'unknown-category'],
    ['service', 'complexity', 'hard', 'not-a-choice'],
    ['city', 'province', 'Ontario', 'unknown-province'],
    ['city', 'price_multiplier', 'high', 'not-a-number'],
    ['city', 'emergency_service', 'maybe', 'not-yes-or-no'],
  ])('of a %s with the %s %j is refused', (type, column, cell, kind) => {
    const slug = type === 'city' ? 'toronto' : 'tv-mounting'
    expectRefused(first(type, `slug,${column}\n${slug},${cell}\n`), { kind, column, cell })
  })

  test.each(['service', 'category', 'landingPage'])('a slug or an alias of a %s is taken', (type) => {
    const page = { _id: 'page', _type: type, slug: { current: 'spring' }, aliases: ['winter'] }
    expect(otherSlugs(pairsOf([page as never]), 'city')).toEqual(new Set(['spring', 'winter']))
    expect(READ_TYPES).toContain(type)
  })

  test.each<[string, LineProblem]>([
    ['slug,name_en\n,Nowhere\n', { kind: 'no-slug' }],
    ['slug,name_en,province\nNew Place,New Place,ON\n', { kind: 'slug-form', slug: 'New Place' }],
    ['slug,name_en,province\nservices,Services,ON\n', { kind: 'slug-reserved', slug: 'services' }],
    ['slug,name_en,province\ntv-mounting,TV,ON\n', { kind: 'slug-taken', slug: 'tv-mounting' }],
    [
      'slug,name_fr\nmarkham,Markham\n',
      { kind: 'missing', slug: 'markham', columns: ['name_en', 'province'] },
    ],
    ['slug,name_en\ntoronto,Toronto,extra\n', { kind: 'too-many-cells' }],
  ])('%j is refused', (text, problem) => {
    expectRefused(first('city', text), problem)
  })

  test('with an address another line has too is refused, and so is that one; the others are not', () => {
    const text = 'slug,name_en\ntoronto,One\ncalgary,Two\ntoronto,Three\n'
    expect(lines('city', text).map(({ kind }) => kind)).toEqual(['refused', 'changed', 'refused'])
    expect(first('city', text).problems).toEqual([{ kind: 'slug-twice', slug: 'toronto', lines: [2, 4] }])
  })
})
