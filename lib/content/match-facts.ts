import 'server-only'
import { defineQuery } from 'groq'
import { hyphenated } from '#lib/chosen-job/hyphenated.ts'
import { MATCHING_MODES, type MatchFacts, type MatchingSettings } from '#lib/leads/offers/matching.ts'
import { authoritiesFor, LICENCE_TRADES, type LicenceTrade } from '#lib/matching/licences.ts'
import { fold } from '#lib/search/fold.ts'
import { cachedUntilChange } from './cached-until-change.ts'
import { fetchContent } from './source.ts'

export const matchFactsQuery = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    _id, matching{mode, most, widenMinutes, answerHours, emergencyAnswerMinutes},
    structuredData{openingHours[]{_key, days, opens, closes}}
  },
  "services": *[_type == "service" && defined(slug.current)]{_id, "slug": slug.current, "category": category->slug.current},
  "bundles": *[_type == "bundle" && defined(slug.current)]{_id, "slug": slug.current, "services": services[]->slug.current},
  "emergencies": *[_type == "emergencyService"]{_id, "englishName": name.en, trade},
  "cities": *[_type == "city" && defined(slug.current)]{
    _id, "slug": slug.current, "spellings": [name.en, name.fr]
  },
  "provinces": *[_type == "province"]{_id, code, tradeRules[]{trade, "services": services[]->slug.current}},
  "kinds": *[_type == "bookingServiceType" && defined(key)]{_id, key, "services": services[]->slug.current}
}`)

export const ratingsQuery = defineQuery(`*[_type == "installer" && _id in $ids]{_id, rating}`)

/** The values of a site that has none in its content. */
export const USUAL_MATCHING: MatchingSettings = {
  mode: 'suggest',
  most: 3,
  widenMinutes: 30,
  answerHours: 8,
  emergencyAnswerMinutes: 30,
}

/** What matching needs of the published content, but for ratings. */
const readFacts = cachedUntilChange(async (): Promise<Omit<MatchFacts, 'ratings'>> => {
  const { result } = await fetchContent(matchFactsQuery, {})
  const { settings, services, bundles, emergencies, cities, provinces, kinds } = result
  const { mode, ...numbers } = settings?.matching ?? {}
  const given = Object.fromEntries(Object.entries(numbers).filter(([, value]) => typeof value === 'number'))
  const categories = new Map(services.map(({ slug, category }) => [slug, category ?? undefined]))
  const ofBundles = new Map(bundles.map(({ slug, services }) => [slug, filled(services)]))
  const ofKinds = new Map(kinds.map(({ key, services }) => [key, filled(services)]))
  const bySpelling = new Map(
    cities.flatMap(({ slug, spellings }) =>
      filled([slug, ...spellings]).map((spelling) => [fold(spelling), slug] as const),
    ),
  )
  const ofEmergencies = new Map(
    emergencies.map(({ englishName, trade }) => [hyphenated(englishName ?? ''), tradeOf(trade)]),
  )
  return {
    settings: {
      ...USUAL_MATCHING,
      ...given,
      mode: MATCHING_MODES.find((known) => known === mode) ?? USUAL_MATCHING.mode,
    },
    openingHours: settings?.structuredData?.openingHours ?? null,
    categoryOf: (service) => categories.get(service),
    servicesOf: (bundle) => ofBundles.get(bundle) ?? [],
    servicesOfKind: (kind) => ofKinds.get(kind) ?? [],
    cityOf: (text) => bySpelling.get(fold(text.trim())) ?? null,
    licencesFor: (province, asked) => {
      const rules = provinces.find(({ code }) => code === province)?.tradeRules ?? []
      const ofRules = rules
        .filter((rule) => filled(rule.services).some((service) => asked.includes(service)))
        .map(({ trade }) => tradeOf(trade))
      const needed = [...ofRules, ...asked.map((service) => ofEmergencies.get(service))]
      return [...new Set(filled(needed))].filter((trade) => authoritiesFor(province, trade).length > 0)
    },
  }
})

/**
 * What matching needs of the published content.
 * @param installers the ids of the public documents of contractors. There may be thousands of installers, so only these are read.
 */
export async function getMatchFacts(installers: readonly string[]): Promise<MatchFacts> {
  const [facts, ratings] = await Promise.all([readFacts(), ratingsOf(installers)])
  return { ...facts, ratings }
}

/** The ratings of installers. One without a rating has none yet, which is no bad one. */
async function ratingsOf(ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { result } = await fetchContent(ratingsQuery, { ids: [...ids] })
  return new Map(result.flatMap(({ _id, rating }) => (rating ? [[_id, rating] as const] : [])))
}

const filled = <Value>(values: readonly (Value | null | undefined)[] | null | undefined): Value[] =>
  (values ?? []).filter((value) => value !== null && value !== undefined)

const tradeOf = (text: string | null): LicenceTrade | undefined =>
  LICENCE_TRADES.find((known) => known === text)
