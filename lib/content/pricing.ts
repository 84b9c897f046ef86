import 'server-only'
import { defineQuery } from 'groq'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import {
  cityLinkFields,
  cityPriceFields,
  estimatorFields,
  pageFields,
  priceFields,
  serviceLinkFields,
  servicesByPopularity,
  timedServiceFields,
} from './fragments.ts'
import { readContent } from './read.ts'

export const pricingQuery = defineQuery(`{
  "page": *[_type == "pricingPage" && _id == "pricingPage"][0]{
    ${pageFields},
    ranges{title, text}, estimate{title, text}, complexityText, timelineText,
    exampleHeading{title, text}, exampleService->{${serviceLinkFields}, ${timedServiceFields}, addOns[]{_key, name, value}},
    citiesHeading{title, text}, addOnsHeading{title, text},
    "addOnServices": addOnServices[]->{_id, name, "slug": slug.current, addOns[]{_key, name, value}},
    defaultAddOnsLabel, emergency{title, text}, rulesHeading{title, text}, rules[]{_key, title, text, icon}
  },
  "categories": *[_type == "category" && defined(slug.current)] | order(order asc) {
    _id, title, "slug": slug.current,
    "services": *[_type == "service" && defined(slug.current) && references(^._id)] | ${servicesByPopularity} {
      ${serviceLinkFields}, ${timedServiceFields}
    }
  },
  "serviceCount": count(*[_type == "service"]),
  "estimator": *[_type == "estimatorSettings" && _id == "estimatorSettings"][0]{
    ${estimatorFields},
    defaultCity->{${cityLinkFields}, ${cityPriceFields}}
  },
  "cities": *[_type == "city" && defined(slug.current) && defined(localPricing.baseMultiplier)] | order(name.en asc) {
    ${cityLinkFields}, "multiplier": localPricing.baseMultiplier
  },
  "emergencies": *[_type == "emergencyService"] | order(order asc) {_id, name, ${priceFields}, responseTime}
}`)

/** The page of prices. `{serviceCount}` in its texts is the number of services. */
export async function getPricing(lang: Language) {
  'use cache'
  const pricing = localize(await readContent(pricingQuery), lang)
  return fillPlaceholders(pricing, { serviceCount: getFormatters(lang).number(pricing.serviceCount) })
}

export type Pricing = Awaited<ReturnType<typeof getPricing>>
