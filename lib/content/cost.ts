import 'server-only'
import { defineQuery } from 'groq'
import { cacheTag } from 'next/cache'
import { sampleNote } from '#lib/evidence/notes.ts'
import { isSampleAverage } from '#lib/evidence/samples.ts'
import { type Evidence, standingOf } from '#lib/evidence/standing.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { averageOf, type CityPrices, cityPrices, figureOf } from '#lib/pricing/figure.ts'
import { figureName, figureText } from '#lib/pricing/figure-text.ts'
import { isOwnAverage } from './cost-pairs.ts'
import { cityPriceFields, comparedFields, estimatorFields, pageFields, questionsField } from './fragments.ts'
import { lastLook } from './lead-look.ts'
import { licenceDay } from './licence-day.ts'
import { readContent } from './read.ts'
import { LEAD_LOOK } from './tags.ts'

export const costQuery = defineQuery(`{
  "service": *[_type == "service" && slug.current == $service][0]{
    ${comparedFields}, description, addOns[]{_key, name, value, description}, ${questionsField},
    category->{_id, title, "slug": slug.current, ${questionsField}}, enhancement{costFactors}
  },
  "city": *[_type == "city" && slug.current == $city][0]{
    _id, name, "slug": slug.current, province->{_id, code, name}, evidence{by, source, until},
    ${cityPriceFields}, "factors": localPricing.factors
  },
  "others": *[
    _type == "city" && defined(slug.current) && slug.current != $city && count(localPricing.averageRates) > 0
  ] | order(order asc){_id, name, "slug": slug.current, evidence{by, source, until}, ${cityPriceFields}},
  "page": *[_type == "costPage" && _id == "costPage"][0]{
    ${pageFields},
    ranges{title, text}, estimate{title, text}, addOnsHeading{title, text}, rulesHeading{title, text}, citiesHeading{title, text}
  },
  "estimator": *[_type == "estimatorSettings" && _id == "estimatorSettings"][0]{${estimatorFields}}
}`)

/**
 * The content of the page about what a service costs in a city. `null` when one of them is not published, and when the pair has
 * no data of its own: neither an average that staff wrote nor enough final prices.
 */
export async function getCost(params: { city: string; service: string }, lang: Language) {
  'use cache'
  const { service, city, others, page, estimator } = localize(await readContent(costQuery, params), lang)
  if (!service || !city) return null
  cacheTag(LEAD_LOOK)
  const look = lastLook()
  const paid = look?.paid.get(`${city.slug}/${service.slug}`) ?? null
  const today = await licenceDay()
  const pricesOf = (one: Priced) => {
    const prices = cityPrices(one)
    const isSample = isSampleAverage(one._id, service._id, withoutMarks(prices.averages[service._id]))
    const facts = { isSample, evidence: one.evidence }
    const average = isOwnAverage(facts, today) ? averageOf(service, prices) : null
    return { prices, average, standing: standingOf({ ...facts, today }) }
  }
  const { prices, average, standing } = pricesOf(city)
  if (!average && !paid) return null
  const figure = average ?? figureOf(service, withoutAverages(prices))
  const names = {
    city: city.name ?? '',
    service: service.name ?? '',
    priceName: [
      figureName(figure, getDictionary(lang).money),
      average && standing === 'sample' && sampleNote(lang),
    ]
      .filter(Boolean)
      .join(' '),
    priceRange: figureText(figure, lang),
  }
  return {
    service,
    city,
    page: fillPlaceholders(page, names),
    names,
    estimator,
    figure,
    /** The average that staff wrote, and what stands behind it; null without one. */
    average: average && { figure: average, standing, evidence: city.evidence },
    /** From the lowest to the highest price of the service in Canada, and in the city by its factor alone. */
    range: figureOf(service),
    cityRange: figureOf(service, withoutAverages(prices)),
    /** What half of the counted jobs cost, with the time of the count; null when there are too few. */
    paid: paid && look && { ...paid, at: look.at },
    others: others.flatMap((other) => {
      const { average: there } = pricesOf(other)
      return there ? [{ name: other.name, slug: other.slug, figure: there }] : []
    }),
  }
}

export type CostContent = NonNullable<Awaited<ReturnType<typeof getCost>>>

type Priced = Parameters<typeof cityPrices>[0] & { _id: string; evidence: Evidence | null }

/** Of a city without an average only the factor counts. */
const withoutAverages = (prices: CityPrices): CityPrices => ({ ...prices, averages: {} })
