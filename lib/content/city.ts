import 'server-only'
import { defineQuery } from 'groq'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { averageOf, cityPrices } from '#lib/pricing/figure.ts'
import { advertised } from './advertised.ts'
import {
  aroundFields,
  cityLinkFields,
  guideLinks,
  installerFields,
  pictureFields,
  priceFields,
  reviewFields,
  seoFields,
  serviceCardFields,
  serviceLinkFields,
  servicesByPopularity,
} from './fragments.ts'
import { readContent } from './read.ts'
import { withReviewedContractors } from './reviewed-contractors.ts'

export const cityQuery = defineQuery(`{
  "city": *[_type == "city" && slug.current == $slug][0]{
    _id, name, "slug": slug.current, description, availability, pricingRange, picture{${pictureFields}},
    province->{
      _id, code, name,
      "cities": *[_type == "city" && references(^._id) && slug.current != $slug] | order(order asc) {${cityLinkFields}}
    },
    majorNeighborhoods, averageInstallationTime, localRegulations, buildingConsiderations,
    "popularServices": popularServices[]->{${serviceCardFields}, "guides": ${guideLinks}},
    marketSpecifics{busySeason, averageWaitTime, specializations},
    localData{averageRating, totalReviews, businessHours, emergencyService, serviceRadius},
    localPricing{
      factors, baseMultiplier, averageRates[]{_key, range, "service": service._ref, "named": service->{_id, name, ${priceFields}}}
    },
    localKeywords, seo{${seoFields}},
    "reviews": *[_type == "review" && references(^._id)] | order(date desc)[0...4]{
      ${reviewFields}, service->{_id, name, "slug": slug.current}
    },
    "installers": *[_type == "installer" && references(^._id)] | order(rating desc, reviewCount desc) {
      ${installerFields}
    }
  },
  "page": *[_type == "cityPage" && _id == "cityPage"][0]{
    ${aroundFields}, picture{${pictureFields}},
    empty{title, text}, services{title, text}, installers{title, text}, categoryGroups{title, text}, market{title, text}, rules{title, text},
    neighbourhoods{title, text}, reviews{title, text}, guides{title, text}, nearby{title, text},
    "categories": categories[]->{
      _id, title, "slug": slug.current,
      "services": *[_type == "service" && defined(slug.current) && references(^._id)]
        | ${servicesByPopularity} [0...4]{${serviceLinkFields}}
    }
  },
  "popular": *[_type == "homePage" && _id == "homePage"][0]{
    _id, "services": popularServices[]->{${serviceCardFields}}
  }
}`)

/** How many services a city's page lists. */
const SERVICES = 6
/** How many installers a city's page shows: the best rated. */
const INSTALLERS = 3
/** How many guides a city's page lists: those about its popular services. */
const GUIDES = 4

/**
 * The content of the page of one city; `null` when no published city has the slug. Its services are the city's popular ones,
 * then the most popular ones of all cities.
 */
export async function getCity(slug: string, lang: Language) {
  'use cache'
  const { city: found, page, popular } = localize(await readContent(cityQuery, { slug }), lang)
  if (!found) return null
  const { installers: inCity, ...city } = found
  const installers = await advertised(inCity, () => city.province?.code)
  const names = { city: city.name ?? '', province: city.province?.name ?? '' }
  const shown = withoutRepeats([...(city.popularServices ?? []), ...(popular?.services ?? [])]).slice(
    0,
    SERVICES,
  )
  const prices = cityPrices(city)
  const rated = (city.localPricing?.averageRates ?? []).flatMap(({ named }) => named ?? [])
  return {
    city: { ...city, reviews: await withReviewedContractors(city.reviews) },
    page: fillPlaceholders(
      page && { ...page, title: titleOf(page, installers.length, city.province) },
      names,
    ),
    prices,
    /** Those that do not stand among the services. */
    averages: rated.flatMap((service) => {
      const figure = shown.every(({ _id }) => _id !== service._id) && averageOf(service, prices)
      return service.name && figure ? [{ name: service.name, figure }] : []
    }),
    services: shown,
    guides: withoutRepeats((city.popularServices ?? []).flatMap(({ guides }) => guides)).slice(0, GUIDES),
    names,
    installers: installers.slice(0, INSTALLERS),
    hasMoreInstallers: installers.length > INSTALLERS,
    /** Whether the page may promise installers. */
    isListed: installers.length > 0,
  }
}

/**
 * The title of the page, which says 'Installers in'; where nobody is listed that of search engines, which does not. Both contain
 * `{province}`, so a city without a province has none.
 */
function titleOf(
  page: { title: string | null; seo: { title: string | null } | null },
  installers: number,
  province: unknown,
): string | null {
  if (!province) return null
  return (installers > 0 ? page.title : page.seo?.title) ?? null
}

function withoutRepeats<Item extends { _id: string }>(items: Item[]): Item[] {
  return [...new Map(items.map((item) => [item._id, item])).values()]
}

export type CityContent = NonNullable<Awaited<ReturnType<typeof getCity>>>
