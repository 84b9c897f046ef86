import type { Registry } from 'prom-client'
import { getLeads } from '#lib/leads/index.ts'
import { countUndelivered } from '#lib/leads/staff/counts.ts'
import { startMetrics } from './registry.ts'

declare global {
  // Next.js loads modules more than once per process; the metrics must exist once.
  var montageMetrics: Registry | undefined
}

/** The metrics of this process. It begins to measure times with the first call. */
export function metricsOfSite(): Registry {
  globalThis.montageMetrics ??= startMetrics(async () => countUndelivered((await getLeads()).outbox))
  return globalThis.montageMetrics
}
