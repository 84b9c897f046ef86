import { leadsLog as log } from '#lib/server/log.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { claimNews, recordNews } from './claim.ts'
import { postMessage, type Receiver } from './receiver.ts'

/** The most failed attempts in a round. News that failed is due later, so the next round begins with others. */
const MOST_FAILURES = 5

/**
 * Makes a function that tells the receivers what is due. One round runs at a time. The function never throws.
 * @param attemptTimeout milliseconds that a receiver may take to answer
 */
export function newsTeller(
  store: LeadStore,
  receivers: readonly Receiver[],
  attemptTimeout: number,
): () => Promise<void> {
  let round: Promise<void> | null = null

  async function tellDue(): Promise<void> {
    for (let failures = 0; failures < MOST_FAILURES; ) {
      const claimed = await claimNews(store)
      if (!claimed) return
      const { receiver: name, submission_id: submissionId, attempts } = claimed.row
      const receiver = receivers.find((one) => one.name === name)
      const outcome =
        receiver && (await postMessage(receiver, claimed.message, AbortSignal.timeout(attemptTimeout)))
      await recordNews(store, claimed, outcome ?? null)
      if (outcome && outcome.kind !== 'delivered') {
        failures += 1
        const facts = { submissionId, receiver: name, status: outcome.status, attempts }
        log.warn(facts, 'A receiver of webhooks did not take a message')
      }
    }
  }

  return () => {
    if (receivers.length === 0) return Promise.resolve()
    round ??= tellDue()
      .catch((error) => {
        log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'Receivers cannot be told')
      })
      .finally(() => {
        round = null
      })
    return round
  }
}
