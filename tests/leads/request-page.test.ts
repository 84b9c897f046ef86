import { NextRequest } from 'next/server'
import { describe, expect, test } from 'vitest'
import { handleLead } from '#lib/leads/http/handle-lead.ts'
import { handleRequest, openRequest, requestCalendar } from '#lib/leads/http/handle-request.ts'
import { currentCode, newCode } from '#lib/leads/life/codes.ts'
import { linkedRequests, requestLink } from '#lib/leads/life/links.ts'
import { readRequest } from '#lib/leads/life/request.ts'
import { takeStep } from '#lib/leads/life/steps.ts'
import { claimMail } from '#lib/leads/mails/queue.ts'
import { openReviewLink } from '#lib/leads/reviews/link.ts'
import type { ReviewContent } from '#lib/leads/reviews/review-content.ts'
import { readTimeline } from '#lib/leads/staff/timeline.ts'
import { newDatabase } from './databases.ts'
import { ENGINES } from './postgres.ts'
import { factsWith } from './sample-contractors.ts'
import { PAYLOADS, SETTINGS, sampleSubmission } from './samples.ts'
import { temporaryOutbox } from './temporary-outbox.ts'

const SITE = 'http://localhost:3000'
const DAY = 24 * 3_600_000

/** A site with one request, and what its customer's browser does. */
async function siteWithRequest(engine: string) {
  const url = engine === 'postgres' ? await newDatabase() : undefined
  const { outbox, clock } = await temporaryOutbox({ url, confirms: true })
  clock.time = Date.parse('2026-12-01T15:00Z')
  const submission = sampleSubmission()
  await outbox.submit(submission)
  const { submission_id: id, reference } = submission.lead
  const dependencies = {
    outbox: async () => outbox,
    settings: async () => ({
      noticeHours: 24,
      recipients: [{ email: 'jo@montage.example', language: 'en' as const }],
    }),
    reviews: (): ReviewContent | null => null,
    stored: () => {},
    matchFacts: async () => factsWith(),
  }
  const link = async (lang: 'en' | 'fr' = 'en') => {
    const [linked] = await linkedRequests(outbox, { submissionId: id })
    if (!linked) throw new Error('There is no request.')
    return requestLink(outbox, linked, lang)
  }
  const open = async (href: string) => {
    const response = await openRequest(new NextRequest(SITE + href), dependencies)
    return { status: response.status, location: response.headers.get('location'), ...cookieIn(response) }
  }
  const post = async (fields: Record<string, string>, cookie: string, headers = {}) => {
    const body = new URLSearchParams({ reference, ...fields })
    const request = new NextRequest(`${SITE}/api/request`, {
      method: 'POST',
      body: body.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: SITE, cookie, ...headers },
    })
    const response = await handleRequest(request, dependencies)
    return { response, said: new URL(response.headers.get('location') ?? '', SITE).searchParams.get('said') }
  }
  const life = async () => (await readRequest(outbox, id))?.life
  const { cookie } = await open(await link())
  return { outbox, clock, id, reference, dependencies, link, open, post, life, cookie }
}

function cookieIn(response: Response) {
  const setCookie = response.headers.get('set-cookie') ?? ''
  return { setCookie, cookie: setCookie.split(';')[0] ?? '' }
}

describe.for(ENGINES)('%s', (engine) => {
  test('a link gives a cookie and leads to an address without its key; it changes nothing', async () => {
    const { outbox, id, reference, link, open } = await siteWithRequest(engine)
    const href = await link('fr')
    const before = await readTimeline(outbox, id)
    const { status, location, setCookie } = await open(href)
    expect([status, location]).toEqual([303, `/request/${reference}?lang=fr`])
    expect(setCookie).toMatch(/HttpOnly; SameSite=Lax$/)
    expect(await readTimeline(outbox, id)).toEqual(before)
    // What a log of addresses has is not what the cookie has.
    const key = new URL(href, SITE).searchParams.get('key') ?? '?'
    expect(setCookie).not.toContain(key)
  })

  test('who has the page of a request that is done can write a review, where the site may write content', async () => {
    const { outbox, id, dependencies, post, cookie } = await siteWithRequest(engine)
    expect((await post({ action: 'review' }, cookie)).said).toBe('notNow')
    dependencies.reviews = () => ({}) as never
    expect((await post({ action: 'review' }, cookie)).said).toBe('notNow')
    await takeStep(outbox, id, { step: 'finish', by: 'staff', actor: 'ed' })
    const { response } = await post({ action: 'review' }, cookie)
    const location = new URL(response.headers.get('location') ?? '', SITE)
    expect([response.status, location.pathname]).toEqual([303, '/review'])
    const link = await openReviewLink(outbox, location.searchParams.get('key') ?? '')
    expect(link).toMatchObject({ state: 'open', submissionId: id })
    expect((await post({ action: 'review' }, '')).said).toBe('linkWrong')
  })

  test('a link that is guessed, altered, of another request or of an earlier generation opens nothing', async () => {
    const { outbox, id, link, open } = await siteWithRequest(engine)
    const other = sampleSubmission()
    await outbox.submit(other)
    const href = await link()
    const key = new URL(href, SITE).searchParams.get('key') ?? ''
    const altered = key.replace(/^./, (first) => (first === '0' ? '1' : '0'))
    const wrong = [
      `/api/request?lead=${id}`,
      `/api/request?lead=${id}&key=${'0'.repeat(64)}`,
      `/api/request?lead=${id}&key=${altered}`,
      `/api/request?lead=${other.lead.submission_id}&key=${key}`,
      `/api/request?lead=nobody&key=${key}`,
    ]
    for (const one of wrong)
      expect(await open(one)).toMatchObject({ location: '/request?said=linkWrong', cookie: '' })
    await outbox.db.updateTable('leads').set({ link_generation: 1 }).where('submission_id', '=', id).execute()
    expect(await open(href)).toMatchObject({ location: '/request?said=linkWrong', cookie: '' })
    expect((await open(await link())).cookie).not.toBe('')
  })

  test('without the cookie, with that of another request, or from another site nothing is done', async () => {
    const { outbox, id, post, life, cookie } = await siteWithRequest(engine)
    const other = sampleSubmission()
    await outbox.submit(other)
    const taken = { action: 'withdraw', seen: '0' }
    expect((await post(taken, '')).said).toBe('linkWrong')
    expect((await post(taken, cookie.replace(id, other.lead.submission_id))).said).toBe('linkWrong')
    expect((await post(taken, `${cookie}0`)).said).toBe('linkWrong')
    expect((await post(taken, cookie, { origin: 'https://other.example' })).said).toBe('linkWrong')
    expect((await post({ action: 'finish', seen: '0' }, cookie)).said).toBe('linkWrong')
    expect((await life())?.state).toBe('received')
  })

  test('a request is scheduled, moved once, cancelled once; the last day is too late to move', async () => {
    const { outbox, clock, id, post, life, cookie } = await siteWithRequest(engine)
    const appointment = { day: '2026-12-10', from: '09:00', to: '11:00' }
    expect((await post({ action: 'move', seen: '0', day: '2026-12-12' }, cookie)).said).toBe('notNow')
    expect(
      await takeStep(outbox, id, { step: 'schedule', by: 'staff', actor: 'jo', appointment }),
    ).toMatchObject({
      life: { state: 'scheduled', appointment: { ...appointment, isConfirmed: true } },
    })
    expect((await post({ action: 'move', seen: '0', day: '2026-12-12' }, cookie)).said).toBe('changed')
    expect((await post({ action: 'move', seen: '1', day: 'soon' }, cookie)).said).toBe('noDay')
    expect((await post({ action: 'move', seen: '1', day: '2026-12-02' }, cookie)).said).toBe('tooLate')
    expect((await post({ action: 'move', seen: '1', day: '2026-12-12' }, cookie)).said).toBe('moved')
    expect((await life())?.appointment).toEqual({ day: '2026-12-12', isConfirmed: false })
    clock.time = Date.parse('2026-12-11T20:00Z')
    expect((await post({ action: 'move', seen: '2', day: '2026-12-20' }, cookie)).said).toBe('tooLate')
    expect((await post({ action: 'cancel', seen: '2' }, cookie)).said).toBe('cancelled')
    expect((await post({ action: 'cancel', seen: '3' }, cookie)).said).toBe('notNow')
    expect((await life())?.past.map(({ state }) => state)).toEqual([
      'received',
      'scheduled',
      'scheduled',
      'cancelled',
    ])
    const row = await outbox.db
      .selectFrom('leads')
      .select('stage')
      .where('submission_id', '=', id)
      .executeTakeFirst()
    expect(row?.stage).toBe('declined')
  })

  test('of twenty cancellations and moves at once one wins, and the others are told', async () => {
    const { outbox, id, post, life, cookie } = await siteWithRequest(engine)
    await takeStep(outbox, id, { step: 'schedule', by: 'staff', appointment: { day: '2026-12-20' } })
    const asked = Array.from({ length: 20 }, (_, place) =>
      post(
        place % 2 ? { action: 'cancel', seen: '1' } : { action: 'move', seen: '1', day: '2026-12-21' },
        cookie,
      ),
    )
    const said = (await Promise.all(asked)).map((one) => one.said)
    expect(said.filter((one) => one === 'moved' || one === 'cancelled')).toHaveLength(1)
    expect(said.filter((one) => one === 'changed')).toHaveLength(19)
    expect((await life())?.version).toBe(2)
  })

  test('a message and a corrected date go to the CRM again; a phone number needs a code', async () => {
    const { outbox, id, post, cookie } = await siteWithRequest(engine)
    await outbox.db.updateTable('leads').set({ state: 'delivered', delivered_at: 1 }).execute()
    expect((await post({ action: 'add', text: ' ' }, cookie)).said).toBe('empty')
    expect((await post({ action: 'add', text: 'x'.repeat(6_000) }, cookie)).said).toBe('tooLong')
    expect((await post({ action: 'add', text: 'Second floor.' }, cookie)).said).toBe('added')
    expect((await post({ action: 'date', preferred_date: 'soon' }, cookie)).said).toBe('wrongDate')
    expect((await post({ action: 'date', preferred_date: '2026-12-20' }, cookie)).said).toBe('dateSaved')
    expect((await post({ action: 'correct', phone: '418 555-0123', code: '123456' }, cookie)).said).toBe(
      'codeWrong',
    )
    expect((await post({ action: 'code' }, cookie)).said).toBe('codeSent')
    expect((await post({ action: 'code' }, cookie)).said).toBe('codeSentBefore')
    const code = (await currentCode(outbox, id)) ?? ''
    expect((await post({ action: 'correct', phone: '418 555-0123', code }, cookie)).said).toBe('corrected')
    // A code is used up.
    expect((await post({ action: 'correct', phone: '418 555-0199', code }, cookie)).said).toBe('codeWrong')
    const found = await readRequest(outbox, id)
    expect(found?.lead).toMatchObject({
      phone: '(418) 555-0123',
      added_message: expect.stringContaining('Second floor.'),
    })
    expect(found?.fields.phone).toBe('(418) 555-0123')
    const row = await outbox.db.selectFrom('leads').select(['state', 'attempts']).executeTakeFirst()
    expect(row).toEqual({ state: 'waiting', attempts: 0 })
  })

  test('the e-mail address is corrected with a code to the old one; the new one is unproven, confirmed, and has new links', async () => {
    const { outbox, clock, id, reference, link, open, post, cookie } = await siteWithRequest(engine)
    const rowOf = () =>
      outbox.db
        .selectFrom('leads')
        .select(['email', 'email_proven_at', 'email_failed_at', 'state', 'search_text'])
        .where('submission_id', '=', id)
        .executeTakeFirstOrThrow()
    const oldLink = await link()
    await outbox.db
      .updateTable('leads')
      .set({ state: 'delivered', delivered_at: 1, email_failed_at: 1 })
      .where('submission_id', '=', id)
      .execute()
    expect((await rowOf()).email_proven_at).not.toBeNull()
    const correct = (email: string, code: string) => post({ action: 'email', email, code }, cookie)
    expect((await correct('New@courriel.example', '123456')).said).toBe('codeWrong')
    await newCode(outbox, id)
    const code = (await currentCode(outbox, id)) ?? ''
    // A slip does not use up the code.
    expect((await correct('new.courriel.example', code)).said).toBe('wrongEmail')
    expect((await correct('amelie@courriel.example', code)).said).toBe('wrongEmail')
    const corrected = await correct('New@courriel.example', code)
    expect(corrected.said).toBe('emailSaved')
    expect(await rowOf()).toMatchObject({
      email: 'new@courriel.example',
      email_proven_at: null,
      email_failed_at: null,
      state: 'waiting',
      search_text: expect.stringContaining('new@courriel.example'),
    })
    const request = await readRequest(outbox, id)
    expect([request?.lead.email, request?.fields.email]).toEqual(Array(2).fill('New@courriel.example'))
    const mails = await outbox.db.selectFrom('mails').select(['id', 'kind']).execute()
    expect(mails.filter(({ kind }) => kind === 'confirmation')).toHaveLength(2)
    expect(mails.map(({ kind }) => kind)).toContain('changedRequest')
    const { timeline = [] } = (await readTimeline(outbox, id)) ?? {}
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'corrected', detail: 'email' }))
    // A link in the old mailbox proves nothing about the new address.
    expect(await open(oldLink)).toMatchObject({ location: '/request?said=linkWrong' })
    expect((await post({ action: 'add', text: 'Old cookie' }, cookie)).said).toBe('linkWrong')
    expect((await rowOf()).email_proven_at).toBeNull()
    const own = cookieIn(corrected.response).cookie
    expect(own).toContain(`request-${reference}=`)
    expect((await post({ action: 'add', text: 'New cookie' }, own)).said).toBe('added')
    clock.advance(60_000)
    expect((await open(await link())).location).toBe(`/request/${reference}`)
    expect((await rowOf()).email_proven_at).not.toBeNull()
  })

  test('an address that anybody may have typed gets no second confirmation by a correction', async () => {
    const { outbox, id, post, cookie } = await siteWithRequest(engine)
    await outbox.submit(sampleSubmission({ payload: { email: 'other@courriel.example' } }))
    const confirmations = async () =>
      (await outbox.db.selectFrom('mails').select('id').where('kind', '=', 'confirmation').execute()).length
    const before = await confirmations()
    await newCode(outbox, id)
    const code = (await currentCode(outbox, id)) ?? ''
    expect((await post({ action: 'email', email: 'other@courriel.example', code }, cookie)).said).toBe(
      'emailSaved',
    )
    expect(await confirmations()).toBe(before)
  })

  test('five wrong codes end a code, and so do fifteen minutes', async () => {
    const { outbox, clock, id, post, cookie } = await siteWithRequest(engine)
    await newCode(outbox, id)
    const code = (await currentCode(outbox, id)) ?? ''
    const wrong = code === '000000' ? '000001' : '000000'
    const tries = Array.from({ length: 5 }, () => post({ action: 'download', code: wrong }, cookie))
    expect((await Promise.all(tries)).map(({ said }) => said)).toEqual(Array(5).fill('codeWrong'))
    expect((await post({ action: 'download', code }, cookie)).said).toBe('codeWrong')
    clock.advance(60_000)
    await newCode(outbox, id)
    const next = (await currentCode(outbox, id)) ?? ''
    clock.advance(15 * 60_000)
    expect((await post({ action: 'download', code: next }, cookie)).said).toBe('codeWrong')
  })

  test('with a code everything is downloaded, then erased; the link and the cookie are dead', async () => {
    const { outbox, clock, id, reference, link, open, post, cookie } = await siteWithRequest(engine)
    const href = await link()
    await newCode(outbox, id)
    const { response } = await post(
      { action: 'download', code: (await currentCode(outbox, id)) ?? '' },
      cookie,
    )
    expect(await response.json()).toMatchObject({ reference, lead: PAYLOADS.lead, fields: PAYLOADS.lead })
    clock.advance(60_000)
    await newCode(outbox, id)
    const erased = await post({ action: 'erase', code: (await currentCode(outbox, id)) ?? '' }, cookie)
    expect(erased.said).toBe('erased')
    expect(erased.response.headers.get('set-cookie')).toContain('Max-Age=0')
    expect(await open(href)).toMatchObject({ location: '/request?said=linkWrong' })
    expect((await post({ action: 'add', text: 'Still there?' }, cookie)).said).toBe('linkWrong')
    expect(await outbox.db.selectFrom('leads').select('reference').execute()).toEqual([])
  })

  test('who has lost the link gets a mail; nobody learns whether there is a request', async () => {
    const { outbox, post } = await siteWithRequest(engine)
    const find = (email: string) => post({ action: 'find', email }, '')
    const kinds = async () =>
      (await outbox.db.selectFrom('mails').select('kind').execute()).map(({ kind }) => kind)
    const known = await find(' Amelie@courriel.example')
    const unknown = await find('nobody@courriel.example')
    expect([known.said, unknown.said]).toEqual(['linksSent', 'linksSent'])
    await find('amelie@courriel.example')
    expect((await kinds()).filter((kind) => kind === 'requestLinks')).toHaveLength(1)
  })

  test('staff are told of changes once in five minutes', async () => {
    const { outbox, post, cookie } = await siteWithRequest(engine)
    await post({ action: 'add', text: 'First.' }, cookie)
    await post({ action: 'add', text: 'Second.' }, cookie)
    const mails = await outbox.db
      .selectFrom('mails')
      .select(['kind', 'about'])
      .where('kind', '=', 'changedRequest')
      .execute()
    expect(mails).toHaveLength(1)
    expect(await claimMail(outbox)).not.toBeNull()
  })

  test('the sender gets the cookie; who sends a known submission id again with another address or later does not', async () => {
    const { outbox, clock, id, reference, dependencies } = await siteWithRequest(engine)
    const send = async (payload: Record<string, string>, next = true) => {
      const request = new Request(`${SITE}/api/leads`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: SITE },
        body: JSON.stringify({ type: 'lead', submission_id: id, next, payload }),
      })
      return handleLead(request, {
        ...dependencies,
        settings: async () => SETTINGS,
        requestedJobs: async () => ({ jobs: [], fields: {} }),
        claimed: async () => ({ jobs: [], fields: {} }),
        lists: async () => ({}),
        nextSteps: async () => ({ text: '', steps: [] }),
      })
    }
    const again = await send(PAYLOADS.lead)
    expect(await again.json()).toEqual({ ok: true, reference })
    expect(cookieIn(again).cookie).toMatch(`request-${reference}=`)
    expect(cookieIn(await send({ ...PAYLOADS.lead, email: 'other@courriel.example' })).cookie).toBe('')
    expect(cookieIn(await send(PAYLOADS.lead, false)).cookie).toBe('')
    clock.advance(DAY)
    expect(cookieIn(await send(PAYLOADS.lead)).cookie).toBe('')
    expect(outbox.confirms).toBe(true)
  })

  test('there is a calendar file once there is a day', async () => {
    const { outbox, id, reference, dependencies, cookie } = await siteWithRequest(engine)
    const ask = () =>
      requestCalendar(
        new NextRequest(`${SITE}/api/request/calendar?reference=${reference}`, { headers: { cookie } }),
        dependencies,
        async () => ({ title: 'TV mounting', text: 'Day set', place: 'Toronto' }),
      )
    expect((await ask()).status).toBe(404)
    await takeStep(outbox, id, {
      step: 'schedule',
      by: 'staff',
      appointment: { day: '2026-12-10', from: '09:00' },
    })
    const file = await ask()
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(await file.text()).toContain('DTSTART:20261210T140000Z')
  })
})
