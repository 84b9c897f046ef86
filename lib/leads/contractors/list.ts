import { z } from 'zod'
import { kmBetween } from '#lib/matching/distance.ts'
import { localTime } from '#lib/requests/local-time.ts'
import { SITE_ZONE } from '#lib/site-day.ts'
import { type Load, NO_LOAD, readLoads } from '../offers/candidates.ts'
import type { MatchFacts } from '../offers/matching.ts'
import { plain } from '../search-text.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { CONTRACTOR_STATES } from '../store/tables.ts'
import { type Contractor, contractorIn } from './contractors.ts'
import { type Expiry, endingWithin, nextExpiry } from './expiry.ts'
import { unseenOf } from './proofs.ts'

/** Days before an end from which staff see it. */
export const ENDS_SOON = 30

const slug = z.string().max(100).optional()

/** The filters of the list of contractors, as query parameters. All are optional. */
export const contractorFilter = z.object({
  state: z.enum(CONTRACTOR_STATES).optional(),
  service: slug,
  category: slug,
  city: slug,
  /** Two letters. With a city: its province. */
  province: z.string().length(2).optional(),
  /** Only those of whom something has ended, or ends within so many days. */
  ends: z.coerce.number().int().min(0).max(366).optional(),
  /** Only those of whom staff have something to check. */
  check: z.literal('yes').optional(),
  /** Only those about whom customers complained. */
  complaints: z.literal('yes').optional(),
  /** Words that must all be in the business, name, e-mail address or telephone number. */
  search: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(200),
})

export type ContractorFilter = z.output<typeof contractorFilter>

/** A contractor as staff see it in a list. */
export interface ContractorSummary {
  contractor: Contractor
  load: Load
  complaints: number
  /** The rating of the public installer; null without one. */
  rating: number | null
  next: Expiry | null
  /** Whether staff have something to check: the application, or a proof. */
  needsCheck: boolean
}

export interface ContractorPage {
  contractors: ContractorSummary[]
  /** The number of all contractors of the filter. */
  count: number
}

/**
 * The contractors of a filter: applications first, then by business.
 * @param facts what the content says of services and ratings; null when it cannot be read
 */
export async function listContractors(
  { db, now }: LeadStore,
  filter: ContractorFilter,
  facts: Pick<MatchFacts, 'categoryOf' | 'ratings'> | null,
): Promise<ContractorPage> {
  const at = now()
  const words = plain(filter.search ?? '').split(/\s+/)
  let query = db.selectFrom('contractors').selectAll()
  if (filter.state) query = query.where('state', '=', filter.state)
  const rows = await query.execute()
  const loads = await readLoads(db, at)
  const complaints = await complaintsOf(db)
  const today = localTime(at, SITE_ZONE).day
  const found = rows
    .filter(({ search_text }) => words.every((word) => search_text.includes(word)))
    .map(contractorIn)
    .filter((contractor) => fits(contractor, filter, { today, facts }))
    .filter(({ id }) => !filter.complaints || complaints.has(id))
    .toSorted(byTurn)
  const contractors = found.slice(0, filter.limit).map(
    (contractor): ContractorSummary => ({
      contractor,
      load: loads.get(contractor.id) ?? NO_LOAD,
      complaints: complaints.get(contractor.id) ?? 0,
      rating: facts?.ratings.get(contractor.installer ?? '') ?? null,
      next: nextExpiry(contractor.profile),
      needsCheck: needsCheck(contractor),
    }),
  )
  return { contractors, count: found.length }
}

/** Whether staff have something to check of a contractor. */
const needsCheck = ({ state, profile }: Pick<Contractor, 'state' | 'profile'>): boolean =>
  state === 'applied' || (state !== 'left' && unseenOf(profile).length > 0)

function fits(
  contractor: Contractor,
  { service, category, city, province, ends, check }: ContractorFilter,
  { today, facts }: { today: string; facts: Pick<MatchFacts, 'categoryOf'> | null },
): boolean {
  const { profile } = contractor
  const ofService = service && facts?.categoryOf(service)
  if (
    service &&
    !profile.services.includes(service) &&
    !(ofService && profile.categories.includes(ofService))
  )
    return false
  if (category && !profile.categories.includes(category)) return false
  const isInProvince = province !== undefined && profile.provinces.includes(province)
  if (city) {
    const isAround = profile.around.some(
      ({ city: middle, km }) => (kmBetween(middle, city) ?? Number.NaN) <= km,
    )
    if (!isInProvince && !isAround && !profile.cities.includes(city)) return false
  } else if (province && !isInProvince && profile.province !== province) return false
  if (ends !== undefined && endingWithin(profile, today, ends).length === 0) return false
  return !check || needsCheck(contractor)
}

const byTurn = (one: Contractor, other: Contractor): number =>
  Number(other.state === 'applied') - Number(one.state === 'applied') ||
  plain(one.business).localeCompare(plain(other.business)) ||
  one.id.localeCompare(other.id)

async function complaintsOf(db: LeadStore['db']): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('contractor_events')
    .select(({ fn }) => ['contractor_id', fn.countAll<number>().as('count')])
    .where('kind', '=', 'complaint')
    .groupBy('contractor_id')
    .execute()
  return new Map(rows.map(({ contractor_id, count }) => [contractor_id, Number(count)]))
}

/** How much waits for staff: contractors to check, and those in the network of whom something ends within ENDS_SOON days. */
export async function countContractors({ db, now }: LeadStore): Promise<{ toCheck: number; ending: number }> {
  const rows = await db.selectFrom('contractors').selectAll().where('state', '!=', 'left').execute()
  const contractors = rows.map(contractorIn)
  const today = localTime(now(), SITE_ZONE).day
  const ending = contractors.filter(
    ({ state, profile }) => state !== 'applied' && endingWithin(profile, today, ENDS_SOON).length > 0,
  )
  return { toCheck: contractors.filter(needsCheck).length, ending: ending.length }
}
