import { describe, expect, it } from 'vitest'
import {
  type CatalogueEntry,
  chooseChip,
  countFilters,
  findServices,
  matches,
  NO_FILTERS,
  readFilters,
  writeFilters,
} from './catalogue-filters.ts'

const television: CatalogueEntry = {
  slug: 'tv-mounting',
  name: 'TV mounting',
  description: 'On drywall, brick or concrete.',
  features: ['Stud finding', 'Cables hidden', 'Sources connected', 'Téléviseur nivelé'],
  category: { slug: 'tech', title: 'Smart Home & Tech' },
  complexity: 'Moderate',
  licenseRequired: false,
  permitRequired: false,
}

const charger: CatalogueEntry = {
  slug: 'ev-charger-installation',
  name: 'EV chargers',
  description: 'Level 2 charging at home.',
  features: ['Panel check'],
  category: { slug: 'electrical', title: 'Electrical' },
  complexity: 'Complex',
  licenseRequired: true,
  permitRequired: true,
}

const found = (filters: Partial<typeof NO_FILTERS>) =>
  [television, charger]
    .filter((entry) => matches(entry, { ...NO_FILTERS, ...filters }))
    .map(({ slug }) => slug)

describe('matches', () => {
  it('searches name, description, every feature and category, whatever the case and the accents', () => {
    expect(found({ search: 'TV MOUNT' })).toEqual(['tv-mounting'])
    expect(found({ search: 'charging' })).toEqual(['ev-charger-installation'])
    expect(found({ search: 'televiseur' })).toEqual(['tv-mounting'])
    expect(found({ search: 'smart home' })).toEqual(['tv-mounting'])
    expect(found({ search: ' ' })).toHaveLength(2)
    expect(found({ search: 'roof' })).toEqual([])
  })

  it('combines filters with AND, values of one filter with OR', () => {
    expect(found({ complexity: ['Moderate', 'Complex'] })).toHaveLength(2)
    expect(found({ complexity: ['Moderate', 'Complex'], licenseRequired: true })).toEqual([
      'ev-charger-installation',
    ])
    expect(found({ categories: ['tech', 'electrical'], permitRequired: true, search: 'tv' })).toEqual([])
    expect(found({ chip: 'tech', categories: ['electrical'] })).toEqual([])
  })

  it('leaves a toggle that is not set without effect', () => {
    expect(found({ licenseRequired: undefined })).toHaveLength(2)
  })

  it('finds a service without complexity only while no complexity is asked for', () => {
    const unknown = { ...television, complexity: null }
    expect(matches(unknown, NO_FILTERS)).toBe(true)
    expect(matches(unknown, { ...NO_FILTERS, complexity: ['Easy'] })).toBe(false)
  })
})

describe('state', () => {
  it('choosing a chip resets the filters', () => {
    expect(chooseChip('hvac')).toEqual({ ...NO_FILTERS, chip: 'hvac' })
    expect(countFilters(chooseChip('hvac'))).toBe(0)
  })

  it('counts each applied filter', () => {
    expect(
      countFilters({
        chip: 'tech',
        search: 'tv',
        categories: ['tech', 'home'],
        complexity: ['Easy'],
        licenseRequired: true,
        permitRequired: true,
      }),
    ).toBe(6)
  })

  it('survives the way through the address, and keeps the language', () => {
    const filters = {
      chip: 'tech',
      search: 'caméra & son',
      categories: ['tech', 'safety'],
      complexity: ['Easy', 'Complex'] as const,
      licenseRequired: true as const,
      permitRequired: undefined,
    }
    const query = writeFilters(
      { ...filters, complexity: [...filters.complexity] },
      new URLSearchParams('lang=fr'),
    )
    expect(query.get('lang')).toBe('fr')
    expect(readFilters(new URLSearchParams(query.toString()))).toEqual(filters)
    expect(writeFilters(NO_FILTERS, query).toString()).toBe('lang=fr')
  })

  it('ignores what it does not know', () => {
    expect(readFilters(new URLSearchParams('complexity=Hard,Easy&licensed=maybe&x=1'))).toEqual({
      ...NO_FILTERS,
      complexity: ['Easy'],
    })
  })
})

describe('findServices', () => {
  const entries = Array.from({ length: 9 }, (_, index) => ({ name: `Fan ${index}`, description: 'Ceiling' }))

  it('gives at most six, by name or description, and none without a term', () => {
    expect(findServices(entries, 'fan')).toHaveLength(6)
    expect(findServices(entries, 'ceil')).toHaveLength(6)
    expect(findServices(entries, '  ')).toEqual([])
    expect(findServices(entries, 'roof')).toEqual([])
  })
})
