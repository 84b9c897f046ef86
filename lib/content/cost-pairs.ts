import 'server-only'
import { defineQuery } from 'groq'
import { env } from '#lib/env.ts'
import { isSampleAverage } from '#lib/evidence/samples.ts'
import { type Evidence, standingOf } from '#lib/evidence/standing.ts'
import { localize } from '#lib/i18n/localize.ts'
import { averageOf, cityPrices } from '#lib/pricing/figure.ts'
import { isPublicSite } from '#lib/seo/public-site.ts'
import { siteDay } from '#lib/site-day.ts'
import { cachedUntilChange } from './cached-until-change.ts'
import { cityPriceFields, priceFields } from './fragments.ts'
import { lastLook } from './lead-look.ts'
import { fetchContent } from './source.ts'

export const ratedCitiesQuery = defineQuery(`*[
  _type == "city" && defined(slug.current) && count(localPricing.averageRates) > 0
]{
  _id, name, "slug": slug.current, evidence{by, source, until}, ${cityPriceFields},
  "services": localPricing.averageRates[].service->{_id, "slug": slug.current, ${priceFields}}
}`)

/** The pairs with an average of their own in the published content. */
const readRated = cachedUntilChange(async (dependOn) => {
  const { result, tags } = await fetchContent(ratedCitiesQuery, {})
  dependOn(tags)
  return localize(result, 'en').flatMap(({ _id, slug, evidence, services, ...city }) => {
    const prices = cityPrices({ ...city, name: null })
    return (services ?? []).flatMap((service) =>
      service?.slug && averageOf(service, prices)
        ? [
            {
              pair: `${slug}/${service.slug}`,
              isSample: isSampleAverage(_id, service._id, prices.averages[service._id]),
              evidence,
            },
          ]
        : [],
    )
  })
})

/**
 * The pairs that have a page about their cost, such as `toronto/tv-mounting`: those with an average of their own, or with enough
 * final prices. On a public site an average that the sample content has invented is none.
 */
export async function getCostPairs(): Promise<ReadonlySet<string>> {
  const [rated, look, today] = [await readRated(), lastLook(), siteDay(Date.now())]
  const shown = rated.filter((one) => isOwnAverage(one, today))
  return new Set([...shown.map(({ pair }) => pair), ...(look?.paid.keys() ?? [])])
}

/** Whether an average may have a page of its own (docs/product.md, What it costs). */
export const isOwnAverage = (
  facts: { isSample: boolean; evidence: Evidence | null },
  today: string,
): boolean => !isPublicSite(env) || standingOf({ ...facts, today }) !== 'sample'
