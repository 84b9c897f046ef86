import { BYTE_ORDER_MARK, csvLine } from '#lib/csv.ts'
import type { Outbox } from '../outbox.ts'
import { type LeadFilter, type LeadSummary, listLeads } from './list.ts'

const PAGE = 500

/** The leads of a filter as CSV for a spreadsheet, made while it is sent. */
export function exportLeads(outbox: Outbox, filter: LeadFilter): ReadableStream<Uint8Array> {
  const lines = csvOf(outbox, filter)
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}

async function* csvOf(outbox: Outbox, filter: LeadFilter): AsyncGenerator<string, void> {
  yield BYTE_ORDER_MARK + csvLine(Object.keys(COLUMNS))
  let page: LeadFilter | null = { ...filter, limit: PAGE }
  while (page) {
    const { leads, next } = await listLeads(outbox, page)
    yield leads.map((lead) => csvLine(Object.values(COLUMNS).map((column) => column(lead)))).join('')
    page = next ? { ...page, after: next } : null
  }
}

const isoTime = (time: number | null) => (time === null ? '' : new Date(time).toISOString())

const COLUMNS: Record<string, (summary: LeadSummary) => string> = {
  reference: ({ reference }) => reference,
  received: ({ receivedAt }) => isoTime(receivedAt),
  state: ({ state }) => state,
  delivered: ({ deliveredAt }) => isoTime(deliveredAt),
  type: ({ type }) => type,
  language: ({ lang }) => lang,
  name: ({ lead }) => lead.name,
  email: ({ lead }) => lead.email,
  phone: ({ lead }) => lead.phone,
  city: ({ lead }) => lead.city,
  province_state: ({ lead }) => lead.province_state,
  service_type: ({ lead }) => lead.service_type,
  service_type_detail: ({ lead }) => lead.service_type_detail,
  property_address: ({ lead }) => lead.property_address,
  message: ({ lead }) => lead.message,
  preferred_date: ({ lead }) => lead.preferred_date,
  timeline: ({ lead }) => lead.timeline,
  budget_range: ({ lead }) => lead.budget_range,
  urgency: ({ lead }) => lead.urgency,
  marketing_consent: ({ lead }) => lead.marketing_consent,
  utm_source: ({ lead }) => lead.utm_source,
  utm_medium: ({ lead }) => lead.utm_medium,
  utm_campaign: ({ lead }) => lead.utm_campaign,
  referral_source: ({ lead }) => lead.referral_source,
  conversion_page: ({ lead }) => lead.conversion_page,
  suspicion: ({ suspicion }) => suspicion ?? '',
  submission_id: ({ submissionId }) => submissionId,
}
