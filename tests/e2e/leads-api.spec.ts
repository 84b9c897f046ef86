import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, LOCALES, otherLanguage } from '#lib/i18n/languages.ts'
import type { FormType } from '#lib/leads/forms/index.ts'
import { Crm } from '../leads/crm.ts'
import { PAYLOADS } from '../leads/samples.ts'
import { phonePhoto } from '../sample-photos.ts'
import { ONLY_IN_SWEEP, test } from './fixtures.ts'
import { ADMIN } from './people.ts'
import { type OwnSite, startSite } from './site.ts'

/** POST /api/leads of the production build, from the visitor to the CRM. */
const SECRET = 'a secret of the tests'
const RATE = 50

let crm: Crm
let site: OwnSite

test.beforeAll(async () => {
  test.setTimeout(90_000)
  crm = await new Crm().start()
  site = await startSite({
    env: {
      CRM_WEBHOOK_URL: crm.url,
      LEADS_DELIVER_SECRET: SECRET,
      LEADS_RATE_LIMIT: '0',
      LOG_LEVEL: 'debug',
    },
  })
})

test.afterAll(async () => {
  await site.stop()
  await crm.stop()
})

function send(id: string, payload: object = PAYLOADS.lead) {
  return fetch(`${site.url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'lead', submission_id: id, payload }),
  })
}

function sendForm(fields: Record<string, string>) {
  return fetch(`${site.url}/api/leads`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}

/** The session of the administrator, as a `Cookie` header. */
async function signIn(): Promise<string> {
  const response = await fetch(`${site.url}/api/lake/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  expect(response.status).toBe(204)
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const arrivals = (id: string) => crm.arrivals.filter((arrival) => arrival.id === id)

test('a lead reaches the CRM, with the constants of the settings document, and no answer waits for it', async () => {
  crm.behaviour = { status: 200, delay: 5_000 }
  const id = randomUUID()
  const answers = await Promise.all([send(id), send(id)])
  expect(answers.map(({ status }) => status)).toEqual([202, 202])
  const [first, second] = await Promise.all(answers.map((answer) => answer.json()))
  expect(first).toEqual({ ok: true, reference: expect.stringMatching(/^M-\w{4}-\w{4}$/) })
  expect(second).toEqual(first)
  expect(crm.arrivals.every(({ answered }) => answered === null)).toBe(true)
  await expect.poll(() => arrivals(id)).toHaveLength(1)
  crm.behaviour = { status: 200 }
  expect(arrivals(id)[0]?.lead).toMatchObject({
    ...PAYLOADS.lead,
    submission_id: id,
    source_site: 'montage',
    industry: 'home-installation',
  })
})

/** Makes the database refuse every write while something is done, as on a full disk. */
async function onFullDisk(work: () => Promise<void>) {
  const database = new DatabaseSync(join(site.dataDir, 'leads.sqlite'), { timeout: 5_000 })
  const tables = ['leads', 'form_attempts', 'lead_photos']
  for (const table of tables) {
    database.exec(
      `CREATE TRIGGER full_${table} BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
    )
  }
  try {
    await work()
  } finally {
    for (const table of tables) database.exec(`DROP TRIGGER full_${table}`)
    database.close()
  }
}

/** The pages with a form, and a query each of them keeps. */
const FORM_PAGES: [FormType, string][] = [
  ['lead', '/book-installation?city=toronto'],
  ['lead', '/get-quote?service=tv-mounting&city=toronto'],
  ['contact', '/contact'],
  ['contractor', '/contractors/join'],
  ['partner', '/suggest-partner'],
]

test('on a full disk the post itself is answered with the form as it was filled in', async () => {
  await onFullDisk(async () => {
    for (const [type, page] of FORM_PAGES) {
      for (const lang of LANGUAGES) {
        const { errors, failures, kept } = getDictionary(lang).forms
        const right = { type, lang, ...PAYLOADS[type], conversion_page: page }
        const wrong = { ...right, [type === 'partner' ? 'your_email' : 'email']: 'amelie-sans-arobase' }
        for (const [fields, status, sentence] of [
          [wrong, 422, errors.emailInvalid],
          [right, 503, failures[type].title],
        ] as const) {
          const answer = await sendForm(fields)
          expect(answer.status, page).toBe(status)
          expect(answer.headers.get('cache-control')).toBe('private, no-store')
          expect(answer.headers.get('set-cookie')).toBeNull()
          const html = await answer.text()
          expect(html.includes(`lang="${LOCALES[lang]}"`), page).toBe(true)
          expect(html.includes(sentence), page).toBe(true)
          expect(html.includes(kept), page).toBe(false)
          expect(
            html.includes(
              fields === wrong ? 'value="amelie-sans-arobase"' : 'value="amelie@courriel.example"',
            ),
            page,
          ).toBe(true)
          const other = localizedHref(page, otherLanguage(lang)).replaceAll('&', '&amp;')
          expect(html.includes(`href="${other}"`), page).toBe(true)
        }
      }
    }
    const files = new FormData()
    for (const [name, value] of Object.entries({ type: 'contact', ...PAYLOADS.contact, email: 'x' })) {
      files.append(name, value)
    }
    const multipart = await fetch(`${site.url}/api/leads`, { method: 'POST', body: files })
    expect(multipart.status).toBe(422)
    expect((await multipart.text()).includes('value="x"')).toBe(true)
    const photos = new FormData()
    for (const [name, value] of Object.entries({ type: 'lead', lang: 'fr', ...PAYLOADS.lead })) {
      photos.append(name, value)
    }
    photos.append('photos', new Blob([new Uint8Array(await phonePhoto())]), 'mur.jpg')
    const withPhoto = await fetch(`${site.url}/api/leads`, { method: 'POST', body: photos })
    expect(withPhoto.status).toBe(422)
    const html = await withPhoto.text()
    expect(html.includes(getDictionary('fr').forms.errors.photosNotKept)).toBe(true)
    expect(html.includes('value="amelie@courriel.example"')).toBe(true)
  })
})

test('refusals say why', async () => {
  const foreign = await fetch(`${site.url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
    body: '{}',
  })
  expect(foreign.status).toBe(403)
  const large = await send(randomUUID(), { message: 'x'.repeat(100_000) })
  expect(large.status).toBe(413)
  expect((await sendForm({ type: 'contact', message: 'x'.repeat(100_000) })).status).toBe(413)
  const wrong = await send(randomUUID(), { ...PAYLOADS.lead, email: 'amelie' })
  expect(wrong.status).toBe(422)
  expect(await wrong.json()).toMatchObject({
    ok: false,
    error: { fields: { email: 'Please enter a valid email address.' } },
  })
})

test('to staff the health names the outbox, and the CRM while it does not accept our settings', async () => {
  const cookie = await signIn()
  const health = async () => (await fetch(`${site.url}/api/health`, { headers: { cookie } })).json()
  expect(await (await fetch(`${site.url}/api/health`)).json()).toEqual({ status: 'ok' })
  expect(await health()).toMatchObject({ status: 'ok', outbox: 'ok', crm: [], forwarders: ['webhook'] })
  crm.behaviour = { status: 401 }
  await send(randomUUID())
  await expect
    .poll(health)
    .toMatchObject({ status: 'ok', outbox: 'ok', crm: [{ forwarder: 'webhook', status: 401 }] })
  crm.behaviour = { status: 200 }
  await send(randomUUID())
  await expect.poll(health).toMatchObject({ status: 'ok', outbox: 'ok', crm: [] })
})

test('leads are shown to staff who are signed in, and delivered on request with the secret', async () => {
  const staff = `${site.url}/api/leads/staff`
  expect((await fetch(staff)).status).toBe(401)
  const cookie = await signIn()
  const { leads } = await (await fetch(`${staff}?search=gagnon`, { headers: { cookie } })).json()
  expect(leads[0]).toMatchObject({ lead: { name: 'Amélie Gagnon' }, state: expect.any(String) })
  const csv = await fetch(`${staff}/export`, { headers: { cookie } })
  expect(csv.headers.get('content-disposition')).toMatch(/leads-all-\d{4}-\d\d-\d\d\.csv/)

  const deliver = (authorization: string) =>
    fetch(`${site.url}/api/leads/deliver`, { method: 'POST', headers: { authorization } })
  expect((await deliver('Bearer wrong')).status).toBe(401)
  expect(await (await deliver(`Bearer ${SECRET}`)).json()).toMatchObject({ ok: true })
})

test(
  `kill -9 under ${RATE} submissions a second: every lead that was answered is there, once`,
  ONLY_IN_SWEEP,
  async () => {
    const answered: string[] = []
    const posts: Promise<void>[] = []
    const submit = async () => {
      const id = randomUUID()
      const response = await send(id).catch(() => null)
      if (response?.status === 202) answered.push(id)
    }
    const timer = setInterval(() => posts.push(submit()), 1000 / RATE)
    await expect.poll(() => answered.length, { intervals: [50] }).toBeGreaterThan(RATE / 2)
    await site.crashAndRestart()
    clearInterval(timer)
    await Promise.all(posts)
    const cookie = await signIn()
    // On a busy machine more are answered than one page of the list holds.
    const leads: { submissionId: string }[] = []
    for (let after: string | null = ''; after !== null; ) {
      const query = new URLSearchParams({ limit: '500', after })
      const page = await fetch(`${site.url}/api/leads/staff?${query}`, { headers: { cookie } })
      const { leads: more, next } = await page.json()
      leads.push(...more)
      after = next
    }
    const stored = new Set(leads.map(({ submissionId }) => submissionId))
    expect(new Set(answered).difference(stored)).toEqual(new Set())
    expect(leads).toHaveLength(stored.size)
    expect(crm.overlapping).toEqual([])
  },
)

test('nothing that a visitor typed is in the log', () => {
  expect(site.output()).not.toMatch(/Amélie|Gagnon|courriel\.example|arobase|873-6565/)
})
