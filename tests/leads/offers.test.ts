import { describe, expect, test } from 'vitest'
import { changeContractor, readContractor } from '#lib/leads/contractors/contractors.ts'
import { eraseContractor, eraseContractorOf } from '#lib/leads/contractors/erase.ts'
import { proveAddress } from '#lib/leads/life/proof.ts'
import { lockedLead, readLife, takeStep } from '#lib/leads/life/steps.ts'
import { isToFailedAddress, takeRefusal } from '#lib/leads/mails/bounces.ts'
import {
  declineJob,
  finishJob,
  markSeen,
  quoteJob,
  reportOffer,
  setJobDay,
} from '#lib/leads/offers/answer.ts'
import { askContractors } from '#lib/leads/offers/ask.ts'
import { readCandidates } from '#lib/leads/offers/candidates.ts'
import { chooseQuote, dropChosen } from '#lib/leads/offers/choose.ts'
import {
  contractorCookieValue,
  contractorOfCookie,
  jobCookieName,
  jobCookieValue,
  jobLink,
  offerOfCookies,
  offerOfLink,
} from '#lib/leads/offers/links.ts'
import { matchDue } from '#lib/leads/offers/match-due.ts'
import { messagesOf, relay } from '#lib/leads/offers/messages.ts'
import { offersOf, readOffer } from '#lib/leads/offers/offer.ts'
import { sharedJob } from '#lib/leads/offers/shared-job.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { purge } from '#lib/leads/retention.ts'
import { erasePerson } from '#lib/leads/staff/actions.ts'
import { readStaffMatch } from '#lib/leads/staff/match-view.ts'
import { newDatabase } from './databases.ts'
import { ENGINES } from './postgres.ts'
import { activeContractor, factsWith, sampleQuote, TV_IN_TORONTO } from './sample-contractors.ts'
import { sampleSubmission } from './samples.ts'
import { temporaryOutbox } from './temporary-outbox.ts'

const HOUR = 3_600_000

describe.each(ENGINES)('%s', (engine) => {
  const urlOf = async () => (engine === 'postgres' ? newDatabase() : undefined)

  /** A request that three contractors were asked about. */
  async function asked({ confirms = true } = {}) {
    const { outbox, clock } = await temporaryOutbox({ url: await urlOf(), confirms })
    const submission = sampleSubmission({
      lang: 'en',
      payload: {
        name: 'Maude Planted',
        email: 'planted@customer.example',
        phone: '(416) 555-7788',
        city: 'Toronto',
        province_state: 'ON',
        property_address: '12 Planted Street',
        message: 'A 65-inch TV. Call me at 416-555-7788 or planted@customer.example, Maude Planted.',
      },
      requested: TV_IN_TORONTO,
    })
    await outbox.submit(submission)
    const id = submission.lead.submission_id
    await proveAddress(outbox, id)
    const contractors = [
      await activeContractor(outbox),
      await activeContractor(outbox, { lang: 'fr' }),
      await activeContractor(outbox),
    ]
    const now = outbox.now()
    const asking = { contractors, actor: 'account-1', answerBy: now + 24 * HOUR, lookAgainAt: now + HOUR }
    expect(await askContractors(outbox, id, asking)).toBe(3)
    const offers = await offersOf(outbox.db, id)
    return { outbox, clock, id, contractors, asking, offers: offers.map((offer) => offer.id) }
  }

  const stateOf = async (outbox: Outbox, id: string) => (await readLife(outbox.db, id, 0)).state

  const statesOf = async (outbox: Outbox, id: string) =>
    (await offersOf(outbox.db, id)).map(({ state }) => state)

  const mailsOf = async (outbox: Outbox) => {
    const rows = await outbox.db.selectFrom('mails').select('kind').orderBy('kind').execute()
    return rows.map(({ kind }) => kind).filter((kind) => /job|quote|nobody/i.test(kind))
  }

  test('from asked to done: each step has its state, its event and its mails', async () => {
    const { outbox, id, offers } = await asked()
    const [first = '', second = '', third = ''] = offers
    expect(await stateOf(outbox, id)).toBe('matching')
    expect(await mailsOf(outbox)).toEqual(['jobOffer', 'jobOffer', 'jobOffer'])
    await markSeen(outbox, first)
    expect(await quoteJob(outbox, first, sampleQuote())).toBeNull()
    expect(await stateOf(outbox, id)).toBe('quoted')
    expect(await declineJob(outbox, second, 'tooFar')).toBeNull()
    expect(await quoteJob(outbox, third, sampleQuote({ priceLow: 350, priceHigh: 350 }))).toBeNull()
    const { version } = await readLife(outbox.db, id, 0)
    expect(await chooseQuote(outbox, third, 1, { by: 'customer', seen: version }, factsWith())).toBeNull()
    expect(await stateOf(outbox, id)).toBe('chosen')
    expect(await statesOf(outbox, id)).toEqual(expect.arrayContaining(['closed', 'declined', 'chosen']))
    expect(await setJobDay(outbox, third, { day: '2099-12-05' })).toBeNull()
    expect(await stateOf(outbox, id)).toBe('scheduled')
    expect(await finishJob(outbox, third, { price: 350, text: 'Done.', photo: null })).toBeNull()
    expect(await stateOf(outbox, id)).toBe('done')
    expect((await readOffer(outbox.db, third))?.finished).toMatchObject({ price: 350 })
    expect(await mailsOf(outbox)).toEqual([
      'jobChosen',
      'jobNotChosen',
      'jobOffer',
      'jobOffer',
      'jobOffer',
      'newQuote',
      'newQuote',
    ])
    const kinds = await outbox.db
      .selectFrom('lead_events')
      .select('kind')
      .where('submission_id', '=', id)
      .orderBy('id')
      .execute()
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['job_asked', 'job_seen', 'job_quoted', 'job_declined', 'job_chosen', 'step']),
    )
  })

  test('until chosen nothing of the job tells who the customer is, afterwards only the chosen one sees it', async () => {
    const { outbox, id, offers } = await asked()
    const [first = '', second = ''] = offers
    const shown = async (offerId: string) => {
      const offer = await readOffer(outbox.db, offerId)
      if (!offer) throw new Error('There is no such offer.')
      return JSON.stringify(await sharedJob(outbox, offer))
    }
    const PLANTED = /planted|maude|555-?7788|12 /i
    expect(await shown(first)).not.toMatch(PLANTED)
    expect(await shown(first)).toContain('65-inch')
    await quoteJob(outbox, first, sampleQuote())
    await chooseQuote(outbox, first, 1, { by: 'customer' }, factsWith())
    expect(await shown(first)).toContain('12 Planted Street')
    expect(await shown(second)).not.toMatch(PLANTED)
    await dropChosen(outbox, first, { by: 'customer' })
    expect(await shown(first)).not.toMatch(PLANTED)
    expect(await stateOf(outbox, id)).toBe('matching')
  })

  test('of 20 choices at once one succeeds; a quote that changed meanwhile is not chosen', async () => {
    const { outbox, id, offers } = await asked()
    for (const offer of offers) await quoteJob(outbox, offer, sampleQuote())
    const { version } = await readLife(outbox.db, id, 0)
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        chooseQuote(outbox, offers[place % 3] ?? '', 1, { by: 'customer', seen: version }, factsWith()),
      ),
    )
    expect(results.filter((result) => result === null)).toHaveLength(1)
    expect((await statesOf(outbox, id)).filter((state) => state === 'chosen')).toHaveLength(1)

    const again = await asked()
    const [offer = ''] = again.offers
    await quoteJob(again.outbox, offer, sampleQuote())
    const both = await Promise.all([
      quoteJob(again.outbox, offer, sampleQuote({ priceLow: 900, priceHigh: 900 })),
      chooseQuote(again.outbox, offer, 1, { by: 'customer' }, factsWith()),
    ])
    // Whichever came first, nobody has chosen a price that they did not see.
    const chosen = await readOffer(again.outbox.db, offer)
    expect(both).toSatisfy(([quoted, choice]) =>
      choice === null
        ? quoted === 'over' && chosen?.quote?.priceLow === 400
        : choice === 'quoteChanged' && chosen?.state === 'quoted',
    )
    const declined = await Promise.all([
      declineJob(again.outbox, again.offers[1] ?? '', 'tooBusy'),
      quoteJob(again.outbox, again.offers[1] ?? '', sampleQuote()),
    ])
    expect(declined.filter((result) => result === null).length).toBeGreaterThanOrEqual(1)
  })

  test('a quote that does not hold any more cannot be chosen, and a closed offer takes no answer', async () => {
    const { outbox, offers } = await asked()
    const [first = '', second = ''] = offers
    await quoteJob(outbox, first, sampleQuote({ validUntil: '2026-01-01' }))
    expect(await chooseQuote(outbox, first, 1, { by: 'customer' }, factsWith())).toBe('quoteOver')
    await quoteJob(outbox, first, sampleQuote())
    expect(await chooseQuote(outbox, first, 2, { by: 'customer' }, factsWith())).toBeNull()
    expect(await quoteJob(outbox, second, sampleQuote())).toBe('over')
    expect(await declineJob(outbox, second, 'other')).toBe('over')
    expect(await relay(outbox, second, { sender: 'contractor', text: 'Hello?' })).toBe('over')
  })

  test('when the chosen one falls away, quotes that hold can be chosen again', async () => {
    const { outbox, id, offers } = await asked()
    const [first = '', second = ''] = offers
    await quoteJob(outbox, first, sampleQuote())
    await quoteJob(outbox, second, sampleQuote())
    await chooseQuote(outbox, first, 1, { by: 'customer' }, factsWith())
    expect(await dropChosen(outbox, first, { by: 'contractor' })).toBeNull()
    expect(await stateOf(outbox, id)).toBe('quoted')
    expect((await readOffer(outbox.db, second))?.state).toBe('quoted')
    expect(await chooseQuote(outbox, second, 1, { by: 'customer' }, factsWith())).toBeNull()
  })

  test('the quote of a contractor who has left or was erased is not there again when the chosen one falls away', async () => {
    const { outbox, id, offers, contractors } = await asked()
    const offerOf = async (contractorId = '') =>
      (await offersOf(outbox.db, id)).find((offer) => offer.contractorId === contractorId)
    const [chosen = '', left = '', erased = ''] = contractors
    for (const offer of offers) await quoteJob(outbox, offer, sampleQuote())
    const first = (await offerOf(chosen))?.id ?? ''
    await chooseQuote(outbox, first, 1, { by: 'customer' }, factsWith())
    await changeContractor(outbox, left, { state: 'left' }, { actor: 'account-1' })
    expect(await eraseContractor(outbox, erased, 'account-1')).toBeNull()
    expect(await dropChosen(outbox, first, { by: 'customer' })).toBeNull()
    expect((await offerOf(left))?.state).toBe('closed')
    expect((await offerOf(erased))?.state).toBe('closed')
    expect(await stateOf(outbox, id)).toBe('matching')
  })

  test('a request that staff begin again is not chosen for a contractor who has left', async () => {
    const { outbox, id, offers } = await asked()
    const [first = ''] = offers
    await quoteJob(outbox, first, sampleQuote())
    await chooseQuote(outbox, first, 1, { by: 'customer' }, factsWith())
    await finishJob(outbox, first, { price: 350, text: '', photo: null })
    const { contractorId = '' } = (await readOffer(outbox.db, first)) ?? {}
    await changeContractor(outbox, contractorId, { state: 'left' }, { actor: 'account-1' })
    await takeStep(outbox, id, { step: 'reopen', by: 'staff' })
    expect((await readOffer(outbox.db, first))?.state).toBe('dropped')
    // Not even when it was not noted that the quote is gone.
    await outbox.db.updateTable('offers').set({ state: 'quoted' }).where('id', '=', first).execute()
    expect(await chooseQuote(outbox, first, 1, { by: 'customer' }, factsWith())).toBe('over')
  })

  test('a request that ends closes its offers; nobody is asked twice', async () => {
    const { outbox, id, asking } = await asked()
    expect(await askContractors(outbox, id, asking)).toBe(0)
    await takeStep(outbox, id, { step: 'withdraw', by: 'customer' })
    expect(await statesOf(outbox, id)).toEqual(['closed', 'closed', 'closed'])
    expect((await mailsOf(outbox)).filter((kind) => kind === 'jobChanged')).toHaveLength(3)
    expect(await askContractors(outbox, id, asking)).toBeNull()
  })

  test('the chosen contractor hears that the customer asked to be erased, unless the job is done', async () => {
    const { outbox, id, offers } = await asked()
    const [first = ''] = offers
    await quoteJob(outbox, first, sampleQuote())
    await chooseQuote(outbox, first, 1, { by: 'customer' }, factsWith())
    const { email } = await outbox.db
      .selectFrom('leads')
      .select('email')
      .where('submission_id', '=', id)
      .executeTakeFirstOrThrow()
    await erasePerson(outbox, email, null)
    expect((await mailsOf(outbox)).filter((kind) => kind === 'erasedJob')).toHaveLength(1)

    const done = await asked()
    const [other = ''] = done.offers
    await quoteJob(done.outbox, other, sampleQuote())
    await chooseQuote(done.outbox, other, 1, { by: 'customer' }, factsWith())
    await finishJob(done.outbox, other, { price: 350, text: '', photo: null })
    await erasePerson(done.outbox, email, null)
    expect(await mailsOf(done.outbox)).not.toContain('erasedJob')
  })

  test('questions and answers are relayed; reports reach the story', async () => {
    const { outbox, id, offers } = await asked()
    const [first = ''] = offers
    expect(await relay(outbox, first, { sender: 'contractor', text: 'Brick or drywall?' })).toBeNull()
    expect(await relay(outbox, first, { sender: 'customer', text: 'Brick.' })).toBeNull()
    expect((await messagesOf(outbox, [first])).map(({ text }) => text)).toEqual([
      'Brick or drywall?',
      'Brick.',
    ])
    expect(await mailsOf(outbox)).toEqual(expect.arrayContaining(['jobQuestion', 'jobAnswer']))
    const recipients = [{ email: 'jo@montage.example', language: 'en' as const }]
    expect(await reportOffer(outbox, first, { by: 'customer', text: 'Rude.' }, recipients)).toBeNull()
    expect(await mailsOf(outbox)).toContain('jobReported')
    await erasePerson(outbox, 'planted@customer.example', null)
    for (const table of ['offers', 'offer_messages'] as const)
      expect(await outbox.db.selectFrom(table).selectAll().execute()).toEqual([])
    const events = await outbox.db
      .selectFrom('lead_events')
      .selectAll()
      .where('submission_id', '=', id)
      .execute()
    expect(JSON.stringify(events)).not.toContain('Rude')
  })

  test('a contractor whose mails come back gets none, and is not asked any more', async () => {
    const { outbox, contractors, offers } = await asked()
    const [first = ''] = offers
    const offer = await readOffer(outbox.db, first)
    const mail = { id: 'jobOffer-1', kind: 'jobOffer', about: first, lang: 'en' } as const
    expect(await isToFailedAddress(outbox, mail)).toBe(false)
    await takeRefusal(outbox, mail, [])
    expect(await isToFailedAddress(outbox, mail)).toBe(true)
    const active = (await readCandidates(outbox.db, outbox.now(), new Map())).filter(
      ({ isActive }) => isActive,
    )
    expect(active.map(({ id }) => id).toSorted()).toEqual(
      contractors.filter((id) => id !== offer?.contractorId).toSorted(),
    )
  })

  test('the record of a contractor goes with the data of its person, but not while work is open', async () => {
    const { outbox, offers } = await asked()
    const [first = '', second = ''] = offers
    const emailOf = async (offerId: string) => {
      const offer = await readOffer(outbox.db, offerId)
      return (offer && (await readContractor(outbox, offer.contractorId)))?.email ?? ''
    }
    const emails = [await emailOf(first), await emailOf(second)] as const
    await quoteJob(outbox, first, sampleQuote())
    await chooseQuote(outbox, first, 1, { by: 'customer' }, factsWith())
    expect(await eraseContractorOf(outbox, emails[0], 'account-1')).toBe('openJobs')
    expect(await eraseContractorOf(outbox, emails[1].toUpperCase(), 'account-1')).toBe('erased')
    expect(await eraseContractorOf(outbox, 'nobody@people.example', 'account-1')).toBeNull()
    expect(await emailOf(first)).toBe(emails[0])
    expect(await emailOf(second)).toBe('')
  })

  test('offers of a request that a release without contractors has erased go with the next cleaning', async () => {
    const { outbox, id, offers, contractors } = await asked()
    await relay(outbox, offers[0] ?? '', { sender: 'customer', text: 'Brick.' })
    await outbox.db
      .insertInto('contractor_files')
      .values({
        ...{ id: 'file-1', contractor_id: contractors[0] ?? '', submission_id: id, kind: 'quote' },
        ...{ name: 'Plan.pdf', media_type: 'application/pdf', received_at: 1, bytes: new Uint8Array([1]) },
      })
      .execute()
    await purge(outbox, 365)
    expect(await offersOf(outbox.db, id)).toHaveLength(3)
    await outbox.db.deleteFrom('leads').where('submission_id', '=', id).execute()
    await purge(outbox, 365)
    for (const table of ['offers', 'offer_messages', 'contractor_files'] as const)
      expect(await outbox.db.selectFrom(table).select('id').execute()).toEqual([])
  })

  test('a link opens one job; after the choice only the new link does, and no other job', async () => {
    const { outbox, offers } = await asked()
    const [first = '', second = ''] = offers
    const linkOf = async (offerId: string) => {
      const offer = await readOffer(outbox.db, offerId)
      const contractor = offer && (await readContractor(outbox, offer.contractorId))
      if (!offer || !contractor) throw new Error('There is no such offer.')
      const found = { offer, contractor }
      const asked = Object.fromEntries(
        new URL(jobLink(outbox, offer, contractor, 'en'), 'http://x').searchParams,
      )
      return {
        link: { offer: offerId, key: asked.key ?? '' },
        cookie: jobCookieValue(outbox, found),
        contractor,
      }
    }
    const before = await linkOf(first)
    expect(await offerOfLink(outbox, before.link)).not.toBeNull()
    expect(await offerOfLink(outbox, { ...before.link, offer: second })).toBeNull()
    expect(await offerOfLink(outbox, { ...before.link, key: `${before.link.key}0` })).toBeNull()
    const cookieOf = (value: string) => (name: string) => (name === jobCookieName(first) ? value : undefined)
    expect(await offerOfCookies(outbox, first, cookieOf(before.cookie))).not.toBeNull()
    await quoteJob(outbox, first, sampleQuote())
    await chooseQuote(outbox, first, 1, { by: 'customer' }, factsWith())
    expect(await offerOfLink(outbox, before.link)).toBeNull()
    expect(await offerOfCookies(outbox, first, cookieOf(before.cookie))).toBeNull()
    const after = await linkOf(first)
    expect(await offerOfLink(outbox, after.link)).not.toBeNull()
    const own = contractorCookieValue(outbox, after.contractor)
    expect((await contractorOfCookie(outbox, own))?.id).toBe(after.contractor.id)
    const both = (name: string) => (name === 'contractor' ? own : undefined)
    expect(await offerOfCookies(outbox, first, both)).not.toBeNull()
    expect(await offerOfCookies(outbox, second, both)).toBeNull()
  })

  test('by itself: three are asked at once, others in place of those who do not look, two servers ask once', async () => {
    const { outbox, clock } = await temporaryOutbox({ url: await urlOf(), confirms: true })
    const contractors: string[] = []
    for (let place = 0; place < 5; place += 1) contractors.push(await activeContractor(outbox))
    const submission = sampleSubmission({
      payload: { city: 'Toronto', province_state: 'ON' },
      requested: TV_IN_TORONTO,
    })
    await outbox.submit(submission)
    const id = submission.lead.submission_id
    await proveAddress(outbox, id)
    const until = outbox.now() + 2 * HOUR
    const sources = {
      facts: async () => factsWith(),
      promiseClock: async () => () => ({ isEmergency: false, until }),
      recipients: async () => [{ email: 'jo@montage.example', language: 'en' as const }],
    }
    await Promise.all([matchDue(outbox, sources), matchDue(outbox, sources)])
    const first = await offersOf(outbox.db, id)
    expect(first).toHaveLength(3)
    expect(await stateOf(outbox, id)).toBe('matching')
    await markSeen(outbox, first[0]?.id ?? '')
    clock.advance(31 * 60_000)
    await matchDue(outbox, sources)
    const states = await statesOf(outbox, id)
    expect(states.filter((state) => state === 'expired')).toHaveLength(2)
    expect(states.filter((state) => state === 'asked')).toHaveLength(3)
    clock.advance(25 * HOUR)
    await matchDue(outbox, sources)
    await matchDue(outbox, sources)
    expect((await statesOf(outbox, id)).every((state) => state === 'expired')).toBe(true)
    expect((await mailsOf(outbox)).filter((kind) => /nobody/.test(kind))).toEqual([
      'nobodyFound',
      'nobodyYet',
    ])
  })

  test('whom the customer asked for by name is asked first and told so, and nobody else', async () => {
    const { outbox } = await temporaryOutbox({ url: await urlOf() })
    const submission = sampleSubmission({
      payload: { city: 'Toronto', province_state: 'ON', contractor: 'installer-7' },
      requested: TV_IN_TORONTO,
    })
    await outbox.submit(submission)
    const id = submission.lead.submission_id
    const contractors = [await activeContractor(outbox), await activeContractor(outbox)]
    const [other = '', wanted = ''] = contractors.toSorted()
    await outbox.db
      .updateTable('contractors')
      .set({ installer: 'installer-7' })
      .where('id', '=', wanted)
      .execute()
    const known = { facts: factsWith({ most: 1 }), clock: null }
    const { proposed } = (await readStaffMatch(outbox, id, known)) ?? {}
    expect(proposed?.map((one) => [one.id, one.isAskedFor])).toEqual([
      [wanted, true],
      [other, false],
    ])
    await askContractors(outbox, id, { contractors, actor: null, answerBy: 1, lookAgainAt: 1 })
    for (const offer of await offersOf(outbox.db, id))
      expect((await sharedJob(outbox, offer))?.isAskedFor).toBe(offer.contractorId === wanted)
  })

  test('off and suggest ask nobody by themselves; suggest says in time that nobody was found', async () => {
    const { outbox, clock } = await temporaryOutbox({ url: await urlOf(), confirms: true })
    await activeContractor(outbox)
    const submission = sampleSubmission({ requested: TV_IN_TORONTO })
    await outbox.submit(submission)
    await proveAddress(outbox, submission.lead.submission_id)
    const until = outbox.now() + 2 * HOUR
    const sourcesOf = (mode: 'off' | 'suggest') => ({
      facts: async () => factsWith({ mode }),
      promiseClock: async () => () => ({ isEmergency: false, until }),
      recipients: async () => [],
    })
    await matchDue(outbox, sourcesOf('off'))
    await matchDue(outbox, sourcesOf('suggest'))
    clock.advance(HOUR)
    await matchDue(outbox, sourcesOf('suggest'))
    expect(await mailsOf(outbox)).toEqual([])
    clock.advance(2 * HOUR)
    await matchDue(outbox, sourcesOf('suggest'))
    expect(await mailsOf(outbox)).toEqual(['nobodyYet'])
    expect(await offersOf(outbox.db, submission.lead.submission_id)).toEqual([])
  })

  test.each([
    ['the CRM has a quote', { step: 'quote', by: 'crm' }],
    ['staff chose somebody on the phone', { step: 'choose', by: 'staff' }],
    ['the CRM set a day', { step: 'schedule', by: 'crm', appointment: { day: '2099-12-05' } }],
  ] as const)('when %s, nobody is asked and nobody reads that there is nobody', async (_, step) => {
    const { outbox, clock } = await temporaryOutbox({ url: await urlOf(), confirms: true })
    await activeContractor(outbox, { profile: { cities: ['ottawa'] } })
    const submission = sampleSubmission({
      payload: { city: 'Toronto', province_state: 'ON' },
      requested: TV_IN_TORONTO,
    })
    await outbox.submit(submission)
    const id = submission.lead.submission_id
    await proveAddress(outbox, id)
    const until = outbox.now() + 2 * HOUR
    const sources = {
      facts: async () => factsWith(),
      promiseClock: async () => () => ({ isEmergency: false, until }),
      recipients: async () => [{ email: 'jo@montage.example', language: 'en' as const }],
    }
    await matchDue(outbox, sources)
    expect(await takeStep(outbox, id, step)).toHaveProperty('life')
    clock.advance(3 * HOUR)
    await matchDue(outbox, sources)
    expect(await mailsOf(outbox)).toEqual([])
  })

  test('a request that cannot be matched does not keep the others from it', async () => {
    const { outbox, clock } = await temporaryOutbox({ url: await urlOf() })
    await activeContractor(outbox)
    const payload = { city: 'Toronto', province_state: 'ON' }
    const ids: string[] = []
    for (let place = 0; place < 3; place += 1) {
      const submission = sampleSubmission({ payload, requested: TV_IN_TORONTO })
      await outbox.submit(submission)
      clock.advance(1)
      ids.push(submission.lead.submission_id)
    }
    const [, broken = ''] = ids
    await outbox.db.updateTable('leads').set({ fields: '{' }).where('submission_id', '=', broken).execute()
    const sources = {
      facts: async () => factsWith(),
      promiseClock: async () => () => ({ isEmergency: false, until: Number.POSITIVE_INFINITY }),
      recipients: async () => [],
    }
    const asked = async () => Promise.all(ids.map(async (id) => (await offersOf(outbox.db, id)).length))
    await expect(matchDue(outbox, sources)).rejects.toThrow('JSON')
    expect(await asked()).toEqual([1, 0, 1])
    await outbox.db.updateTable('leads').set({ fields: '{}' }).where('submission_id', '=', broken).execute()
    await matchDue(outbox, sources)
    expect(await asked()).toEqual([1, 1, 1])
  })
})

test('two servers that ask the same contractors in another order about other requests both do', async () => {
  const url = await newDatabase()
  const one = (await temporaryOutbox({ url })).outbox
  const other = (await temporaryOutbox({ url })).outbox
  const contractors: string[] = []
  for (let place = 0; place < 6; place += 1) contractors.push(await activeContractor(one))
  const answerBy = one.now() + HOUR
  for (let round = 0; round < 6; round += 1) {
    const asked = await Promise.all(
      [one, other].map(async (outbox, place) => {
        const submission = sampleSubmission({ requested: TV_IN_TORONTO })
        await outbox.submit(submission)
        return askContractors(outbox, submission.lead.submission_id, {
          contractors: place === 0 ? contractors : contractors.toReversed(),
          actor: 'account-1',
          answerBy,
          lookAgainAt: answerBy,
        })
      }),
    )
    expect(asked).toEqual([6, 6])
  }
})

test('two servers that match two requests at once keep to the weekly limit of a contractor', async () => {
  const url = await newDatabase()
  const one = (await temporaryOutbox({ url })).outbox
  const other = (await temporaryOutbox({ url })).outbox
  const until = one.now() + 24 * HOUR
  const due = async (outbox: typeof one, id: string, facts: Promise<unknown>) => {
    const sources = {
      facts: async () => facts.then(() => factsWith()),
      promiseClock: async () => () => ({ isEmergency: false, until }),
      recipients: async () => [],
    }
    // Only this request is due while the server makes its list.
    await one.db.updateTable('leads').set({ match_due_at: until, matched_by: 'site' }).execute()
    await one.db.updateTable('leads').set({ match_due_at: 0 }).where('submission_id', '=', id).execute()
    return matchDue(outbox, sources)
  }
  for (let round = 0; round < 8; round += 1) {
    await one.db.updateTable('contractors').set({ state: 'left' }).execute()
    const limits = { openJobs: 5, offersWeek: 1 }
    const contractor = await activeContractor(one, { profile: { limits } })
    const ids: string[] = []
    for (let place = 0; place < 2; place += 1) {
      const submission = sampleSubmission({
        payload: { city: 'Toronto', province_state: 'ON' },
        requested: TV_IN_TORONTO,
      })
      await one.submit(submission)
      ids.push(submission.lead.submission_id)
    }
    const ready = Promise.withResolvers<void>()
    const first = due(one, ids[0] ?? '', ready.promise)
    await new Promise((resolve) => setTimeout(resolve, 100))
    const second = due(other, ids[1] ?? '', ready.promise)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await one.db.updateTable('leads').set({ match_due_at: 0 }).where('submission_id', 'in', ids).execute()
    ready.resolve()
    await Promise.all([first, second])
    const offers = await one.db
      .selectFrom('offers')
      .select('id')
      .where('contractor_id', '=', contractor)
      .execute()
    expect(offers).toHaveLength(1)
  }
})

test('when two servers lock the same requests in another order, each step is taken', async () => {
  const url = await newDatabase()
  const stores = [(await temporaryOutbox({ url })).outbox, (await temporaryOutbox({ url })).outbox]
  const ids: string[] = []
  for (let place = 0; place < 2; place += 1) {
    const submission = sampleSubmission({ requested: TV_IN_TORONTO })
    await stores[0]?.submit(submission)
    ids.push(submission.lead.submission_id)
  }
  let waiting = 2
  const taken = await Promise.all(
    stores.map((store, place) => {
      const [first = '', second = ''] = place === 0 ? ids : ids.toReversed()
      return store.commits.run(async (trx) => {
        await lockedLead(trx, store, first)
        // Both have one lock before they ask for the other.
        waiting -= 1
        while (waiting > 0) await new Promise((resolve) => setTimeout(resolve, 10))
        return (await lockedLead(trx, store, second))?.submission_id
      })
    }),
  )
  expect(taken).toEqual([ids[1], ids[0]])
})
