import type { Forwarder } from './forwarder.ts'
import { outcomeOf, outcomeOfFailure } from './outcome.ts'
import { postJson } from './post-json.ts'

/** HighLevel's inbound webhook, or any other that accepts `{"type": "lead", "payload": {…}}`. */
export function webhookForwarder(url: string): Forwarder {
  const { pathname, search } = new URL(url)
  // Who knows the address may send leads.
  const secrets = [url, pathname + search, pathname].filter((secret) => secret !== '/')
  return {
    name: 'webhook',
    send: (lead, signal) =>
      postJson({ url, body: { type: 'lead', payload: lead }, secrets, signal }).then(
        outcomeOf,
        outcomeOfFailure,
      ),
  }
}
