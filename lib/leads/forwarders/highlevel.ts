import { z } from 'zod'
import type { Lead } from '../lead.ts'
import type { StateReport } from '../life/reports.ts'
import type { Forwarder } from './forwarder.ts'
import { type Outcome, outcomeOf, outcomeOfFailure } from './outcome.ts'
import { type Answer, postJson } from './post-json.ts'

interface Account {
  apiUrl: string
  token: string
  locationId: string
}

/** The version of HighLevel's contacts API that this code is written for. */
const VERSION = '2021-07-28'

const upserted = z.object({ contact: z.object({ id: z.string().min(1) }) })

/**
 * HighLevel's contacts API: finds or creates the contact, adds tags, and adds the lead as a note. Tags have a separate call,
 * because tags of an upsert replace the contact's tags. The note comes last: after a failure all calls are repeated, and a
 * repeated note would be a second note.
 */
export function highLevelForwarder({ apiUrl, token, locationId }: Account): Forwarder {
  const base = apiUrl.replace(/\/+$/, '')
  const post = (path: string, body: unknown, signal: AbortSignal) =>
    postJson({
      url: `${base}${path}`,
      body,
      headers: { authorization: `Bearer ${token}`, version: VERSION },
      secrets: [token],
      signal,
    })

  async function tell(lead: Lead, tags: string[], note: string, signal: AbortSignal): Promise<Outcome> {
    const found = await post('/contacts/upsert', { locationId, ...contactOf(lead) }, signal)
    const outcome = outcomeOf(found)
    if (outcome.kind !== 'delivered') return outcome
    const id = contactId(found)
    if (id === null) return { ...outcome, kind: 'retry' }
    const path = `/contacts/${encodeURIComponent(id)}`
    const tagged = outcomeOf(await post(`${path}/tags`, { tags }, signal))
    if (tagged.kind !== 'delivered') return tagged
    return outcomeOf(await post(`${path}/notes`, { body: note }, signal))
  }

  return {
    name: 'highlevel',
    send: (lead, signal) => tell(lead, tagsOf(lead), noteOf(lead), signal).catch(outcomeOfFailure),
    report: (lead, report, signal) =>
      tell(lead, [`request-${report.status}`], stateOf(report), signal).catch(outcomeOfFailure),
    withdraw: (lead, signal) => tell(lead, [WITHDRAWN], withdrawalOf(lead), signal).catch(outcomeOfFailure),
  }
}

function contactId({ text }: Answer): string | null {
  try {
    return upserted.parse(JSON.parse(text)).contact.id
  } catch {
    return null
  }
}

/** Only the filled fields of the lead: an empty field would delete the value in the CRM. */
function contactOf(lead: Lead): Record<string, string> {
  const { name, email, phone, city, province_state, property_address, source_site } = lead
  const fields = {
    name,
    email,
    phone,
    city,
    state: province_state,
    address1: property_address,
    country: 'CA',
    source: source_site,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

function tagsOf({ source_site, service_type, service_slug, language }: Lead): string[] {
  return [source_site, service_type, service_slug, `lang-${language}`].filter(Boolean)
}

/** A workflow of the CRM stops messages to contacts with this tag. */
const WITHDRAWN = 'consent-withdrawn'

const withdrawalOf = ({ reference, marketing_consent_withdrawn_at }: Lead) =>
  `Consent to commercial messages withdrawn: ${marketing_consent_withdrawn_at} (${reference})`

const stateOf = ({ status, at, reference, day, from, to }: StateReport) =>
  [`${status}: ${at} (${reference})`, day, from, to].filter(Boolean).join(' ')

/** All fields of the lead, one line each. `jobs` is left out, because the message contains the jobs. */
function noteOf(lead: Lead): string {
  return Object.entries(lead)
    .filter(([field, value]) => field !== 'jobs' && value !== null && String(value) !== '')
    .map(([field, value]) => `${field}: ${Array.isArray(value) ? value.join(' ') : value}`)
    .join('\n')
}
