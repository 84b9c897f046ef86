import 'server-only'
import { createHash } from 'node:crypto'
import { defineQuery } from 'groq'
import { isHeldBack } from '#lib/i18n/held-back.ts'
import { type Language, otherLanguage } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { type CityPrices, cityPrices } from '#lib/pricing/figure.ts'
import { fold } from '#lib/search/fold.ts'
import { stem } from '#lib/search/global-search/stem.ts'
import type { SearchIndex } from '#lib/search/global-search/types.ts'
import { areTelling } from '#lib/search/global-search/words.ts'
import { wordsOf } from '#lib/search/words-of.ts'
import { cityPriceFields, priceFields, servicesByPopularity } from './fragments.ts'
import { readContent } from './read.ts'
import type { SearchIndexQueryResult } from './sanity.types.ts'

export const searchIndexQuery = defineQuery(`{
  "services": *[_type == "service" && defined(slug.current)] | ${servicesByPopularity} {
    _id, name, "slug": slug.current, keywords, description, features, ${priceFields}, licenseRequired, urgent,
    "rating": math::avg(*[_type == "review" && references(^._id)].rating), category->{_id, "slug": slug.current}
  },
  "cities": *[_type == "city" && defined(slug.current)] | order(order asc) {
    _id, name, "slug": slug.current, pricingRange, province->{_id, name, code},
    localData{averageRating, emergencyService}, ${cityPriceFields},
    "isListed": count(*[_type == "installer" && references(^._id)]) > 0
  },
  "emergencies": *[_type == "emergencyService"] | order(order asc) {_id, name},
  "categories": *[_type == "category" && defined(slug.current)] | order(order asc) {_id, title, "slug": slug.current},
  "pages": *[_type == "landingPage" && defined(slug.current)] | order(slug.current asc) {
    _id, title, "slug": slug.current, "description": seo.description, "heldBack": heldBack.language
  },
  "guides": *[_type == "guide" && defined(slug.current)] | order(slug.current asc) {_id, title, "slug": slug.current},
  "header": *[_type == "navigationMenu" && _id == "menu-header"][0]{_id, searchSuggestions}
}`)

/**
 * The data that the header's search needs to find services, cities and pages made by staff, as JSON, with a hash of it. Pairs of
 * service and city are not listed: the browser derives them.
 */
export async function getSearchIndex(lang: Language): Promise<{ json: string; mark: string }> {
  'use cache'
  const json = JSON.stringify(toSearchIndex(await readContent(searchIndexQuery), lang))
  return { json, mark: createHash('sha256').update(json).digest('base64url').slice(0, 16) }
}

/** The index in one language, from the result of the query. */
export function toSearchIndex(content: SearchIndexQueryResult, lang: Language): SearchIndex {
  const { services, cities, categories, pages, guides, emergencies, header } = withoutMarks(
    localize(content, lang),
  )
  const other = withoutMarks(localize(content, otherLanguage(lang)))
  const slugs = new Map(services.map(({ _id, slug }) => [_id, slug ?? '']))
  return {
    services: services.map((service, place) => ({
      slug: service.slug ?? '',
      name: service.name ?? '',
      also: ifDifferent(other.services[place]?.name, service.name),
      keywords: service.keywords || undefined,
      description: service.description ?? '',
      features: moreWords(service) || undefined,
      price: service.priceRange ?? '',
      fees: service.compulsoryFees ?? undefined,
      category: service.category?.slug ?? '',
      licensed: service.licenseRequired || undefined,
      urgent: service.urgent || undefined,
      rating: service.rating === null ? undefined : Math.round(service.rating * 100) / 100,
    })),
    cities: cities.map((city, place) => ({
      ...bySlug(cityPrices(city), slugs),
      slug: city.slug ?? '',
      also: ifDifferent(other.cities[place]?.name, city.name),
      province: city.province?.name ?? '',
      code: city.province?.code ?? '',
      price: city.pricingRange ?? '',
      emergency: city.localData?.emergencyService || undefined,
      rating: city.localData?.averageRating ?? undefined,
      unlisted: city.isListed ? undefined : true,
    })),
    categories: categories.map(({ slug, title }) => ({ slug: slug ?? '', title: title ?? '' })),
    pages: [
      ...pages.flatMap(({ slug, title, description, heldBack }, place) => {
        const also = ifDifferent(other.pages[place]?.title, title)
        return isHeldBack(heldBack, lang)
          ? []
          : [{ path: `/${slug}`, title: title ?? '', also, description: description || undefined }]
      }),
      ...guides.map(({ slug, title }, place) => {
        const also = ifDifferent(other.guides[place]?.title, title)
        return { path: `/guides/${slug}`, title: title ?? '', also, isGuide: true as const }
      }),
      ...emergencies.map(({ name }) => ({
        path: '/emergency-services',
        title: name ?? '',
        isEmergency: true as const,
      })),
    ],
    suggestions: (header?.searchSuggestions ?? []).filter((suggestion) => suggestion !== ''),
  }
}

/** Replaces ids of services by slugs. The index has no ids, because they would make it a tenth larger. */
function bySlug({ averages, ...prices }: CityPrices, slugs: Map<string, string>): CityPrices {
  const known = Object.entries(averages).flatMap(([id, range]) => {
    const slug = slugs.get(id)
    return slug ? [[slug, range]] : []
  })
  return { ...prices, averages: Object.fromEntries(known) }
}

interface DescribedService {
  name: string | null
  keywords: string | null
  description: string | null
  features: string[] | null
}

/** The words of a service's features that are specific and not in its other texts. The search needs only these. */
function moreWords({ name, keywords, description, features }: DescribedService): string {
  const known = new Set([name, keywords, description].flatMap((text) => wordsOf(text ?? '').map(stem)))
  const words = new Map(wordsOf(features?.join(' ') ?? '').map((word) => [stem(word), word]))
  return [...words].flatMap(([own, word]) => (known.has(own) || !areTelling([word]) ? [] : [word])).join(' ')
}

/** The name, or undefined when it equals `from` apart from accents and case, which the search ignores. */
function ifDifferent(name: string | null | undefined, from: string | null): string | undefined {
  return name && fold(name) !== fold(from ?? '') ? name : undefined
}
