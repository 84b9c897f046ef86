import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { BackupState } from '#lib/server/backup/state.ts'
import { siteLog } from '#lib/server/log.ts'
import { BOUNDS } from '#lib/visit-figures.ts'
import { counts, REQUEST_KINDS } from './counts.ts'
import { observeTimes } from './times.ts'

/** Upper bounds of histogram buckets, in seconds. Queries are the fastest work, the first page after a start is the slowest. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The number of leads in the states that need attention. */
export type LeadCounts = Record<'waiting' | 'parked' | 'suspected', number>

/**
 * Starts to measure, and returns the registry of the metrics. Counts are read only when the metrics are requested. When
 * `countLeads` rejects, `montage_outbox_up` is 0 and the numbers of leads are left out.
 */
export function startMetrics(
  countLeads: () => Promise<LeadCounts>,
  backups: () => Promise<BackupState>,
): Registry {
  const register = new Registry()
  collectDefaultMetrics({ register })
  countOf(register, 'montage_requests_total', 'Requests, by kind and status', ['kind', 'status'], (add) => {
    for (const kind of REQUEST_KINDS) {
      for (const [status, times] of counts.answers[kind].entries()) {
        if (times > 0) add(times, { kind, status })
      }
    }
  })
  countOf(register, 'montage_stored_pages_total', 'Requests for what may be stored', ['result'], (add) => {
    add(counts.stored.hits, { result: 'hit' })
    add(counts.stored.misses, { result: 'miss' })
  })
  countOf(register, 'montage_publishes_total', 'Changes of published content', [], (add) =>
    add(counts.publishes),
  )
  countOf(register, 'montage_schedules_total', 'Scheduled releases that were published here', [], (add) =>
    add(counts.schedules),
  )
  gauge(register, 'montage_stored_pages', 'Answers that are stored', () => counts.store?.count ?? 0)
  gauge(register, 'montage_stored_pages_bytes', 'Memory of stored answers', () => counts.store?.size ?? 0)
  gaugesOfOutbox(register, countLeads)
  gauge(register, 'montage_backup_failed', '1 when the last backup failed', async () =>
    (await backups()).failure ? 1 : 0,
  )
  const newest = 'When the newest backup was made, in seconds since 1970; 0 without one'
  gauge(register, 'montage_backup_timestamp_seconds', newest, async () => (await backups()).newestAt / 1_000)
  const timesOf = (name: string, help: string, buckets: readonly number[] = BUCKETS, scale = 1) => {
    const bounds = buckets.map((bound) => bound / scale)
    const histogram = new Histogram({ name, help, buckets: bounds, registers: [register] })
    return (value: number) => histogram.observe(value / scale)
  }
  observeTimes({
    render: timesOf('montage_render_seconds', "Next's answers for what may be stored"),
    query: timesOf('montage_query_seconds', 'Queries for the content of pages'),
    // Browsers tell milliseconds, and Prometheus counts in seconds.
    lcp: timesOf('montage_visit_lcp_seconds', 'Largest contentful paint of visits', BOUNDS.lcp, 1_000),
    inp: timesOf('montage_visit_inp_seconds', 'Slowest interaction of visits', BOUNDS.inp, 1_000),
    cls: timesOf('montage_visit_cls', 'Cumulative layout shift of visits', BOUNDS.cls),
  })
  return register
}

type Add = (value: number, labels?: Record<string, string | number>) => void

/** A counter whose values are read when the metrics are requested. */
function countOf(
  register: Registry,
  name: string,
  help: string,
  labelNames: string[],
  read: (add: Add) => void,
) {
  new Counter({
    name,
    help,
    labelNames,
    registers: [register],
    collect() {
      this.reset()
      read((value, labels = {}) => this.inc(labels, value))
    },
  })
}

function gauge(register: Registry, name: string, help: string, read: () => number | Promise<number>): void {
  new Gauge({
    name,
    help,
    registers: [register],
    async collect() {
      this.set(await read())
    },
  })
}

function gaugesOfOutbox(register: Registry, countLeads: () => Promise<LeadCounts>): void {
  const count = sharedWhileRunning(() => countLeads().catch(nothingCounted))
  gauge(register, 'montage_outbox_up', '1 while leads can be stored', async () => ((await count()) ? 1 : 0))
  new Gauge({
    name: 'montage_outbox_leads',
    help: 'Leads that are not delivered, by state',
    labelNames: ['state'],
    registers: [register],
    async collect() {
      const leads = await count()
      this.reset()
      for (const [state, number] of Object.entries(leads ?? {})) this.set({ state }, number)
    },
  })
}

function nothingCounted(error: unknown): null {
  const reason = error instanceof Error ? error.message : 'unknown'
  siteLog.error({ reason }, 'The outbox could not be counted')
  return null
}

/** Calls that overlap share one result, because the gauges of one metrics request are collected at the same time. */
function sharedWhileRunning<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  return () => {
    running ??= work().finally(() => {
      running = null
    })
    return running
  }
}
