import { BYTE_ORDER_MARK, csvLine } from '#lib/csv.ts'
import { env } from '#lib/env.ts'
import { FORMS } from '../forms/index.ts'
import { LEAD_FIELDS, type Lead } from '../lead.ts'
import type { Outbox } from '../outbox.ts'
import { type LeadFilter, type LeadSummary, listLeads } from './list.ts'

const PAGE = 500

/** Returns the name of a member of staff. */
type NameOf = (id: string) => string | Promise<string>

/** Streams the leads of a filter as CSV for a spreadsheet. */
export function exportLeads(outbox: Outbox, filter: LeadFilter, nameOf: NameOf): ReadableStream<Uint8Array> {
  const lines = csvOf(outbox, filter, nameOf)
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}

async function* csvOf(outbox: Outbox, filter: LeadFilter, nameOf: NameOf): AsyncGenerator<string, void> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS.map(([title]) => title))
  let page: LeadFilter | null = { ...filter, limit: PAGE }
  while (page) {
    const { leads, next } = await listLeads(outbox, page)
    const handlers = [...new Set(leads.flatMap(({ handler }) => handler ?? []))]
    const names = new Map(await Promise.all(handlers.map(async (id) => [id, await nameOf(id)] as const)))
    yield leads.map((lead) => csvLine(COLUMNS.map(([, cell]) => cell(lead, names)))).join('')
    page = next ? { ...page, after: next } : null
  }
}

const isoTime = (time: number | null) => (time === null ? '' : new Date(time).toISOString())

type Column = [title: string, cell: (summary: LeadSummary, names: ReadonlyMap<string, string>) => string]

const leadColumn = (name: keyof Lead): Column => [name, ({ lead }) => String(lead[name] ?? '')]

/**
 * A link to a photo that opens for signed-in staff. With hosted Sanity only the Studio knows who is signed in, so the link opens
 * the lead there.
 */
const photoForStaff = (submissionId: string, id: string) =>
  env.NEXT_PUBLIC_SANITY_PROJECT_ID
    ? `${env.SITE_URL}/studio/leads/${submissionId}`
    : `${env.SITE_URL}/api/leads/staff/${submissionId}/photo?id=${id}`

/** The names of form fields that are not fields of the lead. Each of them is a column of its own; answers have one in words. */
const OTHER_ANSWERS = new Set(Object.values(FORMS).flatMap(({ fields }) => Object.keys(fields))).difference(
  new Set<string>([...LEAD_FIELDS, 'answers']),
)

const COLUMNS: Column[] = [
  ['reference', ({ reference }) => reference],
  ['received', ({ receivedAt }) => isoTime(receivedAt)],
  ['state', ({ state }) => state],
  ['status', ({ stage }) => stage],
  ['handled_by', ({ handler }, names) => (handler === null ? '' : (names.get(handler) ?? handler))],
  ['note', ({ note }) => note],
  ['delivered', ({ deliveredAt }) => isoTime(deliveredAt)],
  ['type', ({ type }) => type],
  ['language', ({ lang }) => lang],
  ...LEAD_FIELDS.map(leadColumn),
  // In English, as the choices in all other columns.
  [
    'answers',
    ({ lead }) =>
      (lead.jobs ?? [])
        .flatMap(({ answers = [] }) => answers.map(({ label, text }) => `${label.en}: ${text.en}`))
        .join('\n'),
  ],
  leadColumn('marketing_consent'),
  leadColumn('marketing_consent_text'),
  leadColumn('marketing_consent_version'),
  leadColumn('marketing_consent_at'),
  leadColumn('marketing_consent_withdrawn_at'),
  leadColumn('utm_source'),
  leadColumn('utm_medium'),
  leadColumn('utm_campaign'),
  leadColumn('referral_source'),
  leadColumn('conversion_page'),
  [
    'photos',
    ({ submissionId, lead }) => (lead.photos ?? []).map((id) => photoForStaff(submissionId, id)).join(' '),
  ],
  ['reviewed', ({ review }) => isoTime(review.receivedAt)],
  ['review', ({ review }) => (review.receivedAt === null ? '' : review.documentId)],
  [
    'review_photo',
    ({ submissionId, review }) => (review.photo === null ? '' : photoForStaff(submissionId, review.photo)),
  ],
  ['suspicion', ({ suspicion }) => suspicion ?? ''],
  ['submission_id', ({ submissionId }) => submissionId],
  ...[...OTHER_ANSWERS].map((name): Column => [name, ({ fields }) => fields[name] ?? '']),
]
