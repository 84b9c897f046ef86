import { describe, expect, onTestFinished, test } from 'vitest'
import { changeContractor } from '#lib/leads/contractors/contractors.ts'
import { Delivery } from '#lib/leads/delivery.ts'
import { handleStaff } from '#lib/leads/http/handle-staff.ts'
import { readLife } from '#lib/leads/life/steps.ts'
import { declineJob, markSeen, quoteJob, reportOffer } from '#lib/leads/offers/answer.ts'
import { askContractors } from '#lib/leads/offers/ask.ts'
import { offerOfLink } from '#lib/leads/offers/links.ts'
import { matchDue } from '#lib/leads/offers/match-due.ts'
import type { MatchFacts } from '#lib/leads/offers/matching.ts'
import { offersOf } from '#lib/leads/offers/offer.ts'
import { keepPhoto } from '#lib/leads/photos/keep.ts'
import { deleteLeftContractors } from '#lib/leads/retention.ts'
import type { StaffMatch } from '#lib/leads/staff/match-view.ts'
import type { Role } from '#lib/roles.ts'
import { createAccount } from '#lib/server/accounts/people.ts'
import { setSessionCookie, startSession } from '#lib/server/accounts/sessions.ts'
import { openSiteLake } from '#lib/server/lake.ts'
import { embeddedStaff } from '#lib/staff/embedded-staff.ts'
import { phonePhoto } from '../sample-photos.ts'
import { newDatabase } from './databases.ts'
import { activeContractor, factsWith, sampleQuote, TV_IN_TORONTO } from './sample-contractors.ts'
import { sampleSubmission } from './samples.ts'
import { temporaryFolder, temporaryOutbox } from './temporary-outbox.ts'

const SITE = 'https://montage.example'
const SETTINGS = { SITE_URL: SITE, NODE_ENV: 'production' } as const
const MINUTE = 60_000
const PAST = '2020-01-01'

interface Answer {
  match: StaffMatch
  error?: { code: string; message: string }
  link?: string
}

describe.each(['SQLite', 'PostgreSQL'])('%s', (engine) => {
  /** A request for TV mounting in Toronto, and staff who match it. */
  async function site({
    confirms = true,
    photos = 0,
    requested = TV_IN_TORONTO,
  }: {
    confirms?: boolean
    photos?: number
    requested?: typeof TV_IN_TORONTO | null
  } = {}) {
    const folder = temporaryFolder()
    const lake = openSiteLake(folder)
    onTestFinished(() => lake.close())
    const url = engine === 'PostgreSQL' ? await newDatabase() : undefined
    const { outbox, clock } = await temporaryOutbox({ folder, url, confirms })
    const state: { facts: MatchFacts } = { facts: factsWith({ mode: 'suggest' }) }
    const submission = sampleSubmission({
      lang: 'en',
      payload: {
        name: 'Maude Planted',
        email: 'planted@customer.example',
        phone: '(416) 555-7788',
        city: 'Toronto',
        province_state: 'ON',
        property_address: '12 Planted Street',
        message: 'A 65-inch TV.',
      },
      requested: requested ?? undefined,
    })
    const id = submission.lead.submission_id
    const kept: string[] = []
    for (let count = 0; count < photos; count += 1) {
      const photo = await keepPhoto(outbox, await phonePhoto(count), {
        submissionId: id,
        address: '192.0.2.1',
      })
      if ('error' in photo) throw new Error(photo.error)
      kept.push(photo.id)
    }
    await outbox.submit({ ...submission, lead: { ...submission.lead, photos: kept } })
    const cookies = new Map<Role, string>()
    const cookieOf = (role: Role) => {
      const account = createAccount(lake.database, { email: `${role}@montage.example`, role })
      const cookie = setSessionCookie(startSession(lake.database, account.id), true).split(';')[0] ?? ''
      cookies.set(role, cookie)
      return cookie
    }
    const leads = { outbox, delivery: new Delivery(outbox, []) }
    const ask = async (path: string, body?: object, role: Role = 'editor') => {
      const request = new Request(`${SITE}/api/leads/staff/${id}/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { cookie: cookies.get(role) ?? cookieOf(role), origin: SITE },
        body: body && JSON.stringify(body),
      })
      const dependencies = {
        leads: async () => leads,
        staff: embeddedStaff(lake, SETTINGS),
        reviews: () => null,
        promiseClock: async () => () => ({ isEmergency: false, until: clock.now() + 60 * MINUTE }),
        matchFacts: async () => state.facts,
        mailSoon() {},
      }
      const response = await handleStaff(
        request,
        dependencies,
        [id, ...path.split('/')].filter(Boolean),
        SETTINGS,
      )
      return { status: response.status, ...((await response.json()) as Answer) }
    }
    const read = async () => (await ask('match')).match
    const offers = async () => offersOf(outbox.db, id)
    const sources = {
      facts: async () => state.facts,
      promiseClock: async () => () => ({ isEmergency: false, until: clock.now() + 60 * MINUTE }),
      recipients: async () => [],
    }
    return { outbox, clock, state, id, ask, read, offers, kept, sources }
  }

  test('staff see who is proposed and why the others of the trade are not, and nobody of another trade', async () => {
    const { outbox, read } = await site()
    const best = await activeContractor(outbox)
    const uninsured = await activeContractor(outbox, {
      profile: {
        insurance: { amount: 1, insurer: '', expires: PAST, proof: null, checkedAt: 1, checkedBy: null },
      },
    })
    const far = await activeContractor(outbox, { profile: { cities: ['montreal'] } })
    const paused = await activeContractor(outbox)
    await changeContractor(outbox, paused, { state: 'paused', pausedBy: 'staff' }, { actor: null })
    await activeContractor(outbox, { profile: { services: ['fence-painting'] } })
    const match = await read()
    expect(match.proposed).toMatchObject([{ id: best, why: [], openJobs: 0, offersThisWeek: 0 }])
    expect(new Map(match.others.map(({ id, why, canAsk }) => [id, [canAsk, ...why]]))).toEqual(
      new Map([
        [uninsured, [false, 'insurance']],
        [far, [true, 'area']],
        [paused, [false, 'notActive']],
      ]),
    )
    expect(match).toMatchObject({ mode: 'suggest', isOpen: true, isByHand: false, free: 3, sendsMail: true })
    expect(JSON.stringify(match.job)).toContain('65-inch')
    expect(JSON.stringify(match)).not.toMatch(/planted|maude|555-?7788/i)
  })

  test('of a job named only in words, staff see everybody and may ask them', async () => {
    const { outbox, read, ask } = await site({ requested: null })
    const other = await activeContractor(outbox, { profile: { services: ['fence-painting'] } })
    const match = await read()
    expect(match.proposed).toEqual([])
    expect(match.others).toMatchObject([{ id: other, why: ['trade'] }])
    expect((await ask('match', { contractors: [other], seen: 0 })).status).toBe(200)
  })

  test('staff ask those whom they choose, also outside the area, and only once', async () => {
    const { outbox, ask, read, offers } = await site()
    const near = await activeContractor(outbox)
    const far = await activeContractor(outbox, { profile: { cities: ['montreal'] } })
    expect(await ask('match', { contractors: [near, far, near], seen: 0 })).toMatchObject({ status: 200 })
    expect((await offers()).map(({ contractorId, state }) => [contractorId, state])).toEqual(
      expect.arrayContaining([
        [near, 'asked'],
        [far, 'asked'],
      ]),
    )
    const match = await read()
    expect(match.free).toBe(1)
    expect(match.proposed).toEqual([])
    expect(match.offers.map(({ business }) => business)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Contractor \d+ Ltd\.$/)]),
    )
    // The account has no name, so it is named by its address.
    expect(match.offers[0]?.askedBy).not.toMatch(/^account/)
    const mails = await outbox.db.selectFrom('mails').select('kind').execute()
    expect(mails.filter(({ kind }) => kind === 'jobOffer')).toHaveLength(2)
    expect(await ask('match', { contractors: [near], seen: 2 })).toMatchObject({ error: { code: 'changed' } })
    expect(await offers()).toHaveLength(2)
  })

  test('nobody without licence, insurance or an active record is asked, whoever chooses; then nobody at all is', async () => {
    const { outbox, ask, state, offers } = await site()
    const right = await activeContractor(outbox)
    const expired = await activeContractor(outbox, {
      profile: {
        cities: ['montreal'],
        insurance: { amount: 1, insurer: '', expires: PAST, proof: null, checkedAt: 1, checkedBy: null },
      },
    })
    const paused = await activeContractor(outbox)
    await changeContractor(outbox, paused, { state: 'paused', pausedBy: 'staff' }, { actor: null })
    const codeFor = async (contractors: string[]) =>
      (await ask('match', { contractors, seen: 0 })).error?.code
    expect(await codeFor([right, expired])).toBe('not_insured')
    expect(await codeFor([right, paused])).toBe('not_active')
    expect(await codeFor([right, crypto.randomUUID()])).toBe('changed')
    state.facts = { ...state.facts, licencesFor: () => ['electrical'] }
    expect(await codeFor([right])).toBe('not_licensed')
    expect(await offers()).toEqual([])
  })

  test('never more contractors than the settings allow, also when two people ask at once', async () => {
    const { outbox, ask, offers } = await site()
    const many = await Promise.all(Array.from({ length: 6 }, () => activeContractor(outbox)))
    expect(await ask('match', { contractors: many.slice(0, 4), seen: 0 })).toMatchObject({
      error: { code: 'too_many' },
    })
    const both = await Promise.all([
      ask('match', { contractors: many.slice(0, 3), seen: 0 }),
      ask('match', { contractors: many.slice(3), seen: 0 }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await offers()).toHaveLength(3)
  })

  test('with matching off staff ask nobody, and a request that has ended asks nobody', async () => {
    const { outbox, ask, read, state, id, offers } = await site()
    const contractor = await activeContractor(outbox)
    state.facts = factsWith({ mode: 'off' })
    expect(await read()).toMatchObject({ mode: 'off', isOpen: false })
    expect(await ask('match', { contractors: [contractor], seen: 0 })).toMatchObject({
      error: { code: 'matching_off' },
    })
    state.facts = factsWith({ mode: 'suggest' })
    const { version } = await readLife(outbox.db, id, 0)
    expect((await ask('step', { step: 'close', seen: version })).status).toBe(200)
    expect(await read()).toMatchObject({ isOpen: false })
    expect(await ask('match', { contractors: [contractor], seen: 0 })).toMatchObject({
      error: { code: 'not_now' },
    })
    expect(await offers()).toEqual([])
  })

  test('translators and viewers see nothing of it', async () => {
    const { ask, outbox } = await site()
    await activeContractor(outbox)
    for (const role of ['translator', 'viewer'] as const) {
      const answer = await ask('match', undefined, role)
      expect([answer.status, answer.match]).toEqual([403, undefined])
    }
  })

  test('staff choose a quote for the customer and take it back; an outdated one is refused', async () => {
    const { outbox, ask, read, offers, id } = await site()
    const contractors = await Promise.all([activeContractor(outbox), activeContractor(outbox)])
    await ask('match', { contractors, seen: 0 })
    const [first, second] = await offers()
    if (!first || !second) throw new Error('Nobody was asked.')
    await markSeen(outbox, first.id)
    await quoteJob(outbox, first.id, sampleQuote())
    await declineJob(outbox, second.id, 'tooFar')
    const { life, offers: shown } = await read()
    expect(shown.find((offer) => offer.id === first.id)).toMatchObject({
      quote: { priceLow: 400 },
      quoteVersion: 1,
    })
    expect(shown.find((offer) => offer.id === second.id)).toMatchObject({
      state: 'declined',
      reason: 'tooFar',
    })
    const choose = (more: object) =>
      ask('match/choose', { offer: first.id, seen: life.version, quoteVersion: 1, ...more })
    expect(await choose({ quoteVersion: 0 })).toMatchObject({ error: { code: 'quote_changed' } })
    expect(await choose({ seen: life.version - 1 })).toMatchObject({ error: { code: 'changed' } })
    expect(await choose({ offer: second.id })).toMatchObject({ error: { code: 'changed' } })
    expect((await choose({})).status).toBe(200)
    const chosen = await read()
    expect(chosen.life.state).toBe('chosen')
    expect(chosen.isOpen).toBe(false)
    expect((await ask('match/drop', { offer: first.id, seen: chosen.life.version })).status).toBe(200)
    expect((await read()).life.state).toBe('matching')
    const { timeline } = (await ask('')) as unknown as {
      timeline: { kind: string; business: string | null; detail: string | null }[]
    }
    expect(timeline.find(({ kind }) => kind === 'job_declined')).toMatchObject({
      business: expect.stringContaining('Ltd.'),
      detail: expect.stringContaining('tooFar'),
    })
    expect(timeline.find(({ kind }) => kind === 'job_quoted')?.detail).toContain('"low":400')
    expect(await outbox.db.selectFrom('leads').select('submission_id').execute()).toEqual([
      { submission_id: id },
    ])
  })

  test('a request that staff begin again is no longer its contractor’s; the quote can be chosen again', async () => {
    const { outbox, ask, read, offers } = await site()
    await ask('match', { contractors: [await activeContractor(outbox)], seen: 0 })
    const [offer] = await offers()
    if (!offer) throw new Error('Nobody was asked.')
    await quoteJob(outbox, offer.id, sampleQuote())
    const choose = async () =>
      ask('match/choose', { offer: offer.id, seen: (await read()).life.version, quoteVersion: 1 })
    expect((await choose()).status).toBe(200)
    expect((await ask('step', { step: 'reopen', seen: (await read()).life.version })).status).toBe(200)
    expect((await offers()).map(({ state }) => state)).toEqual(['quoted'])
    expect((await choose()).status).toBe(200)
    expect((await offers()).map(({ state }) => state)).toEqual(['chosen'])
  })

  test('an offer of another request is not touched', async () => {
    const one = await site()
    const other = await site()
    await one.ask('match', { contractors: [await activeContractor(one.outbox)], seen: 0 })
    const [offer] = await one.offers()
    const submission = sampleSubmission({ requested: TV_IN_TORONTO })
    await one.outbox.submit(submission)
    const contractor = await activeContractor(one.outbox)
    const asking = { contractors: [contractor], actor: null, answerBy: 1, lookAgainAt: 1 }
    await askContractors(one.outbox, submission.lead.submission_id, asking)
    const [foreign] = await offersOf(one.outbox.db, submission.lead.submission_id)
    if (!offer || !foreign) throw new Error('Nobody was asked.')
    await quoteJob(one.outbox, foreign.id, sampleQuote())
    const { life } = await one.read()
    const body = { offer: foreign.id, seen: life.version, quoteVersion: 1 }
    expect((await one.ask('match/choose', body)).status).toBe(409)
    expect((await one.ask('match/link', { offer: foreign.id })).status).toBe(409)
    expect((await other.ask('match/link', { offer: offer.id })).status).toBe(409)
  })

  test('the copied link opens the job', async () => {
    const { outbox, ask, offers } = await site({ confirms: false })
    const contractor = await activeContractor(outbox, { lang: 'fr' })
    await ask('match', { contractors: [contractor], seen: 0 })
    const [offer] = await offers()
    const { link = '' } = await ask('match/link', { offer: offer?.id })
    const { searchParams } = new URL(link)
    expect(searchParams.get('lang')).toBe('fr')
    const [id = '', key = ''] = [searchParams.get('offer') ?? '', searchParams.get('key') ?? '']
    expect(await offerOfLink(outbox, { offer: id, key })).toMatchObject({ offer: { id: offer?.id } })
    expect(await outbox.db.selectFrom('mails').selectAll().execute()).toEqual([])
  })

  test('matched by hand the site asks nobody; given back it does', async () => {
    const { outbox, clock, ask, read, offers, state, sources } = await site()
    state.facts = factsWith({ mode: 'automatic' })
    await activeContractor(outbox)
    expect((await ask('match/take', { byHand: true })).status).toBe(200)
    expect((await ask('match/take', { byHand: true })).status, 'somebody was faster').toBe(409)
    expect(await read()).toMatchObject({ isByHand: true })
    await matchDue(outbox, sources)
    clock.advance(MINUTE)
    await matchDue(outbox, sources)
    expect(await offers()).toEqual([])
    expect((await ask('match/take', { byHand: false })).status).toBe(200)
    await matchDue(outbox, sources)
    expect(await offers()).toHaveLength(1)
  })

  test('whom staff asked keeps the whole time for an answer; with automatic matching others take the place', async () => {
    const { outbox, clock, ask, offers, state, sources } = await site()
    const [first, second] = [await activeContractor(outbox), await activeContractor(outbox)]
    await ask('match', { contractors: [first], seen: 0 })
    clock.advance(31 * MINUTE)
    await matchDue(outbox, sources)
    expect((await offers()).map(({ state }) => state)).toEqual(['asked'])
    state.facts = factsWith({ mode: 'automatic' })
    clock.advance(31 * MINUTE)
    await matchDue(outbox, sources)
    expect(new Map((await offers()).map((offer) => [offer.contractorId, offer.state]))).toEqual(
      new Map([
        [first, 'expired'],
        [second, 'asked'],
      ]),
    )
    clock.advance(31 * MINUTE)
    await matchDue(outbox, sources)
    expect((await offers()).map(({ state }) => state).toSorted(), 'nobody is left').toEqual([
      'asked',
      'expired',
    ])
  })

  test('a photo that staff hold back is not shown; released it is as the customer wanted', async () => {
    const { outbox, ask, read, kept } = await site({ photos: 2 })
    const [shared = '', unshared = ''] = kept
    await outbox.db.updateTable('lead_photos').set({ sharing: 'shared' }).where('id', '=', shared).execute()
    expect((await read()).job?.photos).toEqual([shared])
    for (const photo of kept) expect((await ask('match/photo', { photo, isHeld: true })).status).toBe(200)
    expect((await ask('match/photo', { photo: shared, isHeld: true })).status).toBe(409)
    expect((await read()).job?.photos).toEqual([])
    for (const photo of kept) expect((await ask('match/photo', { photo, isHeld: false })).status).toBe(200)
    expect((await read()).photos.toSorted((a, b) => a.sharing.localeCompare(b.sharing))).toEqual([
      { id: unshared, sharing: '' },
      { id: shared, sharing: 'shared' },
    ])
    expect((await ask('match/photo', { photo: 'other', isHeld: true })).status).toBe(409)
  })

  test('contractors who have left are deleted after their time, and nobody else', async () => {
    const { outbox, clock, ask, offers } = await site()
    const DAY = 24 * 60 * MINUTE
    const [left, back, stays] = [
      await activeContractor(outbox),
      await activeContractor(outbox),
      await activeContractor(outbox),
    ]
    await ask('match', { contractors: [left], seen: 0 })
    for (const id of [left, back]) await changeContractor(outbox, id, { state: 'left' }, { actor: null })
    const ids = async () => {
      const rows = await outbox.db.selectFrom('contractors').select('id').execute()
      return rows.map(({ id }) => id).toSorted()
    }
    clock.advance(20 * DAY)
    // Who comes back and leaves again starts anew.
    await changeContractor(outbox, back, { state: 'active' }, { actor: null })
    await changeContractor(outbox, back, { state: 'left' }, { actor: null })
    clock.advance(11 * DAY)
    await deleteLeftContractors(outbox, 30)
    expect(await ids()).toEqual([back, stays].toSorted())
    const events = await outbox.db.selectFrom('contractor_events').select('contractor_id').execute()
    expect(events.map((event) => event.contractor_id)).not.toContain(left)
    expect(await offers(), 'the offer goes with its request').toHaveLength(1)
    expect((await ask('match')).match.offers[0]?.business).toBeNull()
  })

  test('the list says how many have answered', async () => {
    const { outbox, ask, offers } = await site()
    const contractors = await Promise.all([activeContractor(outbox), activeContractor(outbox)])
    const before = (await ask('')) as unknown as { lead: { offers: unknown } }
    expect(before.lead.offers).toBeNull()
    await ask('match', { contractors, seen: 0 })
    const [first] = await offers()
    await quoteJob(outbox, first?.id ?? '', sampleQuote())
    await reportOffer(outbox, first?.id ?? '', { by: 'contractor', text: 'Nobody lives there.' }, [])
    const after = (await ask('')) as unknown as { lead: { offers: unknown } }
    expect(after.lead.offers).toEqual({ asked: 2, answered: 1, quoted: 1 })
  })
})
