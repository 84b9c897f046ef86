import { kmBetween } from '#lib/matching/distance.ts'
import type { LicenceTrade } from '#lib/matching/licences.ts'
import { matchOf } from '#lib/matching/match.ts'
import type { MatchJob, MatchSettings } from '#lib/matching/types.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'
import type { StoredHours } from '#lib/requests/opening-hours.ts'
import type { Contractor } from '../contractors/contractors.ts'
import type { Lead } from '../lead.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { LeadTransaction } from '../store/tables.ts'
import { readCandidates } from './candidates.ts'
import { offersOf } from './offer.ts'

/** How far matching goes by itself: not at all, it proposes contractors to staff, or it asks them. */
export const MATCHING_MODES = ['off', 'suggest', 'automatic'] as const

export type MatchingMode = (typeof MATCHING_MODES)[number]

/** The settings of the document "Site settings". */
export interface MatchingSettings {
  mode: MatchingMode
  /** The contractors who may have a request at the same time. */
  most: number
  /** The minutes after which others are asked in place of those who have not opened the request. */
  widenMinutes: number
  /** The opening hours within which an answer is wanted, and the minutes of an emergency, which count day and night. */
  answerHours: number
  emergencyAnswerMinutes: number
}

/** What matching needs of the content. */
export interface MatchFacts {
  settings: MatchingSettings
  /** The opening hours of the business; null when it has none in its settings. */
  openingHours: StoredHours | null
  /** The slug of the category of a service; undefined for an unknown service. */
  categoryOf(service: string): string | undefined
  /** The services of a bundle. */
  servicesOf(bundle: string): readonly string[]
  /** The services of a kind of service of the forms, such as `tv-audio`. */
  servicesOfKind(kind: string): readonly string[]
  /** The slug of the city that a customer typed; null when the site does not have it. */
  cityOf(text: string): string | null
  /** The trades for which a province asks for a licence for these services. */
  licencesFor(province: string, services: readonly string[]): LicenceTrade[]
  /** The ratings of public installers, by the id of their document. */
  ratings: ReadonlyMap<string, number>
}

/**
 * What matching knows of a request. One job that names only a kind of service may be any service of this kind. With a job among
 * several whose service is not known, nobody knows whether a contractor does all of them, so the request names none.
 */
export function matchJobOf(lead: Lead, isEmergency: boolean, facts: MatchFacts): MatchJob {
  const ofJobs = lead.jobs.map(({ service, bundle }) => (service ? [service] : facts.servicesOf(bundle)))
  const known = [...new Set(ofJobs.flat())]
  const services = ofJobs.every((some) => some.length > 0) ? known : []
  const anyOf = known.length === 0 && lead.jobs.length < 2 ? facts.servicesOfKind(lead.service_type) : []
  const categories = [...services, ...anyOf].flatMap((service) => {
    const category = facts.categoryOf(service)
    return category ? [[service, category] as const] : []
  })
  return {
    services,
    anyOf,
    categories: Object.fromEntries(categories),
    city: lead.jobs[0]?.city || facts.cityOf(lead.city),
    province: lead.province_state,
    isEmergency,
    licences: facts.licencesFor(lead.province_state, [...known, ...anyOf]),
  }
}

/** Whether the customer asked for a contractor by name, on the page of its public installer. */
export const isAskedFor = (
  { installer }: Pick<Contractor, 'installer'>,
  { contractor }: Pick<Lead, 'contractor'>,
): boolean => installer !== null && installer === contractor

/** What is asked about a request. */
interface Question {
  lead: Lead
  isEmergency: boolean
  now: number
  /** The most contractors that are asked at once. */
  most: number
}

/** The contractors for a request now, with the reasons why the others are not asked. */
export async function matchNow(db: LeadStore['db'] | LeadTransaction, question: Question, facts: MatchFacts) {
  const { job, settings, candidates, asked } = await readMatch(db, question, facts)
  const match = matchOf(job, candidates, settings)
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]))
  return { match, candidates: byId, asked }
}

/** What `matchOf` needs for a request, with the offers that it has already. */
export async function readMatch(
  db: LeadStore['db'] | LeadTransaction,
  { lead, isEmergency, now, most }: Question,
  facts: MatchFacts,
) {
  const candidates = await readCandidates(db, now, facts.ratings)
  const asked = await offersOf(db, lead.submission_id)
  const settings: MatchSettings = {
    most,
    askedBefore: asked.map(({ contractorId }) => contractorId),
    preferred: candidates.find(({ contractor }) => isAskedFor(contractor, lead))?.id ?? null,
    today: localTime(now, zoneOf(lead.province_state)).day,
    kmBetween,
  }
  return { job: matchJobOf(lead, isEmergency, facts), settings, candidates, asked }
}
