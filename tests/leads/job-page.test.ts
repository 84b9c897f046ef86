import { NextRequest } from 'next/server'
import { describe, expect, test } from 'vitest'
import { readContractor } from '#lib/leads/contractors/contractors.ts'
import { filesOf } from '#lib/leads/contractors/files.ts'
import { handleJob, openJob } from '#lib/leads/http/handle-job.ts'
import { openJobAttempt } from '#lib/leads/http/job-attempt.ts'
import { jobCalendar, jobFile, jobPhoto } from '#lib/leads/http/job-files.ts'
import { requestCookie } from '#lib/leads/http/request-cookie.ts'
import { proveAddress } from '#lib/leads/life/proof.ts'
import { readLife, takeStep } from '#lib/leads/life/steps.ts'
import { askContractors } from '#lib/leads/offers/ask.ts'
import { chooseQuote } from '#lib/leads/offers/choose.ts'
import { contractorLink, jobCookieName, jobLink } from '#lib/leads/offers/links.ts'
import { messagesOf } from '#lib/leads/offers/messages.ts'
import { offersOf, readOffer } from '#lib/leads/offers/offer.ts'
import { amountIn, dollarsIn } from '#lib/leads/offers/quote-form.ts'
import { reviewIdOf } from '#lib/leads/reviews/draft.ts'
import type { ReviewContent } from '#lib/leads/reviews/review-content.ts'
import { phonePhoto } from '../sample-photos.ts'
import { newDatabase } from './databases.ts'
import { ENGINES } from './postgres.ts'
import { activeContractor, factsWith, TV_IN_TORONTO } from './sample-contractors.ts'
import { sampleSubmission } from './samples.ts'
import { temporaryOutbox } from './temporary-outbox.ts'

const SITE = 'http://localhost:3000'
const HOUR = 3_600_000
const PDF = new Blob(['%PDF-1.7\n%%EOF'], { type: 'application/pdf' })

/** A quote as a phone posts it. */
const QUOTE = {
  action: 'quote',
  price_low: '1,200',
  price_high: '1 450 $',
  tax: 'added',
  permit: '',
  included: 'Mounting, cables.\r\nCleaning up.',
  day_1: '2026-12-09',
  day_2: '2026-12-07',
  day_3: '',
  valid_until: '2026-12-20',
}

type Fields = Record<string, string | Blob>

/** A request that two contractors were asked about, and what their browsers do. */
async function siteWithJob(engine: string) {
  const url = engine === 'postgres' ? await newDatabase() : undefined
  const { outbox, clock } = await temporaryOutbox({ url, confirms: true })
  clock.time = Date.parse('2026-12-01T15:00Z')
  const submission = sampleSubmission({
    payload: {
      name: 'Maude Planted',
      email: 'planted@customer.example',
      phone: '(416) 555-7788',
      city: 'Toronto',
      province_state: 'ON',
      property_address: '12 Planted Street',
      message: 'A 65-inch TV.',
    },
    requested: TV_IN_TORONTO,
  })
  await outbox.submit(submission)
  const { submission_id: id, reference } = submission.lead
  await proveAddress(outbox, id)
  const contractors = [await activeContractor(outbox), await activeContractor(outbox)]
  const now = outbox.now()
  await askContractors(outbox, id, {
    contractors,
    actor: null,
    answerBy: now + 24 * HOUR,
    lookAgainAt: now + HOUR,
  })
  const offers = await offersOf(outbox.db, id)
  const offerOf = (contractorId = '') => offers.find((offer) => offer.contractorId === contractorId)?.id ?? ''
  const [first = '', second = ''] = contractors
  const dependencies = {
    outbox: async () => outbox,
    settings: async () => ({ recipients: [{ email: 'jo@montage.example', language: 'en' as const }] }),
    reviews: (): ReviewContent | null => null,
    stored: () => {},
  }
  const readNow = async (offerId: string) => {
    const offer = await readOffer(outbox.db, offerId)
    if (!offer) throw new Error('There is no such offer.')
    return offer
  }
  const linkOf = async (offerId: string) => {
    const offer = await readNow(offerId)
    const contractor = await readContractor(outbox, offer.contractorId)
    if (!contractor) throw new Error('There is no such contractor.')
    return { job: jobLink(outbox, offer, contractor, 'en'), all: contractorLink(outbox, contractor, 'en') }
  }
  const open = async (href: string, cookie = '') => {
    const response = await openJob(new NextRequest(SITE + href, { headers: { cookie } }), dependencies)
    return { location: response.headers.get('location'), response, cookies: cookiesIn(response) }
  }
  const post = async (fields: Fields, cookie: string, headers: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields))
      value instanceof Blob ? form.append(name, value, 'Plan of Zoé.pdf') : form.append(name, value)
    const request = new NextRequest(`${SITE}/api/job`, {
      method: 'POST',
      body: form,
      headers: { origin: SITE, cookie, ...headers },
    })
    const response = await handleJob(request, dependencies)
    const { pathname, searchParams } = new URL(response.headers.get('location') ?? '/', SITE)
    return {
      response,
      pathname,
      said: searchParams.get('said'),
      attempt: searchParams.get('attempt'),
      cookies: cookiesIn(response),
    }
  }
  const offer = offerOf(first)
  const { cookies: cookie } = await open((await linkOf(offer)).job)
  const { cookies: own } = await open((await linkOf(offer)).all)
  const seen = async () => String((await readLife(outbox.db, id, 0)).version)
  const choose = async () => {
    await chooseQuote(outbox, offer, (await readNow(offer)).quoteVersion, { by: 'customer' }, factsWith())
    return (await open((await linkOf(offer)).job)).cookies
  }
  /** What the page would show again. */
  const typed = ({ attempt, cookies }: { attempt: string | null; cookies: string }, about = offer) =>
    openJobAttempt(outbox, attempt, /attempt=([^;]+)/.exec(cookies)?.[1], about)
  return {
    ...{ outbox, clock, id, reference, contractors, first, offer, other: offerOf(second), dependencies },
    ...{ readNow, linkOf, open, post, cookie, own, seen, choose, typed },
  }
}

const cookiesIn = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')

test.each([
  ['450', 450],
  ['1 200', 1200],
  ['1\u00A0200,00\u00A0$', 1200],
  ['$1,200.00', 1200],
  ['12.500', 12500],
  ['', null],
  ['  ', null],
  ['450.50', Number.NaN],
  ['about 450', Number.NaN],
  ['-5', Number.NaN],
  ['1,20,0', Number.NaN],
  ['99999999999', Number.NaN],
])('the price %j is %j dollars', (text, dollars) => {
  expect(dollarsIn(text)).toBe(dollars)
})

test.each([
  ['360,50', 360.5],
  ['360.50', 360.5],
  ['1\u00A0360,05\u00A0$', 1360.05],
  ['$1,200', 1200],
  ['360,5', 360.5],
  ['', null],
  ['360.505.1', Number.NaN],
  ['about 360', Number.NaN],
  ['99999999999', Number.NaN],
])('the final price %j is %j dollars', (text, dollars) => {
  expect(amountIn(text)).toBe(dollars)
})

describe.for(ENGINES)('%s', (engine) => {
  test('a link gives a cookie and leads to an address without its key; it changes nothing, and a wrong one opens nothing', async () => {
    const { offer, linkOf, open, readNow, own, first } = await siteWithJob(engine)
    const { job, all } = await linkOf(offer)
    const opened = await open(job)
    expect([opened.response.status, opened.location]).toEqual([303, `/job/${offer}`])
    expect(opened.response.headers.get('cache-control')).toBe('private, no-store')
    expect(opened.response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(opened.response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/)
    const key = new URL(job, SITE).searchParams.get('key') ?? '?'
    expect(opened.cookies).not.toContain(key)
    expect((await readNow(offer)).seenAt).toBeNull()
    expect((await open(all)).location).toBe('/jobs')
    expect(own).toContain(`contractor=${first}.`)
    const altered = key.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    for (const wrong of [
      '/api/job',
      `/api/job?offer=${offer}`,
      `/api/job?offer=${offer}&key=${altered}`,
      `/api/job?offer=nobody&key=${key}`,
      `/api/job?contractor=${first}&key=${key}`,
    ])
      expect(await open(wrong)).toMatchObject({ location: '/jobs?said=linkWrong', cookies: '' })
  })

  test('of many jobs a browser keeps the cookies of the newest', async () => {
    const { offer, linkOf, open } = await siteWithJob(engine)
    const many = Array.from({ length: 25 }, (_, place) => `${jobCookieName(`old-${place}`)}=x`).join('; ')
    const { response } = await open((await linkOf(offer)).job, many)
    const set = response.headers.getSetCookie()
    expect(set.filter((one) => one.includes('Max-Age=0')).map((one) => one.split('=')[0])).toEqual(
      [0, 1, 2, 3, 4, 5].map((place) => jobCookieName(`old-${place}`)),
    )
    expect(set.at(-1)).toContain(jobCookieName(offer))
  })

  test('a quote is given from what people type, changed, and taken back', async () => {
    const { offer, post, cookie, readNow, outbox } = await siteWithJob(engine)
    expect(await post({ ...QUOTE, offer }, cookie)).toMatchObject({
      pathname: `/job/${offer}`,
      said: 'quoted',
    })
    expect((await readNow(offer)).quote).toEqual({
      priceLow: 1200,
      priceHigh: 1450,
      tax: 'added',
      permit: null,
      included: 'Mounting, cables.\nCleaning up.',
      days: ['2026-12-07', '2026-12-09'],
      validUntil: '2026-12-20',
      file: null,
    })
    // Sent twice it is one quote.
    expect((await post({ ...QUOTE, offer }, cookie)).said).toBe('quoted')
    expect((await readNow(offer)).quoteVersion).toBe(1)
    const changed = { ...QUOTE, offer, price_high: '', permit: '150', photos: PDF }
    expect((await post(changed, cookie)).said).toBe('quoteChanged')
    const { quote, quoteVersion, contractorId } = await readNow(offer)
    expect([quote?.priceHigh, quote?.permit, quoteVersion]).toEqual([1200, 150, 2])
    const [file] = await filesOf(outbox, contractorId)
    expect(file).toMatchObject({ id: quote?.file, kind: 'quote', name: 'Plan of Zoé.pdf' })
    expect((await post({ action: 'decline', reason: 'tooBusy', offer }, cookie)).said).toBe('takenBack')
    expect(await readNow(offer)).toMatchObject({ state: 'declined', reason: 'tooBusy' })
    expect((await post({ ...QUOTE, offer }, cookie)).said).toBe('over')
  })

  test('bad input comes back with everything that was typed, with the file and the errors', async () => {
    const { offer, other, post, cookie, readNow, typed, outbox } = await siteWithJob(engine)
    const bad = {
      ...QUOTE,
      offer,
      price_low: 'cheap',
      price_high: '3',
      tax: '',
      included: 'x'.repeat(2001),
      day_1: '2026-11-30',
      valid_until: '',
      photos: PDF,
    }
    const answer = await post(bad, cookie)
    expect(answer).toMatchObject({ pathname: `/job/${offer}`, said: 'check' })
    const attempt = await typed(answer)
    expect(attempt?.errors).toEqual({
      price_low: 'priceWrong',
      tax: 'taxMissing',
      included: 'tooLong',
      day_1: 'dayWrong',
      valid_until: 'dayMissing',
    })
    expect(attempt?.values).toMatchObject({ price_low: 'cheap', included: bad.included, day_2: '2026-12-07' })
    expect((await readNow(offer)).state).toBe('asked')
    // Nobody else sees it, neither another browser nor another page.
    expect(await openJobAttempt(outbox, answer.attempt, 'another', offer)).toBeNull()
    expect(await typed(answer, other)).toBeNull()
    // The file is not sent again.
    const file = attempt?.values.file ?? ''
    expect((await post({ ...QUOTE, offer, file }, cookie)).said).toBe('quoted')
    expect((await readNow(offer)).quote?.file).toBe(file)
    expect((await post({ ...QUOTE, offer, file, no_file: 'yes' }, cookie)).said).toBe('quoteChanged')
    expect((await readNow(offer)).quote?.file).toBeNull()
    const text = new Blob(['hello'], { type: 'application/pdf' })
    expect((await typed(await post({ ...QUOTE, offer, photos: text }, cookie)))?.errors).toEqual({
      photos: 'fileWrong',
    })
  })

  test('a file of another contractor is not attached, and is shown to nobody else', async () => {
    const { offer, other, post, cookie, linkOf, open, readNow, reference, outbox, id, dependencies } =
      await siteWithJob(engine)
    await post({ ...QUOTE, offer, photos: PDF }, cookie)
    const file = (await readNow(offer)).quote?.file ?? ''
    const { cookies: others } = await open((await linkOf(other)).job)
    await post({ ...QUOTE, offer: other, file }, others)
    expect((await readNow(other)).quote?.file).toBeNull()
    const get = (cookies: string) =>
      jobFile(
        new NextRequest(`${SITE}/api/job/file?id=${file}`, { headers: { cookie: cookies } }),
        dependencies,
      )
    const given = await get(cookie)
    expect(given.status).toBe(200)
    expect(Object.fromEntries(given.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Plan%20of%20Zo%C3%A9.pdf",
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(await given.text()).toContain('%PDF')
    for (const cookies of ['', others]) expect((await get(cookies)).status).toBe(404)
    const lead = { reference, submissionId: id, generation: 0 }
    const row = await outbox.db.selectFrom('leads').select('link_generation').executeTakeFirstOrThrow()
    const customer = requestCookie(outbox, { ...lead, generation: row.link_generation }).split(';')[0] ?? ''
    expect((await get(customer)).status).toBe(200)
    // After it was taken back the customer sees it no more.
    await post({ action: 'decline', reason: 'other', offer }, cookie)
    expect((await get(customer)).status).toBe(404)
    expect((await get(cookie)).status).toBe(200)
  })

  test('a question loses contact data, and there is an end to questions', async () => {
    const { offer, post, cookie, outbox } = await siteWithJob(engine)
    const text = 'Is the wall brick? Are you Maude Planted, 416-555-7788?'
    expect((await post({ action: 'ask', text, offer }, cookie)).said).toBe('asked')
    const [message] = await messagesOf(outbox, [offer])
    expect(message?.text).toContain('Is the wall brick?')
    expect(message?.text).not.toMatch(/Maude|7788/)
    expect((await post({ action: 'ask', text: ' \n', offer }, cookie)).said).toBe('check')
    for (let count = 0; count < 19; count += 1)
      await post({ action: 'ask', text: `${count}?`, offer }, cookie)
    expect((await post({ action: 'ask', text: 'One more?', offer }, cookie)).said).toBe('tooMany')
  })

  test('once chosen, a contractor writes to the customer, and nothing is taken out', async () => {
    const { offer, post, cookie, choose, outbox } = await siteWithJob(engine)
    await post({ ...QUOTE, offer }, cookie)
    const chosen = await choose()
    const text = 'Maude Planted, my number is 416-555-0100.'
    expect((await post({ action: 'ask', text, offer }, chosen)).said).toBe('written')
    expect((await messagesOf(outbox, [offer])).map((message) => message.text)).toEqual([text])
  })

  test('a job is declined without a reason', async () => {
    const { offer, post, cookie, readNow } = await siteWithJob(engine)
    expect((await post({ action: 'decline', reason: '', offer }, cookie)).said).toBe('declined')
    expect(await readNow(offer)).toMatchObject({ state: 'declined', reason: null })
  })

  test('the link to all jobs is mailed to the contractor of a job, at most once in a while', async () => {
    const { offer, first, post, cookie, outbox } = await siteWithJob(engine)
    for (const _ of [1, 2])
      expect(await post({ action: 'links', offer }, cookie)).toMatchObject({
        pathname: `/job/${offer}`,
        said: 'linksMailed',
        cookies: '',
      })
    const mails = await outbox.db
      .selectFrom('mails')
      .select('about')
      .where('kind', '=', 'contractorLinks')
      .execute()
    expect(mails).toEqual([{ about: first }])
  })

  test('somebody else is chosen while a contractor types: it is said, and nothing is lost', async () => {
    const { offer, other, post, cookie, linkOf, open, outbox, typed } = await siteWithJob(engine)
    const { cookies: others } = await open((await linkOf(other)).job)
    await post({ ...QUOTE, offer: other }, others)
    await chooseQuote(outbox, other, 1, { by: 'customer' }, factsWith())
    const late = await post({ ...QUOTE, offer, included: 'A long text.' }, cookie)
    expect(late).toMatchObject({ pathname: `/job/${offer}`, said: 'over' })
    expect((await typed(late))?.values.included).toBe('A long text.')
    // The one who was chosen needs the new link.
    expect(await post({ action: 'day', day: '2026-12-07', offer: other }, others)).toMatchObject({
      pathname: '/jobs',
      said: 'linkWrong',
    })
  })

  test('the chosen contractor sets the day, has it in a calendar, and finishes', async () => {
    const { offer, post, cookie, seen, choose, typed, dependencies, readNow, outbox, id, reference } =
      await siteWithJob(engine)
    await post({ ...QUOTE, offer }, cookie)
    const chosen = await choose()
    const calendar = (cookies: string) =>
      jobCalendar(
        new NextRequest(`${SITE}/api/job/calendar?offer=${offer}`, { headers: { cookie: cookies } }),
        dependencies,
        async (job) => ({ title: 'A job', text: '', place: job.customer?.address ?? '' }),
      )
    expect((await calendar(chosen)).status).toBe(404)
    const day = { action: 'day', offer, day: '2026-12-09', from: '09:00', to: '11:00' }
    for (const wrong of [{ day: '' }, { day: '2026-11-01' }, { from: '' }, { to: '08:00' }])
      expect((await post({ ...day, ...wrong, seen: await seen() }, chosen)).said).toBe('check')
    expect((await post({ ...day, seen: await seen() }, chosen)).said).toBe('daySet')
    const file = await (await calendar(chosen)).text()
    expect(file).toContain('LOCATION:12 Planted Street')
    expect(file).toContain(`UID:${reference}`)
    expect((await calendar(cookie)).status).toBe(404)
    // The customer asks for another day meanwhile: the old one is not confirmed over it.
    const before = await seen()
    await takeStep(outbox, id, { step: 'move', by: 'customer', appointment: { day: '2026-12-15' } })
    expect((await post({ ...day, seen: before }, chosen)).said).toBe('changed')
    // The form of the confirmation has the hours that were agreed.
    const confirmed = { ...day, action: 'confirmDay', day: '2026-12-15', seen: await seen() }
    expect((await post({ ...confirmed, to: '08:00' }, chosen)).said).toBe('check')
    expect((await post(confirmed, chosen)).said).toBe('daySet')
    expect((await readLife(outbox.db, id, 0)).agreed).toEqual({
      day: '2026-12-15',
      from: '09:00',
      to: '11:00',
    })
    const finish = { action: 'finish', offer, final_price: '1300,50', text: 'All fine.' }
    expect((await post({ ...finish, seen: await seen() }, chosen)).said).toBe('check')
    // The tick comes back with the rest.
    const wrongPrice = await post({ ...finish, final_price: 'x', sure: 'yes', seen: await seen() }, chosen)
    expect(await typed(wrongPrice)).toMatchObject({
      values: { sure: 'yes', text: 'All fine.' },
      errors: { final_price: 'amountWrong' },
    })
    expect((await post({ ...finish, sure: 'yes', photos: PDF, seen: await seen() }, chosen)).said).toBe(
      'check',
    )
    const photo = new Blob([new Uint8Array(await phonePhoto())], { type: 'image/jpeg' })
    expect((await post({ ...finish, sure: 'yes', photos: photo, seen: await seen() }, chosen)).said).toBe(
      'finished',
    )
    expect((await readNow(offer)).finished).toMatchObject({ price: 1300.5, text: 'All fine.' })
    expect((await readLife(outbox.db, id, 0)).state).toBe('done')
  })

  test('a job is given back only on purpose, and its contractor sees nothing of it any more', async () => {
    const { offer, post, cookie, seen, choose, readNow, outbox, id } = await siteWithJob(engine)
    await post({ ...QUOTE, offer }, cookie)
    const chosen = await choose()
    expect((await post({ action: 'drop', offer, seen: await seen() }, chosen)).said).toBe('check')
    expect((await post({ action: 'drop', offer, sure: 'yes', seen: await seen() }, chosen)).said).toBe(
      'dropped',
    )
    expect((await readNow(offer)).state).toBe('dropped')
    expect((await readLife(outbox.db, id, 0)).state).toBe('matching')
  })

  test('a bogus job is reported to staff', async () => {
    const { offer, post, cookie, outbox } = await siteWithJob(engine)
    expect((await post({ action: 'report', text: '', offer }, cookie)).said).toBe('check')
    expect((await post({ action: 'report', text: 'An advertisement.', offer }, cookie)).said).toBe('reported')
    const kinds = await outbox.db.selectFrom('mails').select('kind').execute()
    expect(kinds.map(({ kind }) => kind)).toContain('jobReported')
  })

  test('reports and changed quotes, each of which is a mail to somebody, have an end', async () => {
    const { offer, post, cookie, outbox, clock, typed } = await siteWithJob(engine)
    const times = async (fieldsOf: (count: number) => Fields) => {
      const answers: Awaited<ReturnType<typeof post>>[] = []
      for (let count = 1; count <= 22; count += 1) {
        clock.advance(1)
        answers.push(await post({ offer, ...fieldsOf(count) }, cookie))
      }
      return answers.map(({ said }) => said)
    }
    const reports = await times((count) => ({ action: 'report', text: `Advertisement ${count}.` }))
    expect(reports.indexOf('reportedBefore')).toBe(5)
    const quotes = await times((count) => ({ ...QUOTE, price_low: String(100 + count) }))
    expect(quotes.indexOf('quotesTooMany')).toBe(20)
    const refused = await post({ ...QUOTE, offer }, cookie)
    expect((await typed(refused))?.values).toMatchObject({ price_low: '1,200' })
    const kinds = (await outbox.db.selectFrom('mails').select('kind').execute()).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'jobReported')).toHaveLength(5)
    expect(kinds.filter((kind) => kind === 'newQuote')).toHaveLength(20)
    expect((await post({ action: 'decline', reason: 'other', offer }, cookie)).said).toBe('takenBack')
  })

  test('when the database fails the page says so', async () => {
    const { offer, post, cookie, own, outbox } = await siteWithJob(engine)
    await outbox.db.schema.dropTable('offers').execute()
    expect(await post({ ...QUOTE, offer }, cookie)).toMatchObject({ pathname: '/jobs', said: 'unavailable' })
    expect((await post({ action: 'leave', sure: 'yes' }, own)).said).toBe('unavailable')
  })

  test('only photos that are shared are given to contractors', async () => {
    const { offer, cookie, dependencies, outbox, id } = await siteWithJob(engine)
    const photoId = 'a'.repeat(32)
    await outbox.db
      .insertInto('lead_photos')
      .values({
        id: photoId,
        submission_id: id,
        received_at: outbox.now(),
        expires_at: null,
        bytes: new Uint8Array(await phonePhoto()),
      } as never)
      .execute()
    const row = await outbox.db.selectFrom('leads').select('lead').executeTakeFirstOrThrow()
    const lead = JSON.stringify({ ...JSON.parse(row.lead), photos: [photoId] })
    await outbox.db.updateTable('leads').set({ lead }).execute()
    const get = (cookies: string) =>
      jobPhoto(
        new NextRequest(`${SITE}/api/job/photo?offer=${offer}&photo=${photoId}`, {
          headers: { cookie: cookies },
        }),
        dependencies,
      )
    expect((await get(cookie)).status).toBe(404)
    await outbox.db.updateTable('lead_photos').set({ sharing: 'shared' }).execute()
    expect((await get(cookie)).status).toBe(200)
    expect((await get('')).status).toBe(404)
    await outbox.db.updateTable('lead_photos').set({ sharing: 'held' }).execute()
    expect((await get(cookie)).status).toBe(404)
  })

  test('other sites and other browsers change nothing', async () => {
    const { offer, other, post, cookie, own, readNow } = await siteWithJob(engine)
    const decline = { action: 'decline', reason: 'other' }
    expect((await post({ ...decline, offer }, cookie, { origin: 'https://evil.example' })).said).toBe(
      'linkWrong',
    )
    expect((await post({ ...decline, offer }, '')).said).toBe('linkWrong')
    for (const cookies of [cookie, own])
      expect((await post({ ...decline, offer: other }, cookies)).said).toBe('linkWrong')
    expect((await post({ action: 'erase', offer }, cookie)).said).toBe('linkWrong')
    // The cookie of one job opens no other page of the contractor.
    expect((await post({ action: 'leave', sure: 'yes' }, cookie)).said).toBe('linkWrong')
    expect([(await readNow(offer)).state, (await readNow(other)).state]).toEqual(['asked', 'asked'])
    expect((await post({ ...decline, offer }, own)).said).toBe('declined')
  })

  test('a contractor pauses, ends the pause, and sets limits', async () => {
    const { post, own, outbox, first } = await siteWithJob(engine)
    const now = () => readContractor(outbox, first)
    expect((await post({ action: 'resume' }, own)).said).toBe('notNow')
    expect((await post({ action: 'pause', until: '2026-12-01' }, own)).said).toBe('check')
    expect((await post({ action: 'pause', until: '2026-12-10' }, own)).said).toBe('paused')
    expect(await now()).toMatchObject({
      state: 'paused',
      pausedBy: 'contractor',
      // Midnight in Toronto.
      pausedUntil: Date.parse('2026-12-10T05:00Z'),
    })
    expect((await post({ action: 'resume' }, own)).said).toBe('resumed')
    expect(await now()).toMatchObject({ state: 'active', pausedUntil: null })
    expect((await post({ action: 'limits', open_jobs: '-1', offers_week: 'x' }, own)).said).toBe('check')
    expect((await post({ action: 'limits', open_jobs: '2', offers_week: '7' }, own)).said).toBe('limitsSaved')
    expect((await now())?.profile.limits).toEqual({ openJobs: 2, offersWeek: 7 })
    await outbox.db.updateTable('contractors').set({ state: 'paused', paused_by: 'staff' }).execute()
    expect((await post({ action: 'resume' }, own)).said).toBe('notNow')
  })

  test('a review is answered only with the cookie of its contractor, with words, and where the site may write content', async () => {
    const { post, own, dependencies, id } = await siteWithJob(engine)
    const answer = { action: 'answerReview', review: reviewIdOf(id), text: 'The lift was out.' }
    expect((await post(answer, '')).said).toBe('linkWrong')
    expect((await post({ ...answer, text: ' ' }, own)).said).toBe('check')
    expect((await post({ ...answer, text: 'x'.repeat(2001) }, own)).said).toBe('check')
    expect((await post(answer, own)).said).toBe('unavailable')
    const written: unknown[] = []
    dependencies.reviews = () =>
      ({
        query: async () => [],
        answer: async (...sent: unknown[]) => written.push(sent),
      }) as unknown as ReviewContent
    // The job is not done, so there is no review of it.
    expect((await post(answer, own)).said).toBe('notNow')
    expect(written).toEqual([])
  })

  test('after a pause whose day has come the next one can begin', async () => {
    const { post, own, clock, outbox, first } = await siteWithJob(engine)
    await post({ action: 'pause', until: '2026-12-02' }, own)
    expect((await post({ action: 'pause', until: '2026-12-20' }, own)).said).toBe('notNow')
    clock.advance(2 * 24 * HOUR)
    expect((await post({ action: 'pause', until: '2026-12-20' }, own)).said).toBe('paused')
    expect((await readContractor(outbox, first))?.pausedUntil).toBe(Date.parse('2026-12-20T05:00Z'))
  })

  test('a new proof counts only after staff have looked at it', async () => {
    const { post, own, outbox, first, typed } = await siteWithJob(engine)
    const proof = { action: 'files', proof_of: 'insurance', expires: '2027-12-31', photos: PDF }
    const missing = await post({ action: 'files', proof_of: 'nothing', expires: '1999-01-01' }, own)
    expect((await typed(missing, first))?.errors).toEqual({
      proof_of: 'reasonMissing',
      expires: 'dayWrong',
      photos: 'fileWrong',
    })
    expect((await post(proof, own)).said).toBe('filesSent')
    const [file] = await filesOf(outbox, first)
    expect(file?.kind).toBe('proof')
    expect((await readContractor(outbox, first))?.profile.insurance).toMatchObject({
      proof: file?.id,
      checkedAt: null,
      checkedBy: null,
      expires: '2027-12-31',
    })
    const events = await outbox.db
      .selectFrom('contractor_events')
      .select(['kind', 'detail', 'actor'])
      .where('contractor_id', '=', first)
      .execute()
    expect(events.at(-1)).toEqual({ kind: 'changed', detail: 'proof insurance', actor: null })
  })

  test('a contractor takes the data along, and leaves once nothing is open', async () => {
    const { post, own, outbox, first, offer, cookie, choose, seen, readNow } = await siteWithJob(engine)
    await post({ ...QUOTE, offer }, cookie)
    const record = await readContractor(outbox, first)
    const insurance = record?.profile.insurance && { ...record.profile.insurance, checkedBy: 'account-1' }
    const licence = { authority: 'rbq', number: '1234-5678-90', province: 'QC', checkedBy: 'account-1' }
    const profile = JSON.stringify({ ...record?.profile, insurance, licences: [licence] })
    await outbox.db.updateTable('contractors').set({ profile }).where('id', '=', first).execute()
    const { response } = await post({ action: 'download' }, own)
    expect(response.headers.get('content-disposition')).toContain('attachment')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const data = await response.text()
    expect(JSON.parse(data).jobs[0]).toMatchObject({ state: 'quoted', quote: { priceLow: 1200 } })
    expect(data).not.toMatch(/Maude|planted@|7788|12 Planted/)
    // Nothing of staff but that they have seen a proof.
    expect(data).not.toContain('account-1')
    expect(JSON.parse(data).profile.insurance).toMatchObject({
      amount: 2_000_000,
      checkedAt: expect.anything(),
    })
    const chosen = await choose()
    expect((await post({ action: 'leave' }, own)).said).toBe('check')
    expect((await post({ action: 'leave', sure: 'yes' }, own)).said).toBe('openJobs')
    await post({ action: 'drop', offer, sure: 'yes', seen: await seen() }, chosen)
    expect((await post({ action: 'leave', sure: 'yes' }, own)).said).toBe('left')
    expect((await readContractor(outbox, first))?.state).toBe('left')
    // What was asked is answered no more.
    expect((await post({ ...QUOTE, offer }, own)).said).toBe('linkWrong')
    expect((await readNow(offer)).state).toBe('dropped')
  })

  test('who leaves declines what is open, so that nobody chooses the quote', async () => {
    const { post, own, offer, cookie, readNow, outbox } = await siteWithJob(engine)
    await post({ ...QUOTE, offer }, cookie)
    expect((await post({ action: 'leave', sure: 'yes' }, own)).said).toBe('left')
    expect((await readNow(offer)).state).toBe('declined')
    expect(await chooseQuote(outbox, offer, 1, { by: 'customer' }, factsWith())).toBe('over')
  })

  test('an open job is not forgotten behind hundreds of newer ones', async () => {
    const { post, own, offer, cookie, choose, readNow, outbox } = await siteWithJob(engine)
    await post({ ...QUOTE, offer }, cookie)
    await choose()
    const { db } = outbox
    const lead = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
    const row = await db.selectFrom('offers').selectAll().where('id', '=', offer).executeTakeFirstOrThrow()
    const newer = Array.from({ length: 300 }, (_, count) => `newer-${count}`)
    await db
      .insertInto('leads')
      .values(newer.map((id) => ({ ...lead, submission_id: id, reference: id })))
      .execute()
    const declined = { state: 'declined', asked_at: row.asked_at + 1 } as const
    await db
      .insertInto('offers')
      .values(newer.map((id) => ({ ...row, ...declined, id, submission_id: id })))
      .execute()
    expect((await post({ action: 'leave', sure: 'yes' }, own)).said).toBe('openJobs')
    expect((await readNow(offer)).state).toBe('chosen')
  })

  test('a lost link is mailed, a few times an hour, and nobody is told whether there is a contractor', async () => {
    const { post, outbox, first, clock } = await siteWithJob(engine)
    const email = (await readContractor(outbox, first))?.email ?? ''
    const links = async () => {
      const rows = await outbox.db.selectFrom('mails').select(['kind', 'about']).execute()
      return rows.filter(({ kind }) => kind === 'contractorLinks').map(({ about }) => about)
    }
    const find = (address: string) => post({ action: 'find', email: address }, '')
    expect(await find('nobody@trade.example')).toMatchObject({ pathname: '/jobs', said: 'linksSent' })
    expect(await links()).toEqual([])
    expect(await find(email.toUpperCase())).toMatchObject({ pathname: '/jobs', said: 'linksSent' })
    await find(email)
    expect(await links()).toEqual([first])
    for (let count = 0; count < 9; count += 1) {
      clock.advance(5 * 60_000)
      await find(email)
    }
    expect((await links()).length).toBeLessThanOrEqual(3)
  })
})
