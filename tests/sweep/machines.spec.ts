import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { staticFilesOf } from '#lib/server/served-build.ts'
import { buildIdOf, currentBuild } from '../../scripts/builds.ts'
import { post } from '../leads/post.ts'
import { PAYLOADS } from '../leads/samples.ts'
import { phonePhoto } from '../sample-photos.ts'
import { ALERTED, type Machine, type Machines, startMachines } from './machines.ts'
import { SteadyLoad } from './steady-load.ts'
import { recordRows } from './table.ts'

/* Three servers behind nginx, with hosted content and PostgreSQL: machines.ts. */

const SPEC = 'tests/sweep/machines.spec.ts'
const PAGE = '/tv-mounting'
/** Its document. */
const SERVICE = 'service-tv-mounting'

/** Milliseconds within which a publish is on all machines. */
const FRESH_WITHIN = 500
const PUBLISHES = 20
const LEADS = 20_000
/** So many people send them: each gets a few confirmations by mail, and then no more. */
const SENDERS = 200
const AT_ONCE = 24
const PER_SECOND = 50

let machines: Machines

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  machines = await startMachines(3)
})
test.afterAll(() => machines?.stop())

const setTagline = (text: string) =>
  machines.hosted.client.patch('siteSettings').set({ 'tagline.en': text }).commit({ visibility: 'async' })

/** Only looked for in the HTML: to pick out the words of a page takes the processor from the machines. */
const shows = async ({ server }: Machine, text: string) => {
  const page = await fetch(server.url + PAGE)
  expect(page.status).toBe(200)
  return (await page.text()).includes(text)
}

/** When each machine shows a text, in milliseconds from now. */
function timesUntilShown(text: string, among = machines.all, timeout = 30_000): Promise<number[]> {
  const from = performance.now()
  return Promise.all(
    among.map(async (machine, number) => {
      while (!(await shows(machine, text))) {
        const time = performance.now() - from
        if (time > timeout) throw new Error(`Machine ${number} does not show "${text}" after ${time} ms.`)
        await wait(25)
      }
      return performance.now() - from
    }),
  )
}

test('queries that see a publish two seconds late: the pages have it a few seconds later', async () => {
  await timesUntilShown(' ')
  for (const { content } of machines.all) content.set('late')
  await setTagline('Seen late.')
  await wait(2_000)
  for (const machine of machines.all) expect(await shows(machine, 'Seen late.')).toBe(false)
  for (const { content } of machines.all) content.set('none')
  await timesUntilShown('Seen late.', machines.all, 8_000)
})

test('what one machine has taken the others have: a photo, a form that was sent back, a withdrawal', async () => {
  const { crm, mail } = machines
  const [first = '', second = '', third = ''] = machines.all.map(({ server }) => server.url)
  const id = randomUUID()
  const email = 'amelie@courriel.example'
  const body = new Uint8Array(await phonePhoto())
  const kept = await fetch(`${first}/api/leads/photos?submission_id=${id}`, { method: 'POST', body })
  const { id: photo } = (await kept.json()) as { id: string }
  const payload = { ...PAYLOADS.lead, email, marketing_consent: 'yes' }
  const lead = JSON.stringify({ type: 'lead', submission_id: id, payload, photos: [photo] })
  expect(await post(`${second}/api/leads`, lead)).toMatchObject({ status: 202 })
  await expect.poll(() => crm.arrivals.map((arrival) => arrival.id)).toContain(id)
  const sent = crm.arrivals.find((arrival) => arrival.id === id)?.lead
  const link = /http\S+\/api\/leads\/photos\/\S+/.exec(JSON.stringify(sent))?.[0].replace(/[",\]}].*$/, '')
  expect(link?.startsWith(machines.nginx.url)).toBe(true)
  const opened = await fetch((link ?? '').replace(machines.nginx.url, third))
  expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/jpeg'])

  const { text = '' } = await mail.mailTo(email)
  const leave = new URL(/http\S+\/api\/unsubscribe\S+/.exec(text)?.[0] ?? '')
  const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const left = await fetch(third + leave.pathname + leave.search, { method: 'POST', body: oneClick })
  expect(left.status).toBe(200)
  await expect.poll(() => crm.withdrawn).toEqual([id])

  const wrong = new URLSearchParams({
    ...PAYLOADS.contact,
    type: 'contact',
    firstName: 'Solange',
    email: 'no address',
  })
  const back = await fetch(`${first}/api/leads`, { method: 'POST', body: wrong, redirect: 'manual' })
  expect(back.status).toBe(303)
  const cookie = back.headers.get('set-cookie')?.split(';')[0] ?? ''
  const shown = await fetch(second + back.headers.get('location'), { headers: { cookie } })
  expect(await shown.text()).toContain('value="Solange"')
})

test('one machine cut off for a minute serves what it has, refuses no form, and has everything afterwards', async () => {
  const [first, cut, last] = machines.all
  if (!first || !cut || !last) throw new Error('There are three machines.')
  cut.content.set('down')
  cut.database.cut()
  const until = performance.now() + 60_000
  let forms = 0
  const refused: string[] = []
  for (let count = 0; performance.now() < until; count++) {
    await setTagline(`Cut off ${count}.`)
    await timesUntilShown(`Cut off ${count}.`, [first, last])
    expect(await shows(cut, `Cut off ${count}.`)).toBe(false)
    for (let n = 0; n < 6; n++) {
      const { status, body } = await sendLead(`cut-${forms++}@courriel.example`)
      if (status !== 202) refused.push(`${status} ${body}`)
    }
    await wait(2_000)
  }
  cut.content.set('none')
  cut.database.mend()
  await setTagline('Healed.')
  const [time = 0] = await timesUntilShown('Healed.', [cut], 90_000)
  console.log(`the machine that was cut off was fresh ${Math.round(time)} ms after it was healed`)
  await expect
    .poll(() => fetch(`${cut.server.url}/api/health`).then(({ status }) => status), { timeout: 30_000 })
    .toBe(200)
  recordRows(SPEC, { 'forms while a machine was cut off': { tried: forms, lost: refused.length } })
  expect(refused).toEqual([])
})

test('a schedule runs once: content at its time, an alert of parked leads', async () => {
  const { client } = machines.hosted
  const [releaseId, publishedId] = ['rMachines', SERVICE]
  await client.releases.create({ releaseId, metadata: { title: 'Machines' } })
  await client.createVersion({ releaseId, publishedId, baseId: publishedId })
  await client.patch(`versions.${releaseId}.${publishedId}`).set({ 'name.en': 'Scheduled name' }).commit()
  const at = Date.now() + 8_000
  await client.releases.schedule({ releaseId, publishAt: new Date(at).toISOString() })
  for (const machine of machines.all) expect(await shows(machine, 'Scheduled name')).toBe(false)
  expect(Date.now(), 'it was looked at before its time').toBeLessThan(at)
  await timesUntilShown('Scheduled name')
  expect(Date.now()).toBeGreaterThan(at)

  machines.crm.behaviour = { status: 422 }
  await Promise.all(Array.from({ length: 30 }, (_, n) => sendLead(`parked-${n}@courriel.example`)))
  await expect
    .poll(() =>
      machines
        .rows(`SELECT 1 FROM leads WHERE state = 'parked' AND email LIKE 'parked-%'`)
        .then(({ length }) => length),
    )
    .toBe(30)
  machines.crm.behaviour = { status: 200 }
  expect((await machines.mail.mailTo(ALERTED)).subject).toContain('mises de côté')
  // Each machine looks for mail that is due every five seconds.
  await wait(12_000)
  const alerts = machines.mail.received.filter(({ subject }) => subject?.includes('mises de côté'))
  recordRows(SPEC, { 'alerts of parked leads': { tried: 1, lost: alerts.length - 1 } })
  expect(alerts).toHaveLength(1)
})

function sendLead(email: string, id = randomUUID()) {
  const payload = { ...PAYLOADS.lead, email }
  return post(`${machines.nginx.url}/api/leads`, JSON.stringify({ type: 'lead', submission_id: id, payload }))
}

/** As the form's script does: what was not answered is sent again with the same id. */
async function sendUntilTaken(email: string): Promise<string> {
  const id = randomUUID()
  for (let tries = 0; tries < 10; tries++) {
    const status = await sendLead(email, id).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 202) return id
    await wait(200)
  }
  throw new Error(`Nobody took the lead of ${email}.`)
}

test(`${LEADS} leads while a machine loses its power and another its database: each is delivered, none twice at once`, async () => {
  const { all, crm } = machines
  const [, killed, cut] = all
  if (!killed || !cut) throw new Error('There are three machines.')
  crm.arrivals = []
  crm.behaviour = { status: 200, delay: 10 }
  const sent: string[] = []
  let next = 0
  const began = performance.now()
  const sender = async () => {
    while (next < LEADS) sent.push(await sendUntilTaken(`many-${next++ % SENDERS}@courriel.example`))
  }
  const isSent = (count: number) =>
    expect.poll(() => sent.length, { timeout: 600_000 }).toBeGreaterThan(count)
  const senders = Promise.all(Array.from({ length: AT_ONCE }, sender))
  const trouble = async () => {
    await isSent(LEADS / 4)
    await killed.server.stop()
    await isSent(LEADS / 2)
    cut.database.cut()
    killed.server = await killed.launch()
    await machines.nginx.sendTo(all.map(({ server }) => server.url))
    await isSent((LEADS * 3) / 4)
    cut.database.mend()
  }
  await Promise.all([senders, trouble()])
  console.log(`${LEADS} leads taken in ${Math.round((performance.now() - began) / 1_000)} s`)
  const waiting = () =>
    machines.rows(`SELECT 1 FROM leads WHERE state <> 'delivered' AND email LIKE 'many-%'`)
  // What the machine without power had claimed is free after two minutes.
  await expect.poll(async () => (await waiting()).length, { timeout: 600_000, intervals: [2_000] }).toBe(0)
  console.log(`all delivered after ${Math.round((performance.now() - began) / 1_000)} s`)

  const arrived = new Set(crm.arrivals.map(({ id }) => id))
  const lost = sent.filter((id) => !arrived.has(id))
  const again = crm.arrivals.length - arrived.size
  const [{ stored } = {}] = await machines.rows(
    `SELECT count(*)::int AS stored FROM leads WHERE email LIKE 'many-%'`,
  )
  recordRows(SPEC, {
    'leads delivered': { tried: LEADS, lost: lost.length },
    'leads twice at once': { tried: LEADS, lost: crm.overlapping.length },
    'leads stored twice': { tried: LEADS, lost: Number(stored) - LEADS },
  })
  console.log(`${again} were delivered again, by who took over from the machines that failed`)
  expect(new Set(sent).size).toBe(LEADS)
  expect(lost).toEqual([])
  expect(crm.overlapping).toEqual([])
  expect(stored).toBe(LEADS)
})

test(`a release on one machine after the other under ${PER_SECOND} requests a second: none fails, no lead is lost`, async () => {
  const { all, nginx, project, settings } = machines
  const former = currentBuild(`${project.folder}/${settings.BUILD_DIR}`) ?? ''
  project.append('components/layout/shell-behaviour.tsx', "Object.assign(globalThis, { release: 'second' })")
  const { status, said } = await project.build({ ...settings, DATA_DIR: '.data-build' })
  expect(status, said).toBe(0)
  const current = currentBuild(`${project.folder}/${settings.BUILD_DIR}`) ?? ''
  const addressOf = (name: string) => encodeURI(`/_next/static/${name}`)
  const old = staticFilesOf(former).map(addressOf)
  const added = staticFilesOf(current)
    .map(addressOf)
    .filter((file) => !old.includes(file))
  expect(added).not.toEqual([])
  const load = new SteadyLoad(nginx.url, { pages: ['/', '/?lang=fr', PAGE, '/city/toronto'], files: old })
  load.begin(PER_SECOND)
  await wait(3_000)
  for (const machine of all) {
    const former = machine.server
    machine.server = await machine.launch()
    await expect.poll(() => fetch(`${machine.server.url}/api/ready`).then(({ status }) => status)).toBe(200)
    await nginx.sendTo(all.map(({ server }) => server.url))
    expect(await former.end()).toBe(0)
    // Pages name them from now on, and machines that still have the old build are asked for them.
    load.files = added
    await wait(1_000)
  }
  load.files = old
  await wait(3_000)
  await load.end()
  for (const { server } of all) {
    const answer = await fetch(server.url, { headers: { rsc: '1' } })
    expect(answer.headers.get('x-nextjs-deployment-id')).toBe(buildIdOf(current))
  }
  const rows = await machines.rows(`SELECT email FROM leads WHERE email LIKE 'release-%'`)
  const stored = new Set(rows.map(({ email }) => email))
  const lost = load.sent.filter((email) => !stored.has(email))
  recordRows(SPEC, {
    ...Object.fromEntries(
      Object.entries(load.kinds).map(([kind, { tried, failed }]) => [
        `rolling release, ${kind}`,
        { tried, lost: failed.length },
      ]),
    ),
    'rolling release, leads': { tried: load.sent.length, lost: lost.length },
    'rolling release, leads twice': { tried: load.sent.length, lost: rows.length - stored.size },
  })
  expect(Object.values(load.kinds).flatMap(({ failed }) => failed)).toEqual([])
  expect(lost).toEqual([])
  expect(rows).toHaveLength(load.sent.length)
})

// At the end: it says something only where nothing else takes the processor, and nothing after it is left out when it fails.
test(`a publish is on all machines within ${FRESH_WITHIN} ms, without a webhook`, async () => {
  const times: number[] = []
  // Servers that have just started make their first pages.
  await wait(30_000)
  for (let count = 0; count < PUBLISHES; count++) {
    // Five seconds after each publish its pages are made once more: that belongs to the one before.
    await wait(6_000)
    const text = `Publish ${count}.`
    await machines.hosted.client.patch(SERVICE).set({ 'name.en': text }).commit({ visibility: 'async' })
    times.push(...(await timesUntilShown(text)))
  }
  const late = times.filter((time) => time > FRESH_WITHIN)
  const sorted = times.toSorted((a, b) => a - b)
  console.log(
    `fresh after ${Math.round(sorted[times.length >> 1] ?? 0)} ms (median), ${Math.round(sorted.at(-1) ?? 0)} ms (slowest); of each publish: ${times.map(Math.round).join(' ')}`,
  )
  recordRows(SPEC, { 'publishes fresh on all machines': { tried: times.length, lost: late.length } })
  expect(late).toEqual([])
})
