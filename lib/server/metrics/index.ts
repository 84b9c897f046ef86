import type { Registry } from 'prom-client'
import { env } from '#lib/env.ts'
import { checkOutbox } from '#lib/leads/health.ts'
import { getLeads } from '#lib/leads/index.ts'
import { countUndelivered } from '#lib/leads/staff/counts.ts'
import { backupState } from '../backup/state.ts'
import { startMetrics } from './registry.ts'

declare global {
  // Next.js loads modules more than once per process; the metrics must exist once.
  var montageMetrics: Registry | undefined
}

/** The metrics of this process. It begins to measure times with the first call. */
export function metricsOfSite(): Registry {
  globalThis.montageMetrics ??= startMetrics(countLeads, () => backupState(env))
  return globalThis.montageMetrics
}

/** An outbox that can be read and not written, on a full disk for instance, does not work. */
async function countLeads() {
  const { outbox } = await getLeads()
  await checkOutbox(outbox)
  return countUndelivered(outbox)
}
