import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import { type Life, type LifeEvent, lifeOf, REQUEST_STATES } from '#lib/requests/life.ts'
import { FACETS } from '../facets.ts'
import type { FormData } from '../forms/form.ts'
import { FORM_TYPES } from '../forms/index.ts'
import { EMERGENCY, type Lead } from '../lead.ts'
import { isInState } from '../life/in-state.ts'
import { readLifeEvents } from '../life/steps.ts'
import type { Outbox } from '../outbox.ts'
import { reviewIdOf } from '../reviews/draft.ts'
import { plain } from '../search-text.ts'
import { leadIn } from '../store/rows.ts'
import type { LeadTransaction } from '../store/tables.ts'
import { LEAD_STAGES, LEAD_STATES, type LeadRow, type LeadStage, SUSPICIONS } from '../store/tables.ts'

const facet = z.string().max(500).optional()

/** The filter value for leads without a handler. */
export const NOBODY = 'nobody'

const time = z.union([z.coerce.number().int(), z.iso.datetime({ offset: true }).transform(Date.parse)])

/** The filters of the list of leads, as query parameters. All are optional. */
export const leadFilter = z.object({
  state: z.enum(LEAD_STATES).optional(),
  type: z.enum(FORM_TYPES).optional(),
  suspicion: z.enum(SUSPICIONS).optional(),
  stage: z.enum(LEAD_STAGES).optional(),
  /** The state of a booking or quote request. */
  request: z.enum(REQUEST_STATES).optional(),
  urgency: z.literal(EMERGENCY).optional(),
  /** The id of an account, or `nobody`. */
  handler: z.string().max(100).optional(),
  page: facet,
  service: facet,
  city: facet,
  campaign: facet,
  /** The lead was received at or after `from`, and before `to`: milliseconds since 1970, or an ISO time. */
  from: time.optional(),
  to: time.optional(),
  /** Words that must all be in the reference, name, e-mail address, phone number, city or service. */
  search: z.string().max(200).optional(),
  /** The `next` value of the previous page. */
  after: z
    .string()
    .regex(/^[01] \d+ [0-9a-f-]{36}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(500).default(50),
})

export type LeadFilter = z.output<typeof leadFilter>

/** A lead as staff see it in a list. */
export interface LeadSummary {
  submissionId: string
  reference: string
  type: LeadRow['type']
  lang: LeadRow['lang']
  state: LeadRow['state']
  suspicion: LeadRow['suspicion']
  receivedAt: number
  deliveredAt: number | null
  attempts: number
  /** The time of the next attempt; null while the lead is being sent, and when no attempt is planned. */
  nextAttemptAt: number | null
  isBeingSent: boolean
  stage: LeadStage
  /** Where a booking or quote request stands; null for the other forms. */
  life: Life | null
  /** The account of the person who works on the lead; null when nobody does. */
  handler: string | null
  note: string
  /** When a mail to the customer came back; null while mails arrive. */
  emailFailedAt: number | null
  /** When a link or a code of a mail to the address was used first; null while the address may be anybody's. */
  emailProvenAt: number | null
  review: {
    /** When the newest link for a review expires, in milliseconds since 1970; null without a link. */
    linkExpiresAt: number | null
    /** The time when the customer sent the review; null without a review. */
    receivedAt: number | null
    /** The id of the review's document. */
    documentId: string
    /** The id of the photo that staff have not checked yet; null without such a photo. */
    photo: string | null
  }
  /** The contractors who were asked, have answered and have given a quote; null when nobody was asked. */
  offers: OfferCounts | null
  /** The lead for the CRM. */
  lead: Lead
  /** The typed values of the form; empty for leads of releases that did not keep them. */
  fields: Readonly<Record<string, string>>
}

interface OfferCounts {
  asked: number
  answered: number
  /** Quotes that can be chosen. */
  quoted: number
}

/** One page of leads: open emergencies first, then the newest. `next` is the value of `after` for the next page; null after the last page. */
export async function listLeads(
  { db }: Outbox,
  filter: LeadFilter,
): Promise<{ leads: LeadSummary[]; next: string | null }> {
  const rows = await matching(db, filter)
    .selectAll()
    .select(isOpenEmergency.as('isFirst'))
    .orderBy('isFirst', 'desc')
    .orderBy('received_at', 'desc')
    .orderBy('submission_id', 'desc')
    .limit(filter.limit)
    .execute()
  const last = rows.length === filter.limit ? rows.at(-1) : undefined
  return {
    leads: await summariesOf(db, rows),
    next: last ? `${last.isFirst} ${last.received_at} ${last.submission_id}` : null,
  }
}

/** Selects the leads that match a filter, after the lead in `filter.after`. */
export function matching(db: LeadTransaction | Outbox['db'], filter: LeadFilter) {
  let query = db.selectFrom('leads')
  if (filter.state) query = query.where('state', '=', filter.state)
  if (filter.type) query = query.where('type', '=', filter.type)
  if (filter.suspicion) query = query.where('suspicion', '=', filter.suspicion)
  if (filter.stage) query = query.where('stage', '=', filter.stage)
  if (filter.request) query = query.where(isInState(filter.request))
  if (filter.urgency) query = query.where('urgency', '=', filter.urgency)
  if (filter.handler === NOBODY) query = query.where('handler', 'is', null)
  else if (filter.handler) query = query.where('handler', '=', filter.handler)
  for (const facet of FACETS) {
    const value = filter[facet]
    if (value) query = query.where(facet, '=', value)
  }
  if (filter.from !== undefined) query = query.where('received_at', '>=', filter.from)
  if (filter.to !== undefined) query = query.where('received_at', '<', filter.to)
  for (const word of plain(filter.search ?? '')
    .split(/\s+/)
    .filter(Boolean)) {
    query = query.where(sql<boolean>`search_text LIKE ${`%${escapeLike(word)}%`} ESCAPE '\\'`)
  }
  if (filter.after) {
    const [isFirst = '', at = '', id = ''] = filter.after.split(' ')
    query = query.where(({ eb, or, and, refTuple, tuple }) =>
      or([
        eb(isOpenEmergency, '<', Number(isFirst)),
        and([
          eb(isOpenEmergency, '=', Number(isFirst)),
          eb(refTuple('received_at', 'submission_id'), '<', tuple(Number(at), id)),
        ]),
      ]),
    )
  }
  return query
}

/** 1 for an emergency that is not finished, otherwise 0. */
export const isOpenEmergency = sql<number>`CASE WHEN urgency = 'Emergency' AND stage IN ('new', 'working') AND state <> 'suspected' THEN 1 ELSE 0 END`

const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** A lead as staff see it; null when the lead does not exist. */
export async function readLead({ db }: Outbox, submissionId: string): Promise<LeadSummary | null> {
  const row = await db
    .selectFrom('leads')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  return row ? ((await summariesOf(db, [row]))[0] ?? null) : null
}

/** Rows of leads as staff see them, in the same order. */
export async function summariesOf(db: Outbox['db'], rows: Selectable<LeadRow>[]): Promise<LeadSummary[]> {
  const requests = rows.filter(({ type }) => type === 'lead').map((row) => row.submission_id)
  const events = await readLifeEvents(db, requests)
  const offers = await countOffers(db, requests)
  return rows.map((row) =>
    summaryOf(row, events.get(row.submission_id) ?? [], offers.get(row.submission_id) ?? null),
  )
}

async function countOffers(db: Outbox['db'], submissionIds: string[]): Promise<Map<string, OfferCounts>> {
  if (submissionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('offers')
    .select(['submission_id', 'state', 'answered_at'])
    .where('submission_id', 'in', submissionIds)
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.submission_id)].map(([id, own]) => [
      id,
      {
        asked: own.length,
        answered: own.filter(({ answered_at }) => answered_at !== null).length,
        quoted: own.filter(({ state }) => state === 'quoted').length,
      },
    ]),
  )
}

function summaryOf(
  row: Selectable<LeadRow>,
  events: readonly LifeEvent[],
  offers: OfferCounts | null,
): LeadSummary {
  return {
    submissionId: row.submission_id,
    reference: row.reference,
    type: row.type,
    lang: row.lang,
    state: row.state,
    suspicion: row.suspicion,
    receivedAt: row.received_at,
    deliveredAt: row.delivered_at,
    attempts: row.attempts,
    nextAttemptAt: row.claim === null ? row.next_attempt_at : null,
    isBeingSent: row.claim !== null,
    stage: row.stage,
    life: row.type === 'lead' ? lifeOf(row.received_at, events) : null,
    handler: row.handler,
    note: row.note,
    emailFailedAt: row.email_failed_at,
    emailProvenAt: row.email_proven_at,
    review: {
      linkExpiresAt: row.review_expires_at,
      receivedAt: row.reviewed_at,
      documentId: reviewIdOf(row.submission_id),
      photo: row.review_photo,
    },
    offers,
    lead: leadIn(row),
    fields: row.fields === null ? {} : (JSON.parse(row.fields) as FormData),
  }
}
