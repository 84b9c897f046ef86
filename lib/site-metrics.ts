import type { Registry } from 'prom-client'
import { env } from '#lib/env.ts'
import { checkOutbox } from '#lib/leads/health.ts'
import { getLeads } from '#lib/leads/index.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { countUndelivered } from '#lib/leads/staff/counts.ts'
import { backupState } from '#lib/server/backup/state.ts'
import { type LeadCounts, startMetrics } from './server/metrics/registry.ts'

declare global {
  // Next.js loads modules more than once per process; the metrics must exist once.
  var montageMetrics: Registry | undefined
}

/** The metrics of this process. The first call starts to measure times. */
export function metricsOfSite(): Registry {
  globalThis.montageMetrics ??= startMetrics(
    async () => countWhileStorable((await getLeads()).outbox),
    () => backupState(env),
  )
  return globalThis.montageMetrics
}

/** The numbers of undelivered leads. Rejects when no lead can be stored, for example because the disk is full. */
export async function countWhileStorable(outbox: Outbox): Promise<LeadCounts> {
  await checkOutbox(outbox)
  return countUndelivered(outbox)
}
