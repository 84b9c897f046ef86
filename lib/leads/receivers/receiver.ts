import { signedHeaders } from '#lib/server/standard-webhooks.ts'
import { type Outcome, outcomeOf, outcomeOfFailure } from '../forwarders/outcome.ts'
import { postJson } from '../forwarders/post-json.ts'

/** A program of the business that is told of every request (`WEBHOOKS`). */
export interface Receiver {
  /** It is in the story of leads, without spaces. */
  name: string
  url: string
  /** `whsec_` and the key in base64. */
  secret: string
}

/** What a receiver is told. The bodies have the same form as those for the CRM (`webhookForwarder`). */
export interface Message {
  /** Each attempt has the same id, so a receiver ignores what it has already (`webhook-id`). */
  id: string
  type: 'lead' | 'consent_withdrawn' | 'lead_status'
  payload: object
}

/** Posts a message, signed as Standard Webhooks says. Never throws. */
export function postMessage(
  { url, secret }: Receiver,
  { id, ...body }: Message,
  signal: AbortSignal,
): Promise<Outcome> {
  const headers = signedHeaders(id, JSON.stringify(body), secret, Date.now())
  return postJson({ url, body, headers, secrets: [secret], signal }).then(outcomeOf, outcomeOfFailure)
}
