// Reads the sample content.

import { evaluate, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import type { SearchIndexQueryResult } from '#lib/content/sanity.types.ts'
import { searchIndexQuery, toSearchIndex } from '#lib/content/search-index.ts'
import { priceRangeOrFallback } from '#lib/pricing/price-range.ts'
import { listServices, readFilters } from '#lib/search/catalogue-filters.ts'
import { catalogueResults, searchCatalogue } from '#lib/search/catalogue-results.ts'
import { NO_GLOBAL_FILTERS, SHOWN_RESULTS } from '#lib/search/global-search/filters.ts'
import { createGlobalSearch } from '#lib/search/global-search/search.ts'
import { SEARCH_QUERIES } from '../search-queries.ts'
import { readSeed } from './cache-tags/seed.ts'

const content: SearchIndexQueryResult = await (
  await evaluate(parse(searchIndexQuery), { dataset: await readSeed() })
).get()

it('a page that is held back in a language is not found in it', () => {
  const page = (slug: string, heldBack: 'fr' | 'both' | null) => {
    return { _id: slug, title: null, slug, description: null, heldBack }
  }
  const pages = [page('open', null), page('sale', 'fr'), page('move', 'both')]
  const found = (lang: 'en' | 'fr') =>
    toSearchIndex({ ...content, pages, guides: [], emergencies: [] }, lang).pages.map(({ path }) => path)
  expect(found('en')).toEqual(['/open', '/sale'])
  expect(found('fr')).toEqual(['/open'])
})

for (const lang of ['en', 'fr'] as const) {
  const index = toSearchIndex(content, lang)
  const { search } = createGlobalSearch(index, { combination: '{service}, {city}', city: '{city}' })
  const entries = index.services.map(({ slug, name, category, licensed, price }) => ({
    slug,
    name,
    category,
    complexity: null,
    licenseRequired: licensed === true,
    permitRequired: false,
    price: priceRangeOrFallback(price),
  }))

  /** The addresses that the catalogue links to at `/services?q=…`. */
  function catalogueAt(query: string): Set<string> {
    const state = readFilters(new URLSearchParams({ q: query }))
    const { results } = search(state.search, { ...NO_GLOBAL_FILTERS, cities: state.cities })
    const { services, places, pages } = catalogueResults(results)
    const shown = listServices(entries, state, services)
    const inCities = shown.flatMap((slug) => places.get(slug) ?? [])
    return new Set([...shown.map((slug) => `/${slug}`), ...[...inCities, ...pages].map(({ url }) => url)])
  }

  describe(lang, () => {
    it.each(SEARCH_QUERIES[lang])('what Enter shows contains what the panel showed: %s', (query) => {
      const panel = search(query, NO_GLOBAL_FILTERS).results.slice(0, SHOWN_RESULTS)
      expect(panel.length).toBeGreaterThan(0)
      const catalogue = catalogueAt(query)
      expect(panel.map(({ url }) => url).filter((url) => !catalogue.has(url))).toEqual([])
    })
  })
}

it.each([
  ['who can fix my garage opener in mississauga', 'Mississauga', 'fix garage opener', true],
  ['3 ceiling fans in laval', 'Laval', '3 ceiling fans', false],
  ['qui peut réparer ma porte de garage à laval', 'Laval', 'reparer porte garage', true],
  ['broken door bell', undefined, undefined, true],
])('the catalogue says which city and which repair a sentence names: %s', (text, name, without, isRepair) => {
  const engine = createGlobalSearch(toSearchIndex(content, 'en'), { combination: '', city: '' })
  const found = searchCatalogue(engine, readFilters(new URLSearchParams({ q: text })))
  expect([found.city?.name, found.city?.without, found.isRepair]).toEqual([name, without, isRepair])
})

it('more than 60 queries were tried', () => {
  expect(Object.values(SEARCH_QUERIES).flat().length).toBeGreaterThanOrEqual(60)
})
