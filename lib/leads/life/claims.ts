import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type GuaranteeFigures, termsOf, termText } from '#lib/requests/guarantee.ts'
import { type RequestState, STATE_OF_STAGE } from '#lib/requests/life.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'
import type { FormData } from '../forms/form.ts'
import type { Lead, RequestedJobs } from '../lead.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { addEvent } from '../store/rows.ts'
import type { LeadTransaction } from '../store/tables.ts'

/**
 * What a guarantee claim adds to its lead: the terms, and facts of the request that it is about. A claim is taken whether there
 * is such a request or not, and nobody is told whether there is one.
 * @param figuresOf the figures of the guarantee for some services, by slug
 */
export async function claimFrom(
  store: LeadStore,
  data: FormData,
  lang: Language,
  figuresOf: (services: string[]) => Promise<GuaranteeFigures>,
): Promise<RequestedJobs> {
  const request = await claimedRequest(store, data)
  const figures = await figuresOf(request?.lead.jobs.map(({ service }) => service).filter(Boolean) ?? [])
  const { city = '', province_state = '', property_address = '', service_slug = '' } = request?.lead ?? {}
  const today = localTime(store.now(), zoneOf(province_state)).day
  const days = { installedOn: data.installed_on ?? '', noticedOn: data.noticed_on ?? '' }
  const terms = termsOf(days, figures, today).map((term) => {
    const { name, text } = termText(term, lang)
    return { ...term, text: name + getDictionary(lang).shell.colon + text }
  })
  return {
    jobs: [],
    fields: { city, province_state, property_address, service_slug },
    claim: { claim_of: request?.submissionId, guarantee: terms },
  }
}

/** The request that a claim names; null unless its reference and its e-mail address belong together. */
async function claimedRequest(
  { db }: LeadStore,
  { booking_reference = '', email = '' }: FormData,
): Promise<{ submissionId: string; lead: Lead } | null> {
  const row = await db
    .selectFrom('leads')
    .select(['submission_id', 'lead'])
    .where('type', '=', 'lead')
    .where('email', '=', email.toLowerCase())
    .where('reference', '=', booking_reference.toUpperCase())
    .executeTakeFirst()
  return row ? { submissionId: row.submission_id, lead: JSON.parse(row.lead) } : null
}

/** Notes a new claim in the story of the request that it is about. */
export async function noteClaim(
  trx: LeadTransaction,
  { claim_of, reference }: Lead,
  now: number,
): Promise<void> {
  if (!claim_of) return
  await addEvent(trx, { submission_id: claim_of, at: now, kind: 'claimed', detail: reference })
}

/** A claim about a request, as the request's page lists it. */
export interface ClaimOfRequest {
  submissionId: string
  generation: number
  reference: string
  /** In milliseconds since 1970. */
  receivedAt: number
  state: RequestState
}

/** The claims about a request, the newest first. */
export async function claimsOf({ db }: LeadStore, submissionId: string): Promise<ClaimOfRequest[]> {
  const rows = await db
    .selectFrom('leads')
    .innerJoin('lead_events as event', 'event.detail', 'leads.reference')
    .select(['leads.submission_id', 'reference', 'link_generation', 'received_at', 'stage'])
    .where('event.submission_id', '=', submissionId)
    .where('event.kind', '=', 'claimed')
    .where('leads.type', '=', 'claim')
    .orderBy('received_at', 'desc')
    .execute()
  return rows.map((row) => ({
    submissionId: row.submission_id,
    generation: row.link_generation,
    reference: row.reference,
    receivedAt: row.received_at,
    state: STATE_OF_STAGE[row.stage],
  }))
}
