import 'server-only'
import { defineQuery } from 'groq'
import { cacheLife, cacheTag } from 'next/cache'
import { env } from '#lib/env.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { advertising, type PublicLicence } from '#lib/matching/advertising.ts'
import { LICENCE_TRADES, type LicenceTrade } from '#lib/matching/licences.ts'
import { type TradeServices, tradesOf } from '#lib/search/trades-of.ts'
import { isPublicSite } from '#lib/seo/public-site.ts'
import { siteDay } from '#lib/site-day.ts'
import { licenceDay } from './licence-day.ts'
import type { TradesQueryResult } from './sanity.types.ts'
import { fetchContent } from './source.ts'
import { LICENCE_DAY, TRADES } from './tags.ts'

/*
 * Which contractors pages may name (docs/product.md, Licences in advertising). Every read that names a contractor goes through
 * this file; a test has the list of them (tests/unit/advertised).
 */

/** The services of each trade that needs a licence, by province, and the emergency services, which no list of a province has. */
export const tradesQuery = defineQuery(`{
  "provinces": *[_type == "province"]{
    _id, code, tradeRules[]{trade, "services": services[]->{_id, "english": name.en, "french": name.fr}}
  },
  "emergencies": *[_type == "emergencyService" && defined(trade)]{_id, trade, "english": name.en, "french": name.fr}
}`)

/** What a public document says of its contractor (`advertisedFields`). */
export interface Contractor {
  specialtyKeys: (string | null)[] | null
  frenchSpecialties: (string | null)[] | null
  licences: PublicLicence[] | null
}

/** What is known when pages are made: the trades of each province, the day, and the site. */
export interface AdvertisingFacts {
  /** @param province two letters; null for the trades of all provinces */
  tradesIn: (province: string | null) => ServicesOfTrade[]
  today: string
  isPublic: boolean
}

interface ServicesOfTrade extends TradeServices<LicenceTrade> {
  /** The ids of the services. */
  services: string[]
}

/** How a contractor may be advertised in a province; null when the province is not known. */
export function advertisingOf(
  contractor: Contractor,
  province: string | null,
  { tradesIn, today, isPublic }: AdvertisingFacts,
) {
  const { specialtyKeys, frenchSpecialties, licences } = withoutMarks(contractor)
  const trades = tradesOf([...(specialtyKeys ?? []), ...(frenchSpecialties ?? [])], tradesIn(province))
  return advertising({ trades, licences: licences ?? [] }, province, { today, isPublic })
}

/** The contractors that a page may name. One that lacks the number of a licence is marked. For functions with 'use cache'. */
export async function advertised<Named extends Contractor>(
  contractors: readonly Named[],
  provinceOf: (contractor: Named) => string | null | undefined,
): Promise<(Named & { lacksLicence?: true })[]> {
  if (contractors.length === 0) return []
  const facts = await advertisingFacts(contractors)
  return contractors.flatMap((contractor) => {
    const how = advertisingOf(contractor, provinceOf(contractor) ?? null, facts)
    if (how === 'hidden') return []
    return [how === 'marked' ? { ...contractor, lacksLicence: true as const } : contractor]
  })
}

/** The facts for pages with these contractors. Only pages with licences are made again every day. For functions with 'use cache'. */
export async function advertisingFacts(contractors: readonly Contractor[]): Promise<AdvertisingFacts> {
  const hasLicences = contractors.some(({ licences }) => licences?.length)
  const [found, today] = await Promise.all([readTrades(), hasLicences ? licenceDay() : ''])
  return factsOf(found, today)
}

/** The same facts where 'use cache' does not work: in the proxy. */
export async function fetchAdvertisingFacts(): Promise<AdvertisingFacts> {
  const { result } = await fetchContent(tradesQuery, {})
  return factsOf(result, siteDay(Date.now()))
}

/**
 * The trades have tags of their own: with those of their services, each change of one would expire every page here. A service's
 * new name counts from the next day.
 */
async function readTrades() {
  'use cache'
  cacheTag(TRADES, LICENCE_DAY)
  cacheLife('max')
  return (await fetchContent(tradesQuery, {})).result
}

function factsOf(found: TradesQueryResult, today: string): AdvertisingFacts {
  const { provinces, emergencies } = withoutMarks(found)
  const anywhere = emergencies.flatMap((service) => servicesOf(service.trade, [service]))
  const byProvince = new Map<string | null, ServicesOfTrade[]>(
    provinces.map(({ code, tradeRules }) => [
      code,
      (tradeRules ?? []).flatMap(({ trade, services }) => servicesOf(trade, services ?? [])),
    ]),
  )
  return {
    tradesIn: (province) => [
      ...(province === null ? [...byProvince.values()].flat() : (byProvince.get(province) ?? [])),
      ...anywhere,
    ],
    today,
    isPublic: isPublicSite(env),
  }
}

interface NamedService {
  _id: string
  english: string | null
  french: string | null
}

function servicesOf(trade: string | null, services: readonly (NamedService | null)[]): ServicesOfTrade[] {
  const known = LICENCE_TRADES.find((one) => one === trade)
  const found = services.filter((service) => service !== null)
  if (!known) return []
  return [
    {
      trade: known,
      services: found.map(({ _id }) => _id),
      names: found.flatMap(({ english, french }) => [english, french]),
    },
  ]
}
