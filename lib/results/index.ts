import { getLeads } from '#lib/leads/index.ts'
import { siteLog as log } from '#lib/server/log.ts'
import { observe } from '#lib/server/metrics/times.ts'
import { outsideOfRequest } from '#lib/server/request-id.ts'
import { FIGURES } from '#lib/visit-figures.ts'
import { addCounts } from './store.ts'
import type { Visit } from './visit.ts'
import { VisitCounter } from './visit-counter.ts'

/** Milliseconds for which visits are only in memory. A killed process loses the visits of this time. */
const STORE_AFTER = 2_000

declare global {
  // Next.js loads modules more than once per process; the counter must exist once.
  var montageVisits: { counter: VisitCounter; timer: NodeJS.Timeout | undefined } | undefined
}

/** Counts a visit to a known page, or its figures. After STORE_AFTER, it is stored together with other visits. */
export function countVisit(visit: Visit, address: string): void {
  globalThis.montageVisits ??= { counter: new VisitCounter(), timer: undefined }
  const visits = globalThis.montageVisits
  if (visits.counter.count(visit, address)) {
    for (const figure of FIGURES) observe(figure, visit.figures?.[figure])
  }
  visits.timer ??= outsideOfRequest(() =>
    setTimeout(() => {
      visits.timer = undefined
      void store(visits.counter)
    }, STORE_AFTER).unref(),
  )
}

async function store(counter: VisitCounter): Promise<void> {
  const counts = counter.take()
  if (counts.length === 0) return
  try {
    const { outbox } = await getLeads()
    await addCounts(outbox, counts)
  } catch (error) {
    counter.putBack(counts)
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'Visits could not be stored')
  }
}
