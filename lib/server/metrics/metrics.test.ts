import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { BackupState } from '#lib/server/backup/state.ts'
import { createFront } from '#lib/stored-pages/front.ts'
import { counts, REQUEST_KINDS } from './counts.ts'
import { handleMetrics } from './handle-metrics.ts'
import { type LeadCounts, startMetrics } from './registry.ts'
import { observe, timed } from './times.ts'

const TOKEN = 'a-token-of-sixteen-letters'
const NO_LEADS = { waiting: 0, parked: 0, suspected: 0 }

// Other tests count in this process too.
beforeEach(() => {
  for (const kind of REQUEST_KINDS) counts.answers[kind].fill(0)
  Object.assign(counts, { stored: { hits: 0, misses: 0 }, publishes: 0, schedules: 0 })
})

function metricsWith(
  countLeads: () => Promise<LeadCounts> = async () => NO_LEADS,
  backups: BackupState = { failure: null, newestAt: 0 },
) {
  const registry = startMetrics(countLeads, async () => backups)
  onTestFinished(() => {
    globalThis.montageObservers = undefined
  })
  return registry
}

/** By line, as `name{labels}`. */
async function valuesOf(registry: Registry): Promise<Map<string, number>> {
  const lines = (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.replace(/^.* /, ''))]))
}

describe('who may read the metrics', () => {
  const ask = (headers: Record<string, string>, METRICS_TOKEN: string | undefined) =>
    handleMetrics(new Request('http://localhost/api/metrics', { headers }), () => new Registry(), {
      METRICS_TOKEN,
    })

  test('nobody without the setting', async () => {
    expect((await ask({}, undefined)).status).toBe(404)
    expect((await ask({ authorization: 'Bearer undefined' }, undefined)).status).toBe(404)
  })

  test('who has the token', async () => {
    expect((await ask({}, TOKEN)).status).toBe(401)
    expect((await ask({ authorization: `Bearer ${TOKEN}x` }, TOKEN)).status).toBe(401)
    const answer = await ask({ authorization: `Bearer ${TOKEN}` }, TOKEN)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

describe('requests through the front', () => {
  const handle: RequestListener = (request, response) => {
    const status = request.url === '/nowhere' ? 404 : 200
    response.writeHead(status, {
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': 'text/html; charset=utf-8',
      'x-nextjs-cache': 'HIT',
    })
    response.end('<p>page</p>')
  }

  test('are counted by kind and status, as hits and misses, with the time of what was rendered', async () => {
    const registry = metricsWith()
    const pass: RequestListener = (_, response) => response.writeHead(503).end()
    const server = createServer(createFront({ handle, pass, notice: () => {} })).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const get = async (path: string, headers = {}) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
      await answer.text()
      return answer.headers.get('etag') ?? ''
    }
    await get('/page')
    const etag = await get('/page')
    await get('/page', { 'if-none-match': etag })
    await get('/nowhere')
    await get('/api/lake/data/query')
    await get('/studio/desk')
    const values = await valuesOf(registry)
    expect(Object.fromEntries([...values].filter(([name]) => name.startsWith('montage_requests')))).toEqual({
      'montage_requests_total{kind="page",status="200"}': 2,
      'montage_requests_total{kind="page",status="304"}': 1,
      'montage_requests_total{kind="page",status="404"}': 1,
      'montage_requests_total{kind="lake",status="503"}': 1,
      'montage_requests_total{kind="studio",status="503"}': 1,
    })
    expect(values.get('montage_stored_pages_total{result="hit"}')).toBe(2)
    expect(values.get('montage_stored_pages_total{result="miss"}')).toBe(2)
    expect(values.get('montage_stored_pages')).toBe(2)
    expect(values.get('montage_stored_pages_bytes')).toBeGreaterThan(4_000)
    expect(values.get('montage_render_seconds_count')).toBe(2)
  })

  test('are counted once however often the metrics are read', async () => {
    const registry = metricsWith()
    counts.answers.page[200] = 3
    await registry.metrics()
    expect((await valuesOf(registry)).get('montage_requests_total{kind="page",status="200"}')).toBe(3)
  })
})

describe('what else is measured', () => {
  test('leads by state, publishes, schedules', async () => {
    const registry = metricsWith(async () => ({ waiting: 5, parked: 2, suspected: 1 }))
    Object.assign(counts, { publishes: 4, schedules: 1 })
    const values = await valuesOf(registry)
    const leads = ['waiting', 'parked', 'suspected'].map((state) =>
      values.get(`montage_outbox_leads{state="${state}"}`),
    )
    expect(leads).toEqual([5, 2, 1])
    expect(values.get('montage_outbox_up')).toBe(1)
    expect(values.get('montage_publishes_total')).toBe(4)
    expect(values.get('montage_schedules_total')).toBe(1)
  })

  test('an outbox that does not work: everything else is still there, and no number of leads is made up', async () => {
    const values = await valuesOf(metricsWith(() => Promise.reject(new Error('no disk'))))
    expect(values.get('montage_outbox_up')).toBe(0)
    expect([...values.keys()].filter((name) => name.startsWith('montage_outbox_leads'))).toEqual([])
    expect(values.get('montage_publishes_total')).toBe(0)
    expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(0)
  })

  test('backups: when the newest was made, and whether the last one failed', async () => {
    const failure = { at: '2026-11-02T03:00:00.000Z', reason: 'lake.sqlite is damaged' }
    const values = await valuesOf(metricsWith(undefined, { failure, newestAt: 1_793_500_000_000 }))
    expect(values.get('montage_backup_failed')).toBe(1)
    expect(values.get('montage_backup_timestamp_seconds')).toBe(1_793_500_000)
    expect((await valuesOf(metricsWith())).get('montage_backup_failed')).toBe(0)
  })

  test('queries, those that fail included, and figures of visits; without metrics nothing is measured', async () => {
    expect(await timed('query', async () => 'result')).toBe('result')
    const registry = metricsWith()
    expect(await timed('query', async () => 'result')).toBe('result')
    await expect(timed('query', () => Promise.reject(new Error('slow lake')))).rejects.toThrow('slow lake')
    expect((await valuesOf(registry)).get('montage_query_seconds_count')).toBe(2)
    // Browsers tell milliseconds, and not every figure.
    observe('lcp', 2_400)
    observe('cls', undefined)
    const values = await valuesOf(registry)
    expect(values.get('montage_visit_lcp_seconds_bucket{le="2"}')).toBe(0)
    expect(values.get('montage_visit_lcp_seconds_bucket{le="2.5"}')).toBe(1)
    expect(values.get('montage_visit_cls_count')).toBe(0)
  })
})

test('the dashboard shows every metric of the site, and asks for none that does not exist', async () => {
  const dashboard = readFileSync('deploy/grafana/montage.json', 'utf8')
  const asked = new Set([...dashboard.matchAll(/\b(?:montage|process|nodejs)_\w+/g)].map(([name]) => name))
  const registry = metricsWith()
  const all = (await registry.getMetricsAsJSON()).flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [`${name}_bucket`] : [name],
  )
  expect([...asked].filter((name) => !all.includes(name))).toEqual([])
  expect(all.filter((name) => name.startsWith('montage_') && !asked.has(name))).toEqual([])
})
