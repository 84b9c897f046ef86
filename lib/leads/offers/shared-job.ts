import type { Language } from '#lib/i18n/languages.ts'
import { redacted } from '#lib/matching/redact.ts'
import type { Life } from '#lib/requests/life.ts'
import { type Contractor, readContractor } from '../contractors/contractors.ts'
import type { Lead, LeadAnswer } from '../lead.ts'
import { readLife } from '../life/steps.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { leadIn } from '../store/rows.ts'
import { isAskedFor } from './matching.ts'
import type { Offer } from './offer.ts'

/*
 * What a contractor sees of a request. Until the customer has chosen the contractor it contains nothing that tells who the
 * customer is: it is made from a list of what may be seen, and free text loses contact data by rule (lib/matching/redact.ts).
 * Afterwards the chosen contractor, and nobody else, sees who and where.
 */

/** The answers that a contractor sees as they are. They are values of lists and days; free text is not among them. */
const SHOWN_ANSWERS = [
  'service_type',
  'service_type_detail',
  'preferred_date',
  'timeline',
  'urgency',
  'budget_range',
  'add_ons',
  'complexity',
] as const

export interface SharedJob {
  reference: string
  /** The language of the customer. */
  lang: Language
  receivedAt: number
  /** The lines of the jobs, in the language of the customer. */
  jobs: string[]
  /** The slugs of the services and of the city, for names in the contractor's language. */
  services: string[]
  quantities: number[]
  citySlug: string
  /** The typed city when the site does not have it. */
  city: string
  province: string
  /** The first half of the postal code; empty when the customer gave none. */
  postalPrefix: string
  answers: Partial<Record<(typeof SHOWN_ANSWERS)[number], string>>
  /** The answers to the questions of the services. What the customer wrote is without contact data. */
  details: Pick<LeadAnswer, 'label' | 'text'>[]
  estimate: { low: string; high: string } | null
  /** What the customer wrote, without contact data. */
  message: string
  /** The ids of the photos that may be seen. */
  photos: string[]
  life: Life
  /** Whether the customer asked for this contractor by name. */
  isAskedFor: boolean
  /** Who the customer is; null until the contractor is chosen. */
  customer: { name: string; email: string; phone: string; address: string } | null
}

/** The job of an offer as its contractor sees it now; null when the request was erased or the offer shows nothing any more. */
export async function sharedJob(store: LeadStore, offer: Offer): Promise<SharedJob | null> {
  const contractor = await readContractor(store, offer.contractorId)
  return jobOf(store, offer.submissionId, offer.state === 'chosen', contractor)
}

/** The job of a request as contractors will see it before they are chosen, for staff. */
export const jobForContractors = (store: LeadStore, submissionId: string): Promise<SharedJob | null> =>
  jobOf(store, submissionId, false, null)

async function jobOf(
  store: LeadStore,
  submissionId: string,
  isChosen: boolean,
  contractor: Contractor | null,
): Promise<SharedJob | null> {
  const row = await store.db
    .selectFrom('leads')
    .select(['lead', 'fields', 'lang', 'received_at', 'withdrawn_at', 'reference'])
    .where('submission_id', '=', submissionId)
    .where('type', '=', 'lead')
    .executeTakeFirst()
  if (!row) return null
  const lead = leadIn(row)
  const fields: Record<string, string> = JSON.parse(row.fields ?? '{}')
  const { name, email, phone, property_address: address } = lead
  const clean = (text: string) => (isChosen ? text : redacted(text, { name, email, phone, address }).text)
  const photos = await store.db
    .selectFrom('lead_photos')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('expires_at', 'is', null)
    .where('sharing', 'in', isChosen ? ['', 'shared', 'held'] : ['shared'])
    .orderBy('received_at')
    .execute()
  const shown = new Set(photos.map(({ id }) => id))
  const given = fields.message || lead.message
  const words = [given, ...addedMessages(lead)].filter(Boolean).join('\n\n')
  const answers = Object.fromEntries(
    SHOWN_ANSWERS.flatMap((field) => (lead[field] ? [[field, clean(lead[field])]] : [])),
  )
  return {
    reference: row.reference,
    lang: row.lang,
    receivedAt: row.received_at,
    jobs: lead.jobs.map(({ text }) => clean(text)),
    services: lead.jobs.map(({ service }) => service),
    quantities: lead.jobs.map(({ quantity }) => quantity),
    citySlug: lead.jobs[0]?.city ?? '',
    city: clean(lead.city),
    province: lead.province_state,
    postalPrefix: postalPrefixOf(fields.postal_code ?? ''),
    answers,
    details: lead.jobs.flatMap((one) =>
      (one.answers ?? []).map(({ kind, label, text }) =>
        kind === 'text' ? { label, text: { en: clean(text.en), fr: clean(text.fr) } } : { label, text },
      ),
    ),
    estimate: lead.estimate_low ? { low: lead.estimate_low, high: lead.estimate_high } : null,
    message: clean(words),
    photos: (lead.photos ?? []).filter((id) => shown.has(id)),
    life: await readLife(store.db, submissionId, row.received_at),
    isAskedFor: contractor !== null && isAskedFor(contractor, lead),
    customer: isChosen ? { name, email, phone, address } : null,
  }
}

/** The text of a contractor or customer without contact data and without the words that tell who the customer of a request is. */
export async function withoutContact(store: LeadStore, submissionId: string, text: string): Promise<string> {
  const row = await store.db
    .selectFrom('leads')
    .select(['lead', 'withdrawn_at'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  const { name = '', email = '', phone = '', property_address: address = '' } = row ? leadIn(row) : {}
  return redacted(text, { name, email, phone, address }).text
}

/** The messages that the customer added later, without their time stamps. */
const addedMessages = ({ added_message = '' }: Lead): string[] =>
  added_message
    .split(/\n\n(?=\d{4}-\d\d-\d\dT\S+Z )/)
    .filter(Boolean)
    .map((message) => message.replace(/^\S+ /, ''))

/** The first half of a postal code: `h2x 1y4` → `H2X`. Empty for another text. */
export const postalPrefixOf = (text: string): string =>
  /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])/i.exec(text.trim())?.[1]?.toUpperCase() ?? ''
