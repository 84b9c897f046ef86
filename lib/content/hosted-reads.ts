import type { SanityClient } from '@sanity/client'
import { retry, type Subscription } from 'rxjs'
import { QUERY_GRACE } from './freshness.ts'
import { waitAndLog } from './hosted-retry.ts'

/**
 * Reads of published documents in hosted Sanity. Sanity's CDN answers most of them, because that is faster and costs less. Its
 * answers are at least as new as the live event that a request names. Just after a change, the live event of the change may not
 * have arrived. So reads go to Sanity's API for `QUERY_GRACE` after a change, and while no live event is known.
 */
export interface HostedReads {
  fetch(query: string, params: Record<string, unknown>): Promise<unknown>
  /** Call it when the listener has reported a change. */
  heardChange(): void
  /** Follows the live events as long as the process lives. */
  follow(): Subscription
}

/** @param cdn the same client, with the address of the CDN; null without a CDN */
export function hostedReads(
  api: SanityClient,
  cdn: SanityClient | null,
  { grace = QUERY_GRACE }: { grace?: number } = {},
): HostedReads {
  let lastLiveEventId: string | undefined
  let changedAt = Number.NEGATIVE_INFINITY
  return {
    fetch(query, params) {
      const isSettled = performance.now() - changedAt >= grace
      if (!cdn || !isSettled || lastLiveEventId === undefined) return api.fetch<unknown>(query, params)
      return cdn.fetch<unknown>(query, params, { lastLiveEventId })
    },
    heardChange() {
      changedAt = performance.now()
    },
    follow: () =>
      api.live
        .events()
        .pipe(
          retry({
            delay(error, failures) {
              lastLiveEventId = undefined
              return wait(error, failures)
            },
            resetOnSuccess: true,
          }),
        )
        .subscribe((event) => {
          lastLiveEventId = 'id' in event ? event.id : undefined
        }),
  }
}

const wait = waitAndLog('The live events of hosted content are not heard. Reads do not use the CDN')
