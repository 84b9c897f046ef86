import { NextRequest } from 'next/server'
import { describe, expect, test } from 'vitest'
import { changeContractor } from '#lib/leads/contractors/contractors.ts'
import type { ContractorProfile } from '#lib/leads/contractors/profile.ts'
import { handleRequest, openRequest } from '#lib/leads/http/handle-request.ts'
import { currentCode, newCode } from '#lib/leads/life/codes.ts'
import { linkedRequests, requestLink } from '#lib/leads/life/links.ts'
import { type CustomerRequest, readRequest } from '#lib/leads/life/request.ts'
import { declineJob, quoteJob } from '#lib/leads/offers/answer.ts'
import { askContractors } from '#lib/leads/offers/ask.ts'
import { comparedWith, offersForCustomer, standingOf } from '#lib/leads/offers/customer-offers.ts'
import { messagesOf, relay } from '#lib/leads/offers/messages.ts'
import { offersOf, readOffer } from '#lib/leads/offers/offer.ts'
import { sharedJob } from '#lib/leads/offers/shared-job.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { photoSharing } from '#lib/leads/photos/sharing.ts'
import { erasePerson } from '#lib/leads/staff/actions.ts'
import type { LicenceTrade } from '#lib/matching/licences.ts'
import { newDatabase } from './databases.ts'
import { ENGINES } from './postgres.ts'
import { activeContractor, factsWith, profileWith, sampleQuote, TV_IN_TORONTO } from './sample-contractors.ts'
import { sampleSubmission } from './samples.ts'
import { temporaryOutbox } from './temporary-outbox.ts'

const SITE = 'http://localhost:3000'
const HOUR = 3_600_000
const STAFF = [{ email: 'jo@montage.example', language: 'en' as const }]

/** What the browser of a customer does with a request in this outbox. */
async function customerOf(outbox: Outbox, payload: Record<string, string> = {}) {
  const submission = sampleSubmission({
    lang: 'en',
    payload: {
      name: 'Maude Planted',
      email: 'planted@customer.example',
      phone: '(416) 555-7788',
      city: 'Toronto',
      province_state: 'ON',
      property_address: '12 Planted Street',
      message: 'A 65-inch TV on brick.',
      ...payload,
    },
    requested: TV_IN_TORONTO,
  })
  await outbox.submit(submission)
  const { submission_id: id, reference } = submission.lead
  /** The trades for which the work needs a licence. */
  const needed: LicenceTrade[] = []
  const dependencies = {
    outbox: async () => outbox,
    settings: async () => ({ noticeHours: 24, recipients: STAFF }),
    reviews: () => null,
    stored: () => {},
    matchFacts: async () => ({ ...factsWith(), licencesFor: () => needed }),
  }
  const [linked] = await linkedRequests(outbox, { submissionId: id })
  if (!linked) throw new Error('There is no request.')
  const opened = await openRequest(new NextRequest(SITE + requestLink(outbox, linked, 'en')), dependencies)
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  /** The form of an action, as the page has it: several values of one name are several fields. */
  const send = async (fields: Record<string, string | string[]>) => {
    const body = new URLSearchParams({ reference })
    for (const [name, values] of Object.entries(fields))
      for (const value of [values].flat()) body.append(name, value)
    const request = new NextRequest(`${SITE}/api/request`, {
      method: 'POST',
      body: body.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: SITE, cookie },
    })
    return handleRequest(request, dependencies)
  }
  const post = async (fields: Record<string, string | string[]>) => {
    const location = (await send(fields)).headers.get('location') ?? ''
    return new URL(location, SITE).searchParams.get('said')
  }
  const request = async (): Promise<CustomerRequest> => {
    const found = await readRequest(outbox, id)
    if (!found) throw new Error('There is no request.')
    return found
  }
  const version = async () => String((await request()).life.version)
  const seen = async () => offersForCustomer(outbox, await request(), new Map())
  return { id, send, post, request, version, seen, needed }
}

describe.each(ENGINES)('%s', (engine) => {
  /** A request that three contractors were asked about, by a member of staff. */
  async function asked(actor: string | null = 'account-1') {
    const url = engine === 'postgres' ? await newDatabase() : undefined
    const { outbox, clock } = await temporaryOutbox({ url, confirms: true })
    const customer = await customerOf(outbox)
    const contractors = [
      await activeContractor(outbox),
      await activeContractor(outbox),
      await activeContractor(outbox),
    ]
    const now = outbox.now()
    const asking = { contractors, actor, answerBy: now + 24 * HOUR, lookAgainAt: now + HOUR }
    await askContractors(outbox, customer.id, asking)
    const offers = (await offersOf(outbox.db, customer.id)).map(({ id }) => id)
    const [first = '', second = '', third = ''] = offers
    /** The fields of a choice of the first version of a quote. */
    const choice = async (offer = first, quote = '1') => ({
      action: 'choose',
      offer,
      quote,
      seen: await customer.version(),
    })
    return { ...customer, outbox, clock, contractors, first, second, third, choice }
  }

  test('a quote is chosen, the contractor is seen, another one is chosen after that', async () => {
    const { outbox, first, second, post, seen, choice, version, request } = await asked()
    await quoteJob(outbox, first, sampleQuote())
    await quoteJob(outbox, second, sampleQuote({ priceLow: 350, priceHigh: 350 }))
    const before = await seen()
    expect(before).toMatchObject({ asked: 3, answered: 2, declined: 0, isAutomatic: false, givenTo: [] })
    expect(before.live.map(({ id }) => id).slice(0, 2)).toEqual([second, first])
    expect(before.live[0]).toMatchObject({
      contact: null,
      insurance: { amount: 2_000_000, checkedOn: '2026-11-01' },
      licences: [],
      jobsDone: 0,
    })
    expect(JSON.stringify(before)).not.toMatch(/555-?0100|trade\.example/)
    expect(await post(await choice(first))).toBe('chosen')
    const after = await seen()
    expect(after.live).toMatchObject([{ id: first, contact: { phone: '(416) 555-0100' } }])
    expect(after.givenTo).toMatchObject([{ offerId: first, business: after.live[0]?.business }])
    expect(await post({ action: 'drop', offer: second, seen: await version() })).toBe('over')
    expect(await post({ action: 'drop', offer: first, seen: '0' })).toBe('changed')
    expect(await post({ action: 'drop', offer: first, seen: await version() })).toBe('dropped')
    expect((await request()).life.state).toBe('quoted')
    // Who had the data stays on the list.
    expect((await seen()).givenTo).toHaveLength(1)
    expect(await post(await choice(second))).toBe('chosen')
    expect((await seen()).givenTo).toHaveLength(2)
  })

  test('of 20 choices at once one wins, and the others are told why', async () => {
    const { outbox, first, second, third, post, choice, seen } = await asked()
    for (const offer of [first, second, third]) await quoteJob(outbox, offer, sampleQuote())
    const forms = await Promise.all(
      Array.from({ length: 20 }, (_, place) => choice([first, second, third][place % 3])),
    )
    const said = await Promise.all(forms.map(post))
    expect(said.filter((one) => one === 'chosen')).toHaveLength(1)
    expect(said.filter((one) => one === 'changed' || one === 'over')).toHaveLength(19)
    expect((await seen()).givenTo).toHaveLength(1)
  })

  test('each refused choice says why, and chooses nothing', async () => {
    const { outbox, first, second, third, post, choice, seen, id } = await asked()
    await quoteJob(outbox, first, sampleQuote())
    await quoteJob(outbox, second, sampleQuote({ validUntil: '2026-01-01' }))
    expect(await post(await choice(third))).toBe('over')
    expect(await post(await choice(second))).toBe('quoteOver')
    expect(await post(await choice('nobody'))).toBe('over')
    expect(await post({ ...(await choice()), seen: '0' })).toBe('changed')
    expect(await post({ ...(await choice()), seen: 'x' })).toBe('changed')
    expect(await post(await choice(first, 'x'))).toBe('quoteChanged')
    await quoteJob(outbox, first, sampleQuote({ priceLow: 900, priceHigh: 900 }))
    expect(await post(await choice())).toBe('quoteChanged')
    await declineJob(outbox, first, 'tooBusy')
    expect(await post(await choice(first, '2'))).toBe('over')
    expect((await seen()).givenTo).toEqual([])
    await quoteJob(outbox, third, sampleQuote())
    const late = await choice(third)
    expect(await post({ action: 'withdraw', seen: late.seen })).toBe('withdrawn')
    expect(await post({ ...late, seen: String(Number(late.seen) + 1) })).toBe('over')
    expect(await post({ action: 'share' })).toBe('notNow')
    expect((await offersOf(outbox.db, id)).filter(({ state }) => state === 'chosen')).toEqual([])
  })

  test('a contractor who is paused, or whose licence or insurance has ended since, is not chosen, and staff hear of it', async () => {
    const { outbox, clock, first, contractors, post, choice, seen, needed, request } = await asked()
    const [contractor = ''] = contractors
    const change = (changed: Parameters<typeof changeContractor>[2]) =>
      changeContractor(outbox, contractor, changed, { actor: 'account-1' })
    const profile = (changed: Partial<ContractorProfile>) => change({ profile: profileWith(changed) })
    const licence = {
      authority: 'ecra-esa',
      number: '7001234',
      province: 'ON',
      trades: ['electrical' as const],
    }
    const proof = { proof: null, paper: '2026-11-01', checkedAt: 1, checkedBy: 'account-1' }
    const offered = (await offersOf(outbox.db, (await request()).submissionId)).find(
      ({ contractorId }) => contractorId === contractor,
    )
    const offer = offered?.id ?? first
    await quoteJob(outbox, offer, sampleQuote())
    const refused = async () => expect(await post(await choice(offer))).toBe('quoteNotNow')

    await change({ state: 'paused', pausedBy: 'contractor', pausedUntil: null })
    await refused()
    await change({ state: 'active' })
    await profile({ insurance: { amount: 2_000_000, insurer: 'Acme', expires: '2026-01-01', ...proof } })
    await refused()
    await profile({})
    needed.push('electrical')
    await refused()
    await profile({ licences: [{ ...licence, ...proof, expires: '2026-01-01' }] })
    await refused()
    await profile({ licences: [{ ...licence, ...proof, expires: '2099-01-01', checkedAt: null }] })
    await refused()
    // A licence for another province, and one for another trade, are none.
    await profile({ licences: [{ ...licence, ...proof, expires: '2099-01-01', province: 'QC' }] })
    await refused()
    expect((await seen()).givenTo).toEqual([])

    const events = await outbox.db
      .selectFrom('lead_events')
      .select('detail')
      .where('kind', '=', 'choice_refused')
      .execute()
    expect(events.map(({ detail }) => JSON.parse(detail ?? '').lack)).toEqual([
      'notActive',
      'insurance',
      ...Array(4).fill('licence'),
    ])
    const mails = () => outbox.db.selectFrom('mails').select('id').where('kind', '=', 'jobReported').execute()
    expect((await mails()).map(({ id }) => id)).toEqual([expect.stringContaining(`${offer}-refused-`)])
    clock.advance(24 * HOUR)
    await refused()
    expect(await mails()).toHaveLength(2)

    await profile({ licences: [{ ...licence, ...proof, expires: '2099-01-01' }] })
    expect(await post(await choice(offer))).toBe('chosen')
  })

  test('the contractor can extend a quote that has ended, and then it can be chosen', async () => {
    const { outbox, first, post, choice, seen } = await asked()
    await quoteJob(outbox, first, sampleQuote({ validUntil: '2026-01-01' }))
    expect(await post(await choice())).toBe('quoteOver')
    expect((await seen()).live[0]?.holds).toBe(false)
    await quoteJob(outbox, first, sampleQuote({ validUntil: '2099-01-31' }))
    expect((await seen()).live[0]).toMatchObject({ id: first, holds: true })
    expect(await post(await choice(first, '2'))).toBe('chosen')
  })

  test('quotes are compared by all that has to be paid: with the permit', async () => {
    const { outbox, first, second, third, seen } = await asked()
    await quoteJob(outbox, first, sampleQuote({ priceLow: 400, priceHigh: 400, permit: 150 }))
    await quoteJob(outbox, second, sampleQuote({ priceLow: 500, priceHigh: 500 }))
    await quoteJob(outbox, third, sampleQuote({ priceLow: 400, priceHigh: 450, permit: 150 }))
    expect((await seen()).live.map(({ id }) => id)).toEqual([second, first, third])
  })

  test('the offers of another request cannot be acted on', async () => {
    const { outbox, first, post } = await asked()
    await quoteJob(outbox, first, sampleQuote())
    const stranger = await customerOf(outbox, { email: 'stranger@customer.example' })
    const seen = await stranger.version()
    for (const action of ['choose', 'drop', 'answer', 'complain'])
      expect(await stranger.post({ action, offer: first, quote: '1', seen, text: 'Hello?' })).toBe('over')
    expect((await readOffer(outbox.db, first))?.state).toBe('quoted')
    expect(await messagesOf(outbox, [first])).toEqual([])
    expect(await post({ action: 'answer', offer: first, text: 'Brick.' })).toBe('answered')
  })

  test('after the request was erased nothing is done', async () => {
    const { outbox, first, post, choice } = await asked()
    await quoteJob(outbox, first, sampleQuote())
    const late = await choice()
    await erasePerson(outbox, 'planted@customer.example', null)
    expect(await post(late)).toBe('linkWrong')
    for (const action of ['drop', 'answer', 'complain', 'share', 'postal'])
      expect(await post({ action, offer: first, text: 'x', postal_code: 'H2X' })).toBe('linkWrong')
    expect(await outbox.db.selectFrom('offers').selectAll().execute()).toEqual([])
  })

  test('answers lose contact data until the contractor is chosen; texts that are wrong are refused', async () => {
    const { outbox, first, second, post, choice, seen } = await asked()
    await relay(outbox, first, { sender: 'contractor', text: 'Brick? Call me at 416-555-7788.' })
    expect(JSON.stringify(await seen())).not.toContain('416-555-7788')
    expect(await post({ action: 'answer', offer: first, text: ' ' })).toBe('noAnswer')
    expect(await post({ action: 'answer', offer: first, text: 'x'.repeat(2001) })).toBe('tooLong')
    const text = 'Brick.\r\nI am Maude Planted, 416-555-7788.'
    expect(await post({ action: 'answer', offer: first, text })).toBe('answeredWithout')
    const [, answer] = await messagesOf(outbox, [first])
    expect(answer?.text).toMatch(/^Brick\.\n/)
    expect(answer?.text).not.toMatch(/Maude|7788/)
    for (let place = 0; place < 18; place += 1) await post({ action: 'answer', offer: first, text: 'More.' })
    expect(await post({ action: 'answer', offer: first, text: 'More.' })).toBe('tooMany')
    await quoteJob(outbox, second, sampleQuote({ included: 'All. Call 416-555-7788.' }))
    expect(JSON.stringify(await seen())).not.toContain('416-555-7788')
    expect(await post(await choice(second))).toBe('chosen')
    expect(await post({ action: 'answer', offer: first, text: 'More.' })).toBe('over')
    expect(await post({ action: 'answer', offer: second, text })).toBe('answered')
  })

  test('a complaint reaches staff and the story of the contractor, at most five times', async () => {
    const { outbox, first, contractors, post } = await asked()
    const contractor = (await readOffer(outbox.db, first))?.contractorId
    expect(contractors).toContain(contractor)
    expect(await post({ action: 'complain', offer: first, text: '' })).toBe('noComplaint')
    expect(await post({ action: 'complain', offer: first, text: 'x'.repeat(2001) })).toBe('tooLong')
    for (let place = 0; place < 5; place += 1)
      expect(await post({ action: 'complain', offer: first, text: 'Rude.' })).toBe('complained')
    expect(await post({ action: 'complain', offer: first, text: 'Rude.' })).toBe('complainedBefore')
    const complaints = await outbox.db
      .selectFrom('contractor_events')
      .selectAll()
      .where('kind', '=', 'complaint')
      .execute()
    expect(complaints.map(({ contractor_id }) => contractor_id)).toEqual(Array(5).fill(contractor))
  })

  test('photos are shared one by one; what staff hold back stays so', async () => {
    const { outbox, id, first, post } = await asked()
    const photos = ['a', 'b', 'c'].map((letter) => letter.repeat(32))
    const [one = '', two = '', held = ''] = photos
    for (const photo of photos)
      await outbox.db
        .insertInto('lead_photos')
        .values({
          id: photo,
          submission_id: id,
          received_at: 1,
          address_hash: null,
          expires_at: null,
          sharing: photo === held ? 'held' : '',
          bytes: new Uint8Array([1]),
        })
        .execute()
    const stored = await outbox.db.selectFrom('leads').select('lead').executeTakeFirstOrThrow()
    await outbox.db
      .updateTable('leads')
      .set({ lead: JSON.stringify({ ...JSON.parse(stored.lead), photos }) })
      .execute()
    const seenByContractor = async () => {
      const offer = await readOffer(outbox.db, first)
      return offer && (await sharedJob(outbox, offer))?.photos
    }
    expect(await seenByContractor()).toEqual([])
    expect(await post({ action: 'share', photo: [one, held] })).toBe('photosShared')
    expect(await seenByContractor()).toEqual([one])
    expect(await post({ action: 'share', photo: two })).toBe('photosShared')
    expect(await seenByContractor()).toEqual([two])
    // The same again is no news.
    expect(await post({ action: 'share', photo: two })).toBe('photosShared')
    expect(await post({ action: 'share' })).toBe('photosNotShared')
    expect(await seenByContractor()).toEqual([])
    expect([...(await photoSharing(outbox, id)).values()]).toEqual(['', '', 'held'])
    const events = await outbox.db
      .selectFrom('lead_events')
      .select('detail')
      .where('kind', '=', 'photos_shared')
      .execute()
    expect(events).toHaveLength(3)
    // Those of another request stay as they are.
    const stranger = await customerOf(outbox, { email: 'stranger@customer.example' })
    expect(await stranger.post({ action: 'share', photo: one })).toBe('photosShared')
    expect((await photoSharing(outbox, id)).get(one)).toBe('')
  })

  test('a postal code goes to the CRM, its first half to contractors', async () => {
    const { outbox, id, first, post, request } = await asked()
    await outbox.db.updateTable('leads').set({ state: 'delivered', delivered_at: 1 }).execute()
    const placeOf = async () => {
      const offer = await readOffer(outbox.db, first)
      return offer && (await sharedJob(outbox, offer))?.postalPrefix
    }
    expect(await post({ action: 'postal', postal_code: '90210' })).toBe('wrongPostalCode')
    expect((await request()).lead.postal_code).toBeUndefined()
    expect(await post({ action: 'postal', postal_code: ' m5v2t6 ' })).toBe('postalCodeSaved')
    expect((await request()).lead.postal_code).toBe('M5V 2T6')
    expect(await placeOf()).toBe('M5V')
    const row = await outbox.db
      .selectFrom('leads')
      .select('state')
      .where('submission_id', '=', id)
      .executeTakeFirst()
    expect(row?.state).toBe('waiting')
    expect(await post({ action: 'postal', postal_code: '' })).toBe('postalCodeSaved')
    expect('postal_code' in (await request()).lead).toBe(false)
    expect(await placeOf()).toBe('')
  })

  test('where the request stands follows the offers, and who was chosen by a program is said', async () => {
    const { outbox, first, second, third, seen, request, id } = await asked(null)
    const standing = async () => standingOf((await request()).life.state, await seen())
    expect((await seen()).isAutomatic).toBe(true)
    expect(await standing()).toBe('waiting')
    await quoteJob(outbox, first, sampleQuote())
    expect(await standing()).toBe('oneQuote')
    await quoteJob(outbox, second, sampleQuote())
    expect(await standing()).toBeNull()
    await declineJob(outbox, second, 'other')
    await quoteJob(outbox, first, sampleQuote({ validUntil: '2026-01-01' }))
    expect(await standing()).toBe('quotesOver')
    await declineJob(outbox, first, 'other')
    expect(await standing()).toBe('waiting')
    for (const offer of [third]) await declineJob(outbox, offer, 'other')
    expect(await standing()).toBe('searching')
    expect(await seen()).toMatchObject({ asked: 3, answered: 3, declined: 3, live: [], isNobody: false })
    await outbox.db
      .insertInto('lead_events')
      .values({
        submission_id: id,
        at: 1,
        kind: 'nobody',
        actor: null,
        forwarder: null,
        status: null,
        detail: null,
      })
      .execute()
    expect((await seen()).isNobody).toBe(true)
  })

  test('only licences and insurance that staff have seen and that are valid today are shown', async () => {
    const url = engine === 'postgres' ? await newDatabase() : undefined
    const { outbox } = await temporaryOutbox({ url })
    const customer = await customerOf(outbox)
    const licence = (number: string, change: object) => ({
      authority: 'ecra-esa',
      number,
      province: 'ON',
      trades: ['electrical' as const],
      expires: '2099-01-31',
      proof: null,
      checkedAt: Date.parse('2026-11-02T12:00Z'),
      checkedBy: null,
      ...change,
    })
    const profile = {
      licences: [
        licence('7000001', {}),
        licence('7000002', { checkedAt: null }),
        licence('7000003', { expires: '2026-01-31' }),
        licence('7000004', { province: 'QC' }),
      ],
      insurance: {
        amount: 1_000_000,
        insurer: '',
        expires: '2026-01-31',
        proof: null,
        checkedAt: 1,
        checkedBy: null,
      },
    }
    const contractors = [await activeContractor(outbox, { profile })]
    const until = outbox.now() + HOUR
    const asking = { contractors, actor: 'account-1', answerBy: until, lookAgainAt: until }
    await askContractors(outbox, customer.id, asking)
    const [offer] = (await customer.seen()).live
    expect(offer?.licences).toEqual([{ authority: 'ecra-esa', number: '7000001', checkedOn: '2026-11-02' }])
    expect(offer?.insurance).toBeNull()
  })

  test('the download has the offers and who was given the data, and no contact of another contractor', async () => {
    const { outbox, id, first, second, post, send, choice } = await asked()
    await quoteJob(outbox, first, sampleQuote())
    await relay(outbox, second, { sender: 'contractor', text: 'Brick?' })
    await post(await choice())
    await newCode(outbox, id)
    const code = (await currentCode(outbox, id)) ?? ''
    const data = await (await send({ action: 'download', code })).json()
    expect(data.data_given_to).toHaveLength(1)
    expect(data.offers).toHaveLength(3)
    expect(data.offers.find(({ state }: { state: string }) => state === 'chosen')).toMatchObject({
      quote: { priceLow: 400 },
      contact: { phone: '(416) 555-0100' },
    })
    const others = data.offers.filter(({ state }: { state: string }) => state !== 'chosen')
    expect(JSON.stringify(others)).toContain('Brick?')
    expect(JSON.stringify(others)).not.toContain('555-0100')
  })
})

test.each([
  [100, 150, 'below'],
  [150, 250, 'partlyBelow'],
  [200, 300, 'within'],
  [250, 350, 'partlyAbove'],
  [350, 400, 'above'],
  [100, 400, 'wider'],
] as const)('%i to %i against 200 to 300 is %s', (priceLow, priceHigh, words) => {
  expect(comparedWith({ low: 200, high: 300 }, { priceLow, priceHigh })).toBe(words)
})
