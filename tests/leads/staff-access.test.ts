import type { Lake } from 'content-lake'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { promiseClockFrom } from '#lib/content/next-steps.ts'
import { Delivery } from '#lib/leads/delivery.ts'
import { handleDeliver } from '#lib/leads/http/handle-deliver.ts'
import { handleStaff } from '#lib/leads/http/handle-staff.ts'
import type { Leads } from '#lib/leads/index.ts'
import { keepPhoto } from '#lib/leads/photos/keep.ts'
import { reviewIdOf } from '#lib/leads/reviews/draft.ts'
import { embeddedReviewContent } from '#lib/leads/reviews/embedded-review-content.ts'
import { addCounts, readCounts } from '#lib/results/store.ts'
import type { Role } from '#lib/roles.ts'
import { createAccount } from '#lib/server/accounts/people.ts'
import { setSessionCookie, startSession } from '#lib/server/accounts/sessions.ts'
import { openSiteLake } from '#lib/server/lake.ts'
import { embeddedStaff } from '#lib/staff/embedded-staff.ts'
import { phonePhoto } from '../sample-photos.ts'
import { promiseContent } from './promise-content.ts'
import { factsWith } from './sample-contractors.ts'
import { sampleSubmission } from './samples.ts'
import { temporaryFolder, temporaryOutbox } from './temporary-outbox.ts'

const SITE = 'https://montage.example'

let lake: Lake
let leads: Leads
let id: string

beforeEach(async () => {
  const folder = temporaryFolder()
  lake = openSiteLake(folder)
  onTestFinished(() => lake.close())
  const { outbox } = await temporaryOutbox({ folder })
  leads = { outbox, delivery: new Delivery(outbox, []) }
  const submission = sampleSubmission()
  id = submission.lead.submission_id
  await outbox.submit(submission)
})

interface Ask {
  role?: Role | null
  method?: string
  headers?: Record<string, string>
  body?: object
}

/** Asks as somebody who is signed in with a role, or as nobody. */
async function ask(path: string, { role = 'editor', method = 'GET', headers = {}, body }: Ask = {}) {
  const request = new Request(`${SITE}/api/leads/staff/${path}`, {
    method,
    headers: { ...(role && { cookie: cookieOf(role) }), ...headers },
    body: body && JSON.stringify(body),
  })
  const segments = path.split('?')[0]?.split('/').filter(Boolean) ?? []
  const settings = { SITE_URL: SITE, NODE_ENV: 'production' } as const
  const dependencies = {
    leads: async () => leads,
    staff: embeddedStaff(lake, settings),
    reviews: () => embeddedReviewContent(lake, settings),
    promiseClock: async () => promiseClockFrom(await promiseContent(lake)),
    matchFacts: async () => factsWith(),
    mailSoon() {},
  }
  return handleStaff(request, dependencies, segments, settings)
}

function cookieOf(role: Role): string {
  const email = `${role}-${Math.random()}@montage.example`
  const account = createAccount(lake.database, { email, role })
  return setSessionCookie(startSession(lake.database, account.id), true).split(';')[0] ?? ''
}

const EVERY_ADDRESS: [method: string, path: string][] = [
  ['GET', ''],
  ['GET', 'counts'],
  ['GET', 'filters'],
  ['GET', 'export'],
  ['GET', 'waiting'],
  ['POST', 'several'],
  ['GET', ':id'],
  ['PATCH', ':id'],
  ['DELETE', ':id'],
  ['POST', ':id/review-link'],
  ['POST', ':id/review-photo'],
  ['DELETE', ':id/review-photo'],
  ['POST', ':id/resend'],
  ['POST', ':id/clear-bounce'],
  ['POST', ':id/release'],
  ['GET', ':id/match'],
  ['POST', ':id/match'],
  ['POST', ':id/match/take'],
  ['POST', ':id/match/choose'],
  ['POST', ':id/match/drop'],
  ['POST', ':id/match/photo'],
  ['POST', ':id/match/link'],
  ['POST', 'erase'],
  ['GET', 'suspected'],
  ['POST', 'suspected/release?before=9999999999999'],
  ['DELETE', 'suspected?before=9999999999999'],
]

const BODIES: Record<string, object> = {
  'POST erase': { email: 'nobody@mail.example' },
  'POST several': { field: 'stage', to: 'working', leads: [{ id: crypto.randomUUID(), from: 'new' }] },
  'POST :id/match': { contractors: ['nobody'], seen: 0 },
  'POST :id/match/take': { byHand: false },
  'POST :id/match/choose': { offer: 'none', seen: 0, quoteVersion: 1 },
  'POST :id/match/drop': { offer: 'none', seen: 0 },
  'POST :id/match/photo': { photo: 'none', isHeld: true },
  'POST :id/match/link': { offer: 'none' },
  'PATCH :id': { field: 'stage', from: 'new', to: 'working' },
}

test('a lead is handled by who may see leads, and nobody else', async () => {
  const account = (role: Role) => createAccount(lake.database, { email: `a-${role}@montage.example`, role })
  const give = async (to: string) => ask(id, { method: 'PATCH', body: { field: 'handler', from: null, to } })
  expect((await give(account('translator').id)).status).toBe(422)
  expect((await give('account-unknown')).status).toBe(422)
  const editor = account('editor')
  expect((await give(editor.id)).status).toBe(200)
  expect((await give(editor.id)).status, 'somebody has it').toBe(409)
  expect(await (await ask(id)).json()).toMatchObject({
    lead: { handler: editor.id },
    timeline: [{ kind: 'received' }, { kind: 'handler', detail: editor.displayName }],
  })
  const { staff, handlers } = await (await ask('filters')).json()
  expect(handlers).toEqual([editor.id])
  expect(staff).toContainEqual({ id: editor.id, displayName: editor.displayName, canHandle: true })
  for (const body of [
    {},
    { field: 'state', from: 'waiting', to: 'done' },
    { field: 'note', from: '', to: 'x'.repeat(5001) },
  ]) {
    expect((await ask(id, { method: 'PATCH', body })).status).toBe(400)
  }
})

test('a lead’s photo: for administrators and editors only', async () => {
  const submission = sampleSubmission()
  const submissionId = submission.lead.submission_id
  const photo = await keepPhoto(leads.outbox, await phonePhoto(), { submissionId, address: '192.0.2.1' })
  if ('error' in photo) throw new Error(photo.error)
  await leads.outbox.submit({ ...submission, lead: { ...submission.lead, photos: [photo.id] } })
  const path = `${submissionId}/photo?id=${photo.id}`
  expect((await ask(path, { role: null })).status).toBe(401)
  expect((await ask(path, { role: 'translator' })).status).toBe(403)
  const shown = await ask(path)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect((await ask(`${submissionId}/photo?id=${'0'.repeat(32)}`)).status).toBe(404)
})

test.each(EVERY_ADDRESS)('%s %s: for administrators and editors only', async (method, template) => {
  const path = template.replace(':id', id)
  const body = BODIES[`${method} ${template}`]
  expect((await ask(path, { method, role: null, body })).status).toBe(401)
  expect((await ask(path, { method, role: 'translator', body })).status).toBe(403)
  for (const role of ['editor', 'administrator'] as const) {
    const { status, headers } = await ask(path, { method, role, body })
    expect(status, role).toBeOneOf([200, 409])
    expect(headers.get('cache-control')).toBe('private, no-store')
  }
})

test.each(EVERY_ADDRESS.filter(([method]) => method !== 'GET'))(
  '%s %s: not from another site',
  async (method, template) => {
    const path = template.replace(':id', id)
    for (const [name, value] of [
      ['origin', 'https://elsewhere.example'],
      ['sec-fetch-site', 'cross-site'],
    ] as const) {
      expect((await ask(path, { method, headers: { [name]: value } })).status).toBe(403)
    }
    expect((await ask(path, { method, headers: { origin: SITE } })).status).not.toBe(403)
  },
)

test('what is asked for is answered', async () => {
  const page = await (await ask('?state=waiting&search=gagnon')).json()
  expect(page).toMatchObject({ ok: true, leads: [{ submissionId: id, state: 'waiting' }], next: null })
  expect(await (await ask('counts')).json()).toMatchObject({
    counts: { waiting: 1 },
    thrownAway: null,
    alarms: [],
  })
  expect(await (await ask(id)).json()).toMatchObject({
    lead: { submissionId: id },
    timeline: [{ kind: 'received' }],
  })
  expect(await (await ask('export')).text()).toContain('Amélie Gagnon')
  expect(await (await ask('suspected?suspicion=too_fast')).json()).toMatchObject({
    count: 0,
    before: expect.any(Number),
  })
  const padded = { email: 'amelie@courriel.example', more: 'x'.repeat(20_000) }
  expect((await ask('erase', { method: 'POST', body: padded })).status).toBe(400)
  const erased = await ask('erase', { method: 'POST', body: { email: 'amelie@courriel.example' } })
  expect(await erased.json()).toMatchObject({ erased: 1 })
})

test.each([
  ['GET', '?state=lost', 400],
  ['GET', '6e1f7e0c-1111-4000-8000-000000000000', 404],
  ['GET', 'elsewhere/and/on', 404],
  ['POST', 'erase', 400],
  ['POST', 'several', 400],
  ['DELETE', 'suspected', 400],
  ['POST', 'suspected/release', 400],
  ['POST', 'suspected/release?before=1&suspicion=unlucky', 400],
])('%s %s is refused with %i and a sentence', async (method, path, status) => {
  const answer = await ask(path, { method })
  expect(answer.status).toBe(status)
  const { error } = await answer.json()
  expect(error.message).toMatch(/\w+ \w+/)
  const french = await ask(path, { method, headers: { 'accept-language': 'fr-CA' } })
  expect(await french.json()).toMatchObject({
    ok: false,
    error: { code: error.code, message: expect.not.stringContaining(error.message) },
  })
})

test('a person is erased with the reviews, or not at all while a page needs one', async () => {
  const review = reviewIdOf(id)
  const page = { _id: 'page', _type: 'landingPage', review: { _type: 'reference', _ref: review } }
  const documents = [{ _id: review, _type: 'review', customerName: 'Amélie' }, page]
  lake.mutate(
    documents.map((document) => ({ create: document })),
    { author: 'test' },
  )
  const erase = () => ask('erase', { method: 'POST', body: { email: 'amelie@courriel.example' } })
  const refused = await erase()
  expect([refused.status, (await refused.json()).error.code]).toEqual([409, 'review_needed'])
  expect((await ask(id)).status).toBe(200)
  lake.mutate([{ delete: { id: 'page' } }], { author: 'test' })
  expect(await (await erase()).json()).toMatchObject({ erased: 1 })
  expect(lake.getDocuments([review])).toEqual([])
  expect(await (await ask(id)).json()).toMatchObject({ lead: null })
})

test('several leads are changed with one request, which says why others were not', async () => {
  const { id: editor } = createAccount(lake.database, { email: 'e@montage.example', role: 'editor' })
  const change = (body: object, headers = {}) => ask('several', { method: 'POST', body, headers })
  const gone = crypto.randomUUID()
  const leadsOf = (from: unknown) => [id, gone].map((one) => ({ id: one, from }))
  const given = await change(
    { field: 'handler', to: editor, leads: leadsOf(null) },
    { 'accept-language': 'fr' },
  )
  expect(await given.json()).toMatchObject({
    changed: [id],
    refused: [{ id: gone, code: 'changed', message: expect.stringContaining('entre-temps') }],
  })
  expect(await (await change({ field: 'step', to: 'quote', leads: leadsOf(0) })).json()).toMatchObject({
    changed: [id],
    refused: [{ id: gone, code: 'no_lead' }],
  })
  const unknown = await change({ field: 'handler', to: 'account-unknown', leads: leadsOf(editor) })
  expect((await unknown.json()).error.code).toBe('no_handler')
  // Many leads are more than other requests may hold.
  const many = Array.from({ length: 500 }, () => ({ id: crypto.randomUUID(), from: 'working' }))
  expect((await change({ field: 'stage', to: 'done', leads: many })).status).toBe(200)
})

test('several leads are erased with their reviews, except one whose review a page needs', async () => {
  const other = sampleSubmission()
  await leads.outbox.submit(other)
  const ids = [id, other.lead.submission_id]
  await leads.outbox.db.updateTable('leads').set({ reviewed_at: 1, review_key: 'key' }).execute()
  const reviews = ids.map(reviewIdOf)
  const page = { _id: 'page', _type: 'landingPage', review: { _type: 'reference', _ref: reviews[0] } }
  const documents = [...reviews.map((_id) => ({ _id, _type: 'review', customerName: 'Amélie' })), page]
  lake.mutate(
    documents.map((document) => ({ create: document })),
    { author: 'test' },
  )
  const from = { photos: 0, hasReview: true }
  const body = { field: 'erased', leads: ids.map((one) => ({ id: one, from })) }
  const answer = await ask('several', { method: 'POST', body })
  expect(await answer.json()).toMatchObject({
    changed: [ids[1]],
    refused: [{ id, code: 'review_needed', message: expect.stringContaining('Nothing was deleted') }],
  })
  expect(lake.getDocuments(reviews).map(({ _id }) => _id)).toEqual(reviews.slice(0, 1))
  expect(await (await ask(id)).json()).toMatchObject({ lead: { submissionId: id } })
})

test('where the site may not write content, nobody is erased whose review would stay', async () => {
  const erase = async () => {
    const request = new Request(`${SITE}/api/leads/staff/erase`, {
      method: 'POST',
      headers: { cookie: cookieOf('editor') },
      body: JSON.stringify({ email: 'amelie@courriel.example' }),
    })
    const settings = { SITE_URL: SITE, NODE_ENV: 'production' } as const
    const staff = embeddedStaff(lake, settings)
    const promiseClock = async () => promiseClockFrom(await promiseContent(lake))
    const matchFacts = async () => factsWith()
    const dependencies = {
      leads: async () => leads,
      staff,
      reviews: () => null,
      promiseClock,
      matchFacts,
      mailSoon() {},
    }
    return handleStaff(request, dependencies, ['erase'], settings)
  }
  await leads.outbox.db.updateTable('leads').set({ reviewed_at: 1 }).execute()
  const refused = await erase()
  expect([refused.status, (await refused.json()).error.code]).toEqual([409, 'no_reviews'])
  expect(await (await ask(id)).json()).toMatchObject({ lead: { submissionId: id } })
  await leads.outbox.db.updateTable('leads').set({ reviewed_at: null }).execute()
  expect(await (await erase()).json()).toMatchObject({ erased: 1 })
})

test('delivery on request asks for the secret', async () => {
  const secret = 'a secret that is long enough'
  const deliver = (authorization?: string, LEADS_DELIVER_SECRET: string | undefined = secret) =>
    handleDeliver(
      new Request(`${SITE}/api/leads/deliver`, {
        method: 'POST',
        headers: authorization ? { authorization } : {},
      }),
      { leads: async () => leads, deliverMail: async () => {} },
      {
        LEADS_DELIVER_SECRET,
        LEADS_RETENTION_DAYS: 30,
        CONTRACTORS_RETENTION_DAYS: 30,
        RESULTS_RETENTION_DAYS: 30,
      },
    )
  expect((await deliver()).status).toBe(401)
  expect((await deliver('Bearer another')).status).toBe(401)
  expect((await deliver(`Bearer ${secret}`, '')).status).toBe(404)
  const old = { day: '2020-01-01', kind: 'page' as const, name: '/', count: 1 }
  await addCounts(leads.outbox, [old])
  const answer = await deliver(`Bearer ${secret}`)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ ok: true, counts: { waiting: 1 } })
  expect(await readCounts(leads.outbox, old.day, old.day)).toEqual([])
})
