import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { test } from '../e2e/fixtures.ts'
import { OTHER_PAGES, PAGES } from '../e2e/measured-pages.ts'
import { builtFor, type OwnSite, startSite } from '../e2e/site.ts'
import { PAYLOADS } from '../leads/samples.ts'
import { PLANTED, PLANTED_SECRETS } from '../planted-secrets.ts'
import { recordRows } from './table.ts'

/*
 * Secrets and personal data that can be recognised, given to the server in every way there is, also where it fails. Then
 * they are looked for in all it wrote and answered.
 */

const PERSON = {
  ...PAYLOADS.lead,
  name: 'Planta Marqueur',
  email: 'planta@marqueur.example',
  phone: '(819) 555-0147',
  message: 'Le message de Marqueur.',
}

/** Gets alerts, and a link to sign in. */
const ADMINISTRATOR = 'admin@marqueur.example'

/** Whatever is made of it: capitals, an address, digits alone. */
const PERSONAL = /marqueur|planta\b|555.?0147/i

let crmAnswers = 0

/** A CRM that fails in turns, and says all it was told. */
const crm = createServer(async (request, response) => {
  const heard = JSON.stringify({ headers: request.headers, url: request.url, body: await text(request) })
  response.writeHead([500, 400, 401, 429][crmAnswers++ % 4] ?? 500, { 'content-type': 'application/json' })
  response.end(heard)
})

let mails = 0

/** A mail server that refuses in turns, for now and for good, and repeats whom a mail is to and who sends it. */
const mailServer = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username = '', password }, _session, callback) =>
    callback(null, { user: `${username} ${password}` }),
  onRcptTo: ({ address }, { user }, callback) => {
    const responseCode = [451, 550][mails++ % 2]
    callback(Object.assign(new Error(`${address} gets nothing from ${user}`), { responseCode }))
  },
})
let site: OwnSite

test.beforeAll(async () => {
  crm.listen(0, '127.0.0.1')
  await once(crm, 'listening')
  const crmUrl = `http://127.0.0.1:${(crm.address() as AddressInfo).port}`
  mailServer.listen(0, '127.0.0.1')
  await once(mailServer.server, 'listening')
  const { port } = mailServer.server.address() as AddressInfo
  const { LEADS_DATABASE_URL: _, ...secrets } = PLANTED_SECRETS
  site = await startSite({
    env: {
      ...secrets,
      SMTP_URL: `smtp://montage:${PLANTED}-mail@127.0.0.1:${port}`,
      MAIL_FROM: 'site@montage.example',
      STUDIO_ADMIN_EMAIL: ADMINISTRATOR,
      CRM_WEBHOOK_URL: `${crmUrl}/${PLANTED}-hook`,
      HIGHLEVEL_API_URL: crmUrl,
      HIGHLEVEL_LOCATION_ID: 'location',
      LEADS_MIN_FILL_SECONDS: '0',
      LOG_LEVEL: 'debug',
    },
  })
})

test.afterAll(async () => {
  await site.stop()
  crm.closeAllConnections()
  crm.close()
  mailServer.close()
})

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { method: 'POST', body, headers, redirect: 'manual' })

const postJson = (path: string, value: unknown, headers = {}) =>
  post(path, typeof value === 'string' ? value : JSON.stringify(value), {
    'content-type': 'application/json',
    ...headers,
  })

const lead = (payload: object) => ({ type: 'lead', submission_id: randomUUID(), payload })

/** Of the request that becomes a review. */
const REVIEWED = randomUUID()

const byStaff = (path: string, method: string, body?: object) =>
  fetch(`${site.url}/api/leads/staff/${path}`, {
    method,
    body: body && JSON.stringify(body),
    headers: { authorization: `Bearer ${site.token}` },
  })

/** Keys of links that the server made and only their customers have. */
const keys: string[] = []

async function linkToReview(): Promise<string> {
  await byStaff(REVIEWED, 'PATCH', { field: 'stage', from: 'new', to: 'done' })
  const { link } = await (await byStaff(`${REVIEWED}/review-link`, 'POST')).json()
  const key = new URL(link).searchParams.get('key') ?? ''
  keys.push(key)
  return key
}

const REVIEW = {
  rating: '4',
  title: 'Un avis de Marqueur',
  content: `${PERSON.message} ${PERSON.email}`,
  name: PERSON.name,
  consent: 'yes',
  honeypot: '',
}

const review = (key: string, answers: object) =>
  post(`/api/reviews?key=${key}&lang=fr`, new URLSearchParams({ ...REVIEW, ...answers }))

const ONE_CLICK = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })

const withdrawal = () => `${site.url}/api/unsubscribe?lead=${REVIEWED}&signature=${PERSON.email}`

const withToken = (path: string, token: string) =>
  fetch(site.url + path, { headers: { authorization: `Bearer ${token}` } })

/** Requests that are right, wrong and malformed, each with what nobody else may read. */
const REQUESTS: [status: number, name: string, send: () => Promise<Response>][] = [
  [202, 'a lead', () => postJson('/api/leads', lead(PERSON))],
  [400, 'half a lead', () => postJson('/api/leads', JSON.stringify(lead(PERSON)).slice(0, -9))],
  [422, 'a lead of other types', () => postJson('/api/leads', lead({ ...PERSON, email: [PERSON.email] }))],
  [422, 'a lead of no type', () => postJson('/api/leads', { ...lead(PERSON), type: PERSON.name })],
  [
    413,
    'a large lead',
    () => postJson('/api/leads', lead({ ...PERSON, message: PERSON.message.repeat(5_000) })),
  ],
  [
    403,
    'a lead from elsewhere',
    () => postJson('/api/leads', lead(PERSON), { origin: 'https://marqueur.example' }),
  ],
  [303, 'a form', () => post('/api/leads', new URLSearchParams({ type: 'lead', ...PERSON }))],
  [
    303,
    'a wrong form',
    () => post('/api/leads', new URLSearchParams({ type: 'lead', ...PERSON, email: 'Marqueur' })),
  ],
  [
    422,
    'a photo that is none',
    () => post(`/api/leads/photos?submission_id=${randomUUID()}`, PERSON.message),
  ],
  [404, 'a query in an address', () => fetch(`${site.url}/nowhere?email=${PERSON.email}`)],
  [200, 'a query of a form', () => fetch(`${site.url}/contact?attempt=${PLANTED}&email=${PERSON.email}`)],
  [401, 'a sign-in', () => postJson('/api/lake/v1/auth/login', { email: PERSON.email, password: PLANTED })],
  [
    400,
    'half a sign-in',
    () => postJson('/api/lake/v1/auth/login', `{"email":"${PERSON.email}","password":"${PLANTED}`),
  ],
  [410, 'a link', () => fetch(`${site.url}/api/lake/v1/auth/link?token=${PLANTED}`)],
  [
    401,
    'a token',
    () =>
      fetch(`${site.url}/api/lake/v1/data/query/production?query=*`, {
        headers: { authorization: `Bearer ${PLANTED}` },
      }),
  ],
  [
    401,
    'a session',
    () => fetch(`${site.url}/api/leads/staff`, { headers: { cookie: `montage_session=${PLANTED}` } }),
  ],
  [
    400,
    'a wrong query',
    () =>
      fetch(`${site.url}/api/lake/v1/data/query/production?query=*[email=="${PERSON.email}"`, {
        headers: { authorization: `Bearer ${site.token}` },
      }),
  ],
  [
    200,
    'a search for a person',
    () =>
      fetch(`${site.url}/api/leads/staff?search=${PERSON.email}`, {
        headers: { authorization: `Bearer ${site.token}` },
      }),
  ],
  [
    200,
    'a delivery',
    () => post('/api/leads/deliver', '', { authorization: `Bearer ${PLANTED_SECRETS.LEADS_DELIVER_SECRET}` }),
  ],
  [
    202,
    'a request that is reviewed later',
    () =>
      postJson('/api/leads', {
        ...lead({ ...PERSON, marketing_consent: 'yes' }),
        submission_id: REVIEWED,
      }),
  ],
  [200, 'a note', () => byStaff(REVIEWED, 'PATCH', { field: 'note', from: '', to: PERSON.message })],
  [303, 'a review without a link', () => review('x', {})],
  [303, 'a review that is sent back', async () => review(await linkToReview(), { rating: PERSON.name })],
  [200, 'a review that came back', () => fetch(`${site.url}/review?key=${keys.at(-1)}`)],
  [303, 'a review', () => review(keys.at(-1) ?? '', {})],
  [303, 'a link to withdraw', () => fetch(withdrawal(), { redirect: 'manual' })],
  [400, 'a withdrawal', () => fetch(withdrawal(), { method: 'POST', body: ONE_CLICK })],
  [204, 'a forgotten password', () => postJson('/api/lake/v1/auth/forgotten', { email: ADMINISTRATOR })],
  [204, 'one of nobody', () => postJson('/api/lake/v1/auth/forgotten', { email: PERSON.email })],
  [401, 'metrics refused', () => withToken('/api/metrics', PLANTED)],
  [200, 'metrics', () => withToken('/api/metrics', PLANTED_SECRETS.METRICS_TOKEN)],
  [401, 'a delivery refused', () => post('/api/leads/deliver', '', { authorization: `Bearer ${PLANTED}` })],
  [
    401,
    'a publish refused',
    () => postJson('/api/revalidate', { before: PERSON }, { 'sanity-webhook-signature': PLANTED }),
  ],
  [
    403,
    'a person',
    () =>
      postJson(
        '/api/lake/v1/auth/people',
        { email: PERSON.email, role: 'editor', name: PERSON.name },
        { authorization: `Bearer ${site.token}` },
      ),
  ],
]

/** The database of leads refuses every write, and says what was to be written. */
async function withoutDisk(work: () => Promise<unknown>) {
  // The server may be writing.
  const database = new DatabaseSync(join(site.dataDir, 'leads.sqlite'), { timeout: 5_000 })
  for (const table of ['leads', 'form_attempts']) {
    database.exec(
      `CREATE TRIGGER full_${table} BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
    )
  }
  await work()
  for (const table of ['leads', 'form_attempts']) database.exec(`DROP TRIGGER full_${table}`)
  database.close()
}

test('no secret and nothing of a person is in the log, or in what somebody else is answered', async () => {
  const answers: [string, string][] = []
  for (const [status, name, send] of REQUESTS) {
    const response = await send()
    expect(response.status, name).toBe(status)
    answers.push([name, JSON.stringify([...response.headers]) + (await response.text())])
  }
  await withoutDisk(async () => {
    await postJson('/api/leads', lead(PERSON))
    await post('/api/leads', new URLSearchParams({ type: 'lead', ...PERSON }))
  })
  await expect.poll(() => crmAnswers).toBeGreaterThan(3)
  await expect.poll(() => mails, { timeout: 20_000 }).toBeGreaterThan(3)

  // A page links to itself, with the query it was asked with.
  const leaks = answers.filter(([name, answer]) => answer.includes(PLANTED) && name !== 'a query of a form')
  expect(leaks.map(([name]) => name)).toEqual([])
  const seen = await whatVisitorsSee()
  expect(seen.filter(([, body]) => body.includes(PLANTED) || PERSONAL.test(body)).map(([at]) => at)).toEqual(
    [],
  )
  const log = site.output().split('\n')
  expect(log.length).toBeGreaterThan(10)
  expect(log.filter((line) => line.includes('mail')).length).toBeGreaterThan(2)
  const isLeak = (line: string) =>
    line.includes(PLANTED) || PERSONAL.test(line) || keys.some((key) => line.includes(key))
  const found = log.filter(isLeak)
  recordRows('tests/sweep/planted.spec.ts', {
    'requests with planted secrets and a person': { tried: answers.length, lost: found.length },
    'public answers after them': { tried: seen.length, lost: 0 },
  })
  expect(found).toEqual([])
})

/** Every page type for a reader and for the router, and what else is public. */
async function whatVisitorsSee(): Promise<[string, string][]> {
  const pages = [...PAGES, ...OTHER_PAGES].flatMap((path) =>
    LANGUAGES.map((lang) => localizedHref(path, lang)),
  )
  const others = [
    '/api/recent-requests',
    '/api/health',
    '/api/metrics',
    '/api/search-index',
    '/sitemap.xml',
    '/nowhere',
    '/api/nowhere',
  ]
  const asked = [
    ...[...pages, ...others].map((path) => [path, {}] as const),
    ...pages.map((path) => [path, { rsc: '1' }] as const),
  ]
  return Promise.all(
    asked.map(async ([path, headers]): Promise<[string, string]> => {
      const response = await fetch(site.url + path, { headers })
      return [path, JSON.stringify([...response.headers]) + (await response.text())]
    }),
  )
}

test('no secret is in a file of the build, or readable in the data folder', () => {
  expect(builtFor()).not.toBe('')
  for (const folder of ['.next-test/current/', site.dataDir]) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    expect(files.length).toBeGreaterThan(3)
    const open = files
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => [PLANTED, ...keys].some((secret) => readFileSync(file).includes(secret)))
    expect(open).toEqual([])
  }
})
