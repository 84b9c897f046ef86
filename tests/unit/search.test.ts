import { evaluate, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import type { SearchIndexQueryResult } from '#lib/content/sanity.types.ts'
import { searchIndexQuery, toSearchIndex } from '#lib/content/search-index.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { priceRangeOrFallback } from '#lib/pricing/price-range.ts'
import { listServices, readFilters } from '#lib/search/catalogue-filters.ts'
import { catalogueResults } from '#lib/search/catalogue-results.ts'
import { NO_GLOBAL_FILTERS, SHOWN_RESULTS } from '#lib/search/global-search/filters.ts'
import { createGlobalSearch } from '#lib/search/global-search/search.ts'
import { readSeed } from './cache-tags/seed.ts'

const QUERIES: Record<Language, string[]> = {
  en: [
    // Findings of customers: in the panel there were results, in the catalogue none.
    ...['tv installation', 'toronto', 'wifi', 'home theater', 'ev charger halifax', 'install tv'],
    ...['tv mountng', 'wall mount tv', 'theater', 'air conditioning', 'ac', 'ev'],
    // Typing errors.
    ...['furnance', 'celing fan', 'aplliance', 'securty camera', 'garge door', 'vancover', 'plumbng'],
    // Cities.
    ...['tv mounting in toronto', 'montreal', 'st johns', 'quebec', 'roof near calgary', 'ottawa deck'],
    ...['Iqaluit', 'ceiling fans Yellowknife', 'ON'],
    // Words of the features, the keywords and the categories.
    ...['cables hidden', 'stud', 'permit', 'brick', 'cctv', 'ikea', 'spa', 'no heat', 'leaking tap'],
    ...['plumbing', 'smart home', 'gas'],
    // The other language.
    ...['thermopompe', 'électroménagers', 'télé au mur à Montréal'],
  ],
  fr: [
    ...['téléviseur', 'televiseur', 'télé', 'tv', 'borne de recharge', 'thermopo', 'ventilateur'],
    ...['télévisuer', 'chauffe-eua', 'montréal', 'Québec', 'toiture à Calgary'],
    ...['installation de téléviseur à Toronto', 'porte de garage près d’Ottawa', 'robinet qui fuit'],
    ...['plomberie', 'gaz', 'cinéma maison', 'heat pump', 'barre d’appui', 'spa Laval'],
  ],
}

const content: SearchIndexQueryResult = await (
  await evaluate(parse(searchIndexQuery), { dataset: await readSeed() })
).get()

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
    const { services, places, cities } = catalogueResults(results)
    const shown = listServices(entries, state, services)
    const inCities = shown.flatMap((slug) => places.get(slug) ?? [])
    return new Set([...shown.map((slug) => `/${slug}`), ...[...inCities, ...cities].map(({ url }) => url)])
  }

  describe(lang, () => {
    it.each(QUERIES[lang])('what Enter shows contains what the panel showed: %s', (query) => {
      const panel = search(query, NO_GLOBAL_FILTERS).results.slice(0, SHOWN_RESULTS)
      expect(panel.length).toBeGreaterThan(0)
      const catalogue = catalogueAt(query)
      expect(panel.map(({ url }) => url).filter((url) => !catalogue.has(url))).toEqual([])
    })
  })
}

it('more than 60 queries were tried', () => {
  expect(Object.values(QUERIES).flat().length).toBeGreaterThanOrEqual(60)
})
