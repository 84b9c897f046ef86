import type { Forwarder } from './forwarder.ts'
import { outcomeOf, outcomeOfFailure } from './outcome.ts'
import { postJson } from './post-json.ts'

/** HighLevel's inbound webhook, or any other that accepts `{"type": "lead", "payload": {…}}`. */
export function webhookForwarder(url: string): Forwarder {
  return {
    name: 'webhook',
    send: (lead, signal) =>
      postJson(url, { type: 'lead', payload: lead }, signal).then(outcomeOf, outcomeOfFailure),
  }
}
