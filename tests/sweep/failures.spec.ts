import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { testWithSite } from '../e2e/fixtures.ts'
import { INSPECTED, Inspector } from '../e2e/inspector.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import type { OwnSite, Site } from '../e2e/site.ts'
import { LEAD_ENV } from '../e2e/stored-leads.ts'
import { PAYLOADS } from '../leads/samples.ts'
import { phonePhoto } from '../sample-photos.ts'
import { setClock } from './clock.ts'
import { recordRows } from './table.ts'

const test = testWithSite({ env: { ...LEAD_ENV, ...INSPECTED } })

/** A page that was built, one that is made at its first visit, and one that is made for each request. */
const PAGES = ['/', '/ceiling-fans', '/toronto/ceiling-fans?lang=fr', '/get-quote?urgent=true']

const SERVICE = 'service-ceiling-fans'

const rows: Record<string, { tried: number; lost: number }> = {}
test.afterAll(() => recordRows('tests/sweep/failures.spec.ts', rows))

async function sendLead({ url }: Site): Promise<{ id: string; status: number; text: string }> {
  const id = randomUUID()
  const response = await fetch(`${url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'lead', submission_id: id, payload: PAYLOADS.lead }),
  })
  return { id, status: response.status, text: await response.text() }
}

/** The ids of leads as staff see them, the oldest first. */
function leadIds({ dataDir }: Site): string[] {
  const database = new DatabaseSync(join(dataDir, 'leads.sqlite'), { readOnly: true })
  const found = database.prepare('SELECT submission_id FROM leads ORDER BY received_at, submission_id').all()
  database.close()
  return found.map(({ submission_id }) => String(submission_id))
}

const statusOf = async ({ url }: Site, path: string) => (await fetch(url + path)).status
const pageStatuses = (site: Site) => Promise.all(PAGES.map((path) => statusOf(site, path)))
const allShown = PAGES.map(() => 200)

const publish = ({ client }: Site, name: string) => client.patch(SERVICE).set({ 'name.en': name }).commit()
const shownName = async ({ url }: Site) => (await fetchPage(`${url}/ceiling-fans`)).h1

test('the disk takes no write any more: pages go on, nothing is promised, and all goes on afterwards', async ({
  site,
}) => {
  const inspector = await Inspector.of(site)
  const pid = await inspector.evaluate<number>('process.pid')
  inspector.close()
  // As with a full or read-only disk each write fails, whoever runs this test.
  const limitFiles = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
  await publish(site, 'Before')
  const before = await sendLead(site)
  expect(before.status).toBe(202)
  const promised = [before.id]

  limitFiles('0')
  for (let n = 0; n < 20; n++) {
    const lead = await sendLead(site)
    expect(lead.status).toBe(503)
    expect(JSON.parse(lead.text)).toHaveProperty('error')
    const refused = await publish(site, `Refused ${n}`).catch((error) => error)
    expect(refused.statusCode).toBe(507)
    expect(refused.message).toContain('Nothing was saved: the disk of the content lake is full')
  }
  expect(await pageStatuses(site)).toEqual(allShown)
  expect(await shownName(site)).toBe('Before')
  // A check that went well is used again for two seconds.
  await expect.poll(() => statusOf(site, '/api/health')).toBe(503)
  expect(await statusOf(site, '/api/ready')).toBe(200)

  limitFiles('unlimited')
  await publish(site, 'Ceiling fans, afterwards')
  expect(await shownName(site)).toBe('Ceiling fans, afterwards')
  const after = await sendLead(site)
  expect(after.status).toBe(202)
  expect(leadIds(site)).toEqual([...promised, after.id])
  await expect.poll(() => statusOf(site, '/api/health')).toBe(200)
  rows['writes without a disk'] = { tried: 40, lost: 0 }
})

const HOUR = 3_600_000

test('the clock is set back and forward: publishes show at once, history and leads keep their order', async ({
  site,
}) => {
  const before = leadIds(site)
  const sent: string[] = []
  let published = 0
  for (const by of [0, -HOUR / 2, -HOUR / 2 - 2_000, 24 * HOUR, 0]) {
    await setClock(site, by)
    for (const path of PAGES) await fetchPage(site.url + path)
    for (let n = 0; n < 3; n++) {
      const name = `Ceiling fans at ${by}, ${n}`
      await publish(site, name)
      published++
      expect(await shownName(site), `the clock is set by ${by}`).toBe(name)
      expect((await fetchPage(`${site.url}/toronto/ceiling-fans`)).h1).toContain(name)
    }
    const lead = await sendLead(site)
    expect(lead.status).toBe(202)
    sent.push(lead.id)
    expect(await statusOf(site, '/api/health')).toBe(200)
  }
  await setClock(site, 0)
  const inOrder = leadIds(site).filter((id) => !before.includes(id))
  // The fourth one was sent while the clock was a day ahead. It keeps that time, so its place is not compared.
  expect(inOrder.filter((id) => id !== sent[3])).toEqual(sent.filter((id) => id !== sent[3]))
  const database = new DatabaseSync(join(site.dataDir, 'lake.sqlite'), { readOnly: true })
  const times = database
    .prepare('SELECT timestamp FROM transactions ORDER BY seq')
    .all()
    .map(({ timestamp }) => String(timestamp))
  database.close()
  expect(times).toEqual(times.toSorted())
  rows['publishes with another clock'] = { tried: published, lost: 0 }
  rows['leads with another clock'] = { tried: sent.length, lost: sent.length - inOrder.length }
})

test('kill -9 while an editor publishes and visitors send forms: what was promised is there and shown', async ({
  site,
}) => {
  const leads: string[] = []
  let count = 0
  let promised = ''
  const ROUNDS = 8
  for (let round = 0; round < ROUNDS; round++) {
    let isOver = false
    const editor = async () => {
      while (!isOver) {
        const name = `Ceiling fans, ${++count}`
        await publish(site, name)
        promised = name
      }
    }
    const visitor = async () => {
      while (!isOver) {
        const lead = await sendLead(site)
        if (lead.status === 202) leads.push(lead.id)
      }
    }
    const working = [editor(), visitor(), visitor()].map((work) => work.catch(() => {}))
    await new Promise((done) => setTimeout(done, 300 + 40 * round))
    await site.crashAndRestart()
    isOver = true
    await Promise.all(working)
    const shown = await shownName(site)
    // The publish that the kill cut off may have been stored before it could be promised.
    expect([promised, `Ceiling fans, ${count}`]).toContain(shown)
    promised = shown
    expect(await pageStatuses(site)).toEqual(allShown)
  }
  const stored = new Set(leadIds(site))
  const lost = leads.filter((id) => !stored.has(id))
  rows['publishes around a kill -9'] = { tried: count, lost: 0 }
  rows['leads around a kill -9'] = { tried: leads.length, lost: lost.length }
  expect(lost).toEqual([])
  expect(leads.length).toBeGreaterThan(ROUNDS)
})

const OTHER = 'tv-mounting'

/** Changes bytes of a stored document, also in its history, so that it is no JSON any more. SQLite does not notice. */
function damageDocument({ dataDir }: OwnSite, id: string): void {
  const file = wholeFile(dataDir)
  const bytes = readFileSync(file)
  const text = `{"_id":"${id}"`
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) bytes.write('{"_id";', at)
  overwrite(file, bytes)
}

/** Overwrites the first page of a table, from which all its others are found. */
function damageRoot({ dataDir }: OwnSite, table: string): void {
  const file = wholeFile(dataDir)
  const database = new DatabaseSync(file)
  const { rootpage } = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table) ?? {}
  database.close()
  const PAGE = 4_096
  overwrite(file, readFileSync(file).fill(0xff, (Number(rootpage) - 1) * PAGE, Number(rootpage) * PAGE))
}

/** The file of the lake, with all that was committed in it. */
function wholeFile(dataDir: string): string {
  const file = join(dataDir, 'lake.sqlite')
  const database = new DatabaseSync(file)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  return file
}

/** In place, as the disk does it: servers have the file open. */
function overwrite(file: string, bytes: Uint8Array): void {
  const opened = openSync(file, 'r+')
  writeSync(opened, bytes, 0, bytes.length, 0)
  closeSync(opened)
}

test('a damaged picture and a damaged document: other pages go on, and the log says what to do', async ({
  site,
}) => {
  const { _id, url = '' } = await site.client.assets.upload('image', await phonePhoto())
  expect(_id).toContain('image-')
  const [name = ''] = url.split('/').slice(-1)
  const file = join(site.dataDir, 'assets/images', name)
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0, bytes.length >> 2))
  const made = await fetch(`${url}?w=32`)
  expect(made.status).toBe(500)
  expect(made.headers.get('cache-control')).toContain('no-store')
  expect(await made.text()).toContain('This image is damaged.')
  expect(site.output()).toContain(`${name} is damaged: take it from a backup.`)
  expect(await pageStatuses(site)).toEqual(allShown)

  // Two seconds after a publish its pages are made once more. With the damaged document they could not be.
  await wait(2_500)
  expect(await pageStatuses(site)).toEqual(allShown)
  damageDocument(site, `service-${OTHER}`)
  expect(await pageStatuses(site), site.output()).toEqual(allShown)
  // A server that starts with it shows all pages but its own.
  await site.crashAndRestart()
  for (const path of PAGES) expect((await fetchPage(site.url + path)).status, path).toBe(200)
  expect(await statusOf(site, `/${OTHER}`)).not.toBe(200)
  expect(site.output()).toContain('A document is damaged')
  rows['pages beside damaged files'] = { tried: PAGES.length + 1, lost: 0 }
})

test('the lake is damaged as a whole: health says so, pages that are stored go on, and the sentence says how to restore', async ({
  site,
}) => {
  expect(await pageStatuses(site)).toEqual(allShown)
  damageRoot(site, 'documents')
  damageRoot(site, 'changes')
  await expect.poll(() => statusOf(site, '/api/health'), { timeout: 15_000 }).toBe(503)
  expect(await statusOf(site, '/')).toBe(200)
  expect(site.output()).toMatch(/lake\.sqlite cannot be read: .*Restore it from a backup/)
  rows['stored pages beside a damaged lake'] = { tried: 1, lost: 0 }
})
