import 'server-only'
import { createHash } from 'node:crypto'
import { defineQuery } from 'groq'
import { type Language, otherLanguage } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { cityPrices } from '#lib/pricing/figure.ts'
import { fold } from '#lib/search/fold.ts'
import type { SearchIndex } from '#lib/search/global-search/types.ts'
import { cityPriceFields, servicesByPopularity } from './fragments.ts'
import { readContent } from './read.ts'

export const searchIndexQuery = defineQuery(`{
  "services": *[_type == "service" && defined(slug.current)] | ${servicesByPopularity} {
    _id, name, "slug": slug.current, keywords, description, priceRange, licenseRequired, urgent,
    category->{_id, "slug": slug.current}
  },
  "cities": *[_type == "city" && defined(slug.current)] | order(order asc) {
    _id, name, "slug": slug.current, pricingRange, province->{_id, name, code}, ${cityPriceFields}
  },
  "categories": *[_type == "category" && defined(slug.current)] | order(order asc) {_id, title, "slug": slug.current},
  "header": *[_type == "navigationMenu" && _id == "menu-header"][0]{_id, searchSuggestions}
}`)

/**
 * What the search of the header needs to find services and cities, as the JSON that is sent, and a mark that changes
 * with it. Pairs of service and city are not listed: the browser derives them.
 */
export async function getSearchIndex(lang: Language): Promise<{ json: string; mark: string }> {
  'use cache'
  const content = await readContent(searchIndexQuery)
  const { services, cities, categories, header } = withoutMarks(localize(content, lang))
  const other = withoutMarks(localize(content, otherLanguage(lang)))
  const index: SearchIndex = {
    services: services.map((service, place) => ({
      _id: service._id,
      slug: service.slug ?? '',
      name: service.name ?? '',
      also: ifDifferent(other.services[place]?.name, service.name),
      keywords: service.keywords || undefined,
      description: service.description ?? '',
      price: service.priceRange ?? '',
      category: service.category?.slug ?? '',
      licensed: service.licenseRequired || undefined,
      urgent: service.urgent || undefined,
    })),
    cities: cities.map((city, place) => ({
      ...cityPrices(city),
      slug: city.slug ?? '',
      also: ifDifferent(other.cities[place]?.name, city.name),
      province: city.province?.name ?? '',
      code: city.province?.code ?? '',
      price: city.pricingRange ?? '',
    })),
    categories: categories.map(({ slug, title }) => ({ slug: slug ?? '', title: title ?? '' })),
    suggestions: (header?.searchSuggestions ?? []).filter((suggestion) => suggestion !== ''),
  }
  const json = JSON.stringify(index)
  return { json, mark: createHash('sha256').update(json).digest('base64url').slice(0, 16) }
}

/** Accents and case are no difference to the search. */
function ifDifferent(name: string | null | undefined, from: string | null): string | undefined {
  return name && fold(name) !== fold(from ?? '') ? name : undefined
}
