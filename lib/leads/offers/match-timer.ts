import { leadsLog as log } from '#lib/server/log.ts'
import { outsideOfRequest } from '#lib/server/request-id.ts'
import { watchExpiries } from '../contractors/watch-expiry.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { type MatchSources, matchDue } from './match-due.ts'

declare global {
  // Next.js loads modules more than once per process; the timer must exist once.
  var montageMatching: { matchSoon: () => void; timer: NodeJS.Timeout } | undefined
}

const LOOK_EVERY = 5_000

/** Looks at requests that are due, as long as the process lives. `stored` starts the delivery of what was stored. */
export function startMatchTimer(
  store: () => Promise<LeadStore>,
  sources: MatchSources & { stored(): void },
): void {
  if (globalThis.montageMatching) return
  let isLooking = false
  const matchSoon = () =>
    void outsideOfRequest(async () => {
      if (isLooking) return
      isLooking = true
      try {
        const leads = await store()
        await watchExpiries(leads, sources.recipients)
        await matchDue(leads, sources)
        sources.stored()
      } catch (error) {
        log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'Matching does not work')
      }
      isLooking = false
    })
  globalThis.montageMatching = { matchSoon, timer: setInterval(matchSoon, LOOK_EVERY).unref() }
}
