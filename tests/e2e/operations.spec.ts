import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { restoreBackup } from '#lib/server/backup/restore.ts'
import { backupsIn } from '#lib/server/backup/state.ts'
import { PAYLOADS } from '../leads/samples.ts'
import { ONLY_IN_SWEEP, testWithSite } from './fixtures.ts'
import { LEAD_ENV, leadsOf } from './stored-leads.ts'

const BACKUP_DIR = mkdtempSync(join(tmpdir(), 'montage-backups-'))
const METRICS_TOKEN = 'a-token-of-sixteen-letters'
// At its own address it makes every page anew, also the one that the health check asks for.
const test = testWithSite({
  ownAddress: true,
  env: { ...LEAD_ENV, BACKUP_DIR, BACKUP_EVERY_HOURS: '1', METRICS_TOKEN, LOG_LEVEL: 'info' },
})
test.afterAll(() => rmSync(BACKUP_DIR, { recursive: true, force: true }))

test('the server makes backups by itself', ONLY_IN_SWEEP, async ({ site }) => {
  await expect.poll(() => backupsIn(BACKUP_DIR)).toHaveLength(1)
  const [file = ''] = await backupsIn(BACKUP_DIR)
  const copy = join(BACKUP_DIR, 'copy')
  const { files } = await restoreBackup(file, copy)
  expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(['lake.sqlite', 'leads.sqlite']))
  expect(readdirSync(join(copy, 'assets/images'))).toEqual(readdirSync(join(site.dataDir, 'assets/images')))
})

test('what the server does can be read; the id of a request is in its lines of the log', async ({ site }) => {
  for (const path of ['/pricing', '/pricing', '/nowhere-to-be-found'])
    await (await fetch(site.url + path)).text()
  expect((await fetch(`${site.url}/api/metrics`)).status).toBe(401)
  // An answer is counted once it is sent, which may be after it was read here.
  await expect(async () => {
    const answer = await fetch(`${site.url}/api/metrics`, {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    })
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    const metrics = await answer.text()
    for (const line of [
      /^montage_requests_total\{kind="page",status="200"\} [2-9]/m,
      /^montage_requests_total\{kind="page",status="404"\} 1$/m,
      /^montage_requests_total\{kind="api",status="401"\} 1$/m,
      /^montage_stored_pages_total\{result="hit"\} [1-9]/m,
      /^montage_render_seconds_count [1-9]/m,
      /^montage_query_seconds_count [1-9]/m,
      /^montage_outbox_up 1$/m,
    ]) {
      expect(metrics).toMatch(line)
    }
  }).toPass({ timeout: 10_000 })
  const line = site
    .output()
    .split('\n')
    .find((text) => text.includes('/nowhere-to-be-found'))
  expect(JSON.parse(line ?? '{}').requestId).toMatch(/^[0-9a-f-]{36}$/)
})

test('Node warns of nothing in the log: no answer has more listeners than it expects', async ({ site }) => {
  await (await fetch(`${site.url}/api/health`)).text()
  expect(site.output()).not.toMatch(/warning/i)
})

test('SIGTERM: forms on their way arrive, event streams end, then the process does', async ({ site }) => {
  expect(await (await fetch(`${site.url}/api/ready`)).json()).toEqual({ status: 'ready' })
  const events = await fetch(`${site.url}/api/lake/v1/data/listen/production?query=*`, {
    headers: { authorization: `Bearer ${site.token}` },
  })
  const forms = Array.from({ length: 10 }, (_, n) => {
    const payload = { ...PAYLOADS.lead, email: `late${n}@mail.example` }
    const body = JSON.stringify({ type: 'lead', submission_id: randomUUID(), payload })
    const form = request(`${site.url}/api/leads`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        // The server says when it has the head of the request.
        expect: '100-continue',
      },
    })
    form.flushHeaders()
    return { form, body }
  })
  await Promise.all(forms.map(({ form }) => once(form, 'continue')))

  const ended = site.end()
  await expect
    .poll(() =>
      fetch(site.url).then(
        () => true,
        () => false,
      ),
    )
    .toBe(false)
  const answers = forms.map(async ({ form, body }) => {
    form.end(body)
    const [answer] = (await once(form, 'response')) as [IncomingMessage]
    await text(answer)
    return answer.statusCode
  })
  expect(new Set(await Promise.all(answers))).toEqual(new Set([202]))
  expect(await events.text()).toContain('event: welcome')
  expect(await ended).toBe(0)
  for (const n of forms.keys()) expect(leadsOf(site, `late${n}@mail.example`)).toHaveLength(1)
  expect(site.output()).not.toMatch(/error| {4}at /i)
})
