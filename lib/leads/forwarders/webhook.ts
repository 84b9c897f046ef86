import type { Lead } from '../lead.ts'
import type { StateReport } from '../life/reports.ts'
import type { Forwarder } from './forwarder.ts'
import { outcomeOf, outcomeOfFailure } from './outcome.ts'
import { postJson } from './post-json.ts'

/**
 * HighLevel's inbound webhook, or any other webhook that accepts `{"type": "lead", "payload": {…}}`,
 * `{"type": "consent_withdrawn", "payload": {…}}` with the fields in `TOLD`, and `{"type": "lead_status", "payload": {…}}`.
 */
export function webhookForwarder(url: string): Forwarder {
  const { pathname, search } = new URL(url)
  // The address is a secret: a person who knows it can send leads.
  const secrets = [url, pathname + search, pathname].filter((secret) => secret !== '/')
  const post = (type: string, payload: Partial<Lead> | StateReport, signal: AbortSignal) =>
    postJson({ url, body: { type, payload }, secrets, signal }).then(outcomeOf, outcomeOfFailure)
  return {
    name: 'webhook',
    send: (lead, signal) => post('lead', lead, signal),
    withdraw: (lead, signal) => post('consent_withdrawn', withdrawalOf(lead), signal),
    report: (_, report, signal) => post('lead_status', report, signal),
  }
}

/** What a CRM gets of a lead with a withdrawal. */
export const withdrawalOf = (lead: Lead): Partial<Lead> =>
  Object.fromEntries(TOLD.map((name) => [name, lead[name]]))

/** The fields of a lead that the CRM gets with a withdrawal. */
const TOLD = [
  'submission_id',
  'reference',
  'email',
  'language',
  'marketing_consent',
  'marketing_consent_withdrawn_at',
] as const satisfies (keyof Lead)[]
