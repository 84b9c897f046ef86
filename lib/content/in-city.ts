import 'server-only'
import { createHash } from 'node:crypto'
import { defineQuery } from 'groq'
import { cityText } from '#lib/i18n/city-text.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { type Language, otherLanguage } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { type InCity, inCityNames } from '#lib/places/chosen-city.ts'
import { cityTexts } from '#lib/places/city-texts.ts'
import { cityPrices } from '#lib/pricing/figure.ts'
import {
  cityLinkFields,
  cityPriceFields,
  licenceFields,
  licensingProvinceField,
  priceFields,
} from './fragments.ts'
import { inProvince, type LicensingProvince } from './licence-in-province.ts'
import { readContent } from './read.ts'

export const inCityQuery = defineQuery(`{
  "city": *[_type == "city" && slug.current == $city][0]{
    ${cityLinkFields}, ${cityPriceFields}, ${licensingProvinceField}
  },
  "cities": *[_type == "city" && defined(slug.current)] | order(order asc) {${cityLinkFields}},
  "services": *[_type == "service" && defined(slug.current)]{
    _id, "slug": slug.current, ${priceFields}, ${licenceFields}
  },
  "emergencies": *[_type == "emergencyService"]{_id, ${priceFields}},
  "categories": *[_type == "category" && defined(slug.current)]{
    _id, "slug": slug.current,
    "services": *[_type == "service" && defined(slug.current) && references(^._id)]{_id, ${priceFields}}
  },
  "bundles": *[_type == "bundle" && defined(slug.current)]{
    _id, "slug": slug.current, discount, services[]->{_id, ${priceFields}}
  }
}`)

/** What the early script and the dialog of cities need in a city, as JSON with a hash of it. An empty slug is all of Canada. */
export async function getInCity(slug: string, lang: Language): Promise<{ json: string; mark: string }> {
  'use cache'
  const found = withoutMarks(await readContent(inCityQuery, { city: slug }))
  const { city, cities, ...content } = localize(found, lang)
  const other = localize(found.cities, otherLanguage(lang))
  const { elsewhere, change, chooser } = getDictionary(lang).city
  const own: InCity = {
    texts: {
      [inCityNames.city]: city ? cityText(city, lang) : elsewhere,
      [inCityNames.change]: change,
      ...cityTexts(content, city && cityPrices(city), lang),
      ...licenceTexts(content.services, city?.rules ?? null, lang),
    },
    cities: cities.map((one, place) => ({
      slug: one.slug ?? '',
      name: one.name ?? '',
      also: other[place]?.name === one.name ? undefined : (other[place]?.name ?? undefined),
      label: cityText(one, lang),
    })),
    words: { ...chooser, elsewhere },
  }
  const json = JSON.stringify(own)
  return { json, mark: createHash('sha256').update(json).digest('base64url').slice(0, 16) }
}

interface LicensedService {
  _id: string
  slug: string | null
  licenseRequired: boolean | null
  licenceByProvince: boolean
}

/** Whether services need a licence, for those with which provinces differ. Without a province they say so. */
function licenceTexts(services: LicensedService[], province: LicensingProvince | null, lang: Language) {
  const { required, notRequired, byProvince } = getDictionary(lang).service
  const differing = services.filter(
    ({ licenseRequired, licenceByProvince }) => licenceByProvince && !licenseRequired,
  )
  const here = (service: LicensedService) =>
    inProvince(service, province).licenseRequired ? required : notRequired
  return Object.fromEntries(
    differing.map((service) => [inCityNames.licence(service.slug), province ? here(service) : byProvince]),
  )
}
