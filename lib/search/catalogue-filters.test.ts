import { describe, expect, it } from 'vitest'
import {
  type CatalogueEntry,
  type CatalogueState,
  chooseChip,
  countFilters,
  listServices,
  NO_FILTERS,
  readFilters,
  withKnownCategories,
  writeFilters,
} from './catalogue-filters.ts'

const television: CatalogueEntry = {
  slug: 'tv-mounting',
  name: 'TV mounting',
  category: 'tech',
  complexity: 'Moderate',
  licenseRequired: false,
  permitRequired: false,
  price: { min: 100, max: 300 },
}

const charger: CatalogueEntry = {
  slug: 'ev-charger-installation',
  name: 'Éclair chargers',
  category: 'electrical',
  complexity: 'Complex',
  licenseRequired: true,
  permitRequired: true,
  price: { min: 100, max: 1500 },
}

const shelf: CatalogueEntry = {
  slug: 'shelf-mounting',
  name: 'Shelf mounting',
  category: 'mounting',
  complexity: null,
  licenseRequired: false,
  permitRequired: false,
  price: { min: 60, max: 180 },
}

const START: CatalogueState = { ...NO_FILTERS, sort: 'best' }

const listed = (state: Partial<CatalogueState>, found: string[] | null = null) =>
  listServices([television, charger, shelf], { ...START, ...state }, found, 'en-CA')

describe('listServices', () => {
  it('combines filters with AND, values of one filter with OR', () => {
    expect(listed({ complexity: ['Moderate', 'Complex'] })).toHaveLength(2)
    expect(listed({ complexity: ['Moderate', 'Complex'], licenseRequired: true })).toEqual([charger.slug])
    expect(listed({ categories: ['tech', 'electrical'], permitRequired: true }, [television.slug])).toEqual(
      [],
    )
    expect(listed({ chip: 'tech', categories: ['electrical'] })).toEqual([])
  })

  it('shows a service without complexity only while no complexity is asked for', () => {
    expect(listed({})).toContain(shelf.slug)
    expect(listed({ complexity: ['Easy', 'Moderate', 'Complex'] })).not.toContain(shelf.slug)
  })

  it('keeps the order of the search, or that of the catalogue', () => {
    expect(listed({}, [shelf.slug, television.slug])).toEqual([shelf.slug, television.slug])
    expect(listed({})).toEqual([television.slug, charger.slug, shelf.slug])
    expect(listed({}, ['gone'])).toEqual([])
  })

  it('sorts by price and by name', () => {
    expect(listed({ sort: 'price' })).toEqual([shelf.slug, television.slug, charger.slug])
    expect(listed({ sort: 'price-desc' })).toEqual([charger.slug, television.slug, shelf.slug])
    expect(listed({ sort: 'name' })).toEqual([charger.slug, shelf.slug, television.slug])
  })
})

describe('withKnownCategories', () => {
  const categories = [
    { slug: 'tech', aliases: ['electronics'] },
    { slug: 'home', aliases: [] },
  ]
  const known = (state: Partial<CatalogueState>) => withKnownCategories({ ...START, ...state }, categories)

  it('finds a category by its slug or another word for it', () => {
    expect(known({ chip: 'tech' })).toEqual({ state: { ...START, chip: 'tech' }, unknown: '' })
    expect(known({ chip: 'electronics', categories: ['electronics', 'tech', 'gone'] })).toEqual({
      state: { ...START, chip: 'tech', categories: ['tech'] },
      unknown: '',
    })
  })

  it('shows everything where there is no such category, and names it', () => {
    expect(known({ chip: 'gone', search: 'tv' })).toEqual({
      state: { ...START, search: 'tv' },
      unknown: 'gone',
    })
    expect(known({})).toEqual({ state: START, unknown: '' })
  })
})

/** Each filter alone. */
const FILTERS: Partial<CatalogueState>[] = [
  { chip: 'tech' },
  { search: 'caméra & son' },
  { cities: ['toronto', 'montreal'] },
  { categories: ['tech', 'safety'] },
  { complexity: ['Easy', 'Complex'] },
  { licenseRequired: true },
  { permitRequired: true },
]

describe('the address', () => {
  const address = (query: string) => new URLSearchParams(query)

  it.each(FILTERS.flatMap((one) => FILTERS.map((other) => [{ ...one, ...other }])))(
    'keeps %j; Clear All and a chip take all of it back',
    (filters) => {
      const state: CatalogueState = { ...START, ...filters, sort: 'price' }
      const query = writeFilters(state, address('lang=fr'))
      expect(query.get('lang')).toBe('fr')
      expect(readFilters(address(query.toString()))).toEqual(state)
      for (const reset of [NO_FILTERS, chooseChip('hvac')]) {
        const left = readFilters(writeFilters({ ...state, ...reset }, query))
        expect(left).toEqual({ ...START, ...reset, sort: 'price' })
        expect(countFilters(left)).toBe(0)
      }
    },
  )

  it('is empty where nothing is filtered and the order is the usual one', () => {
    expect(writeFilters(START, address('q=tv&sort=name&lang=fr')).toString()).toBe('lang=fr')
  })

  it('of a form without scripts repeats the names of lists', () => {
    expect(
      readFilters(address('categories=tech&categories=safety&complexity=Complex&complexity=Easy')),
    ).toEqual({
      ...START,
      categories: ['tech', 'safety'],
      complexity: ['Easy', 'Complex'],
    })
  })

  it('is bounded', () => {
    const many = Array.from({ length: 200 }, (_, at) => `x${at}`).join()
    const state = readFilters(
      address(`q=${'a'.repeat(999)}&category=${'b'.repeat(999)}&city=${many}&categories=${many}`),
    )
    expect(state.search).toHaveLength(100)
    expect(state.chip).toHaveLength(80)
    expect(state.cities).toHaveLength(10)
    expect(state.categories).toHaveLength(50)
  })

  it('may have values that are not known: they are ignored', () => {
    expect(readFilters(address('complexity=Hard,Easy&licensed=maybe&sort=luck&city=&x=1'))).toEqual({
      ...START,
      complexity: ['Easy'],
    })
  })
})

it('counts each applied filter; the chip is none', () => {
  expect(countFilters(Object.assign({}, START, ...FILTERS))).toBe(9)
  expect(countFilters({ ...START, chip: 'tech' })).toBe(0)
})
