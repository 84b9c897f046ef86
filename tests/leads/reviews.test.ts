import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lake, LakeDocument } from 'content-lake'
import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Language } from '#lib/i18n/languages.ts'
import { changeContractor } from '#lib/leads/contractors/contractors.ts'
import { handleReview } from '#lib/leads/http/handle-review.ts'
import { mailReviewLink } from '#lib/leads/mails/occasions.ts'
import { finishJob, quoteJob } from '#lib/leads/offers/answer.ts'
import { askContractors } from '#lib/leads/offers/ask.ts'
import { chooseQuote } from '#lib/leads/offers/choose.ts'
import { offersOf } from '#lib/leads/offers/offer.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { purge } from '#lib/leads/retention.ts'
import { answerReview, reviewsOfWork } from '#lib/leads/reviews/contractor-answers.ts'
import { reviewIdOf } from '#lib/leads/reviews/draft.ts'
import { embeddedReviewContent } from '#lib/leads/reviews/embedded-review-content.ts'
import { closeReviewLink, makeReviewLink, openReviewLink } from '#lib/leads/reviews/link.ts'
import { acceptReviewPhoto, deleteReviewPhoto } from '#lib/leads/reviews/photo.ts'
import { type ReviewContent, ReviewNeededError } from '#lib/leads/reviews/review-content.ts'
import { erasePerson, leadsOfPerson } from '#lib/leads/staff/actions.ts'
import { leadFilter, listLeads } from '#lib/leads/staff/list.ts'
import { readTimeline } from '#lib/leads/staff/timeline.ts'
import { changeWork } from '#lib/leads/staff/work.ts'
import { createToken } from '#lib/server/accounts/tokens.ts'
import { openSiteLake } from '#lib/server/lake.ts'
import { notPhoto, phonePhoto } from '../sample-photos.ts'
import { newDatabase } from './databases.ts'
import { blob } from './photo-server.ts'
import { ENGINES } from './postgres.ts'
import { activeContractor, factsWith, sampleQuote } from './sample-contractors.ts'
import { sampleSubmission } from './samples.ts'
import { type Clock, temporaryFolder, temporaryOutbox } from './temporary-outbox.ts'

const SITE = 'http://localhost:3000'
const DAYS = 60
const DAY = 24 * 3_600_000

const ANSWERS = {
  rating: '2',
  title: 'En retard',
  content: 'Deux heures de retard, mais le mur est droit.',
  name: 'Amélie G.',
  consent: 'yes',
  honeypot: '',
}

describe.for(ENGINES)('%s', (engine) => {
  let outbox: Outbox
  let clock: Clock
  let lake: Lake
  let content: ReviewContent
  let lead: string

  beforeEach(async () => {
    const url = engine === 'postgres' ? await newDatabase() : undefined
    const folder = temporaryFolder()
    lake = openSiteLake(folder)
    content = embeddedReviewContent(lake)
    onTestFinished(() => lake.close())
    lake.mutate(
      [
        { _id: 'province-qc', _type: 'province', code: 'QC', name: { en: 'Quebec', fr: 'Québec' } },
        {
          _id: 'city-tr',
          _type: 'city',
          name: { _type: 'localeString', en: 'Trois-Rivières', fr: 'Trois-Rivières' },
          province: { _type: 'reference', _ref: 'province-qc' },
        },
        { _id: 'service-tv', _type: 'service', slug: { _type: 'slug', current: 'tv-mounting' } },
        { _id: 'installer-1', _type: 'installer', name: 'Pose Mauricie' },
      ].map((document) => ({ create: document })),
      { author: 'test' },
    )
    const temporary = await temporaryOutbox({ url, folder })
    outbox = temporary.outbox
    clock = temporary.clock
    const submission = sampleSubmission()
    lead = submission.lead.submission_id
    await outbox.submit({
      ...submission,
      lead: { ...submission.lead, service_slug: 'tv-mounting', contractor: 'installer-1' },
    })
  })

  const finish = () => changeWork(outbox, lead, { field: 'stage', from: 'new', to: 'done' }, 'account-1')

  async function keyOfLink(): Promise<string> {
    const path = await makeReviewLink(outbox, lead, 'account-1', DAYS)
    return new URL(path ?? '', SITE).searchParams.get('key') ?? ''
  }

  interface Sent {
    answers?: Record<string, string>
    photo?: Buffer
    lang?: Language
    origin?: string
  }

  async function send(key: string, { answers = ANSWERS, photo, lang = 'fr', origin = SITE }: Sent = {}) {
    const body = new FormData()
    for (const [name, value] of Object.entries(answers)) body.set(name, value)
    if (photo) body.set('photos', blob(photo), 'photo.jpg')
    const request = new Request(`${SITE}/api/reviews?key=${key}&lang=${lang}`, {
      method: 'POST',
      body,
      headers: { origin },
    })
    const answer = await handleReview(request, {
      outbox: async () => outbox,
      reviews: () => content,
      settings: async () => ({ recipients: [] }),
      stored: () => {},
    })
    return { status: answer.status, location: answer.headers.get('location') }
  }

  /** What customers typed and were sent back. */
  async function typedReviews() {
    const rows = await outbox.db.selectFrom('leads').select('review_attempt').execute()
    return rows.map(({ review_attempt }) => review_attempt)
  }

  const drafts = (): LakeDocument[] => lake.allDocuments(['review'])
  const summary = async () => (await listLeads(outbox, leadFilter.parse({}))).leads[0]

  test('of a finished lead a link opens, in its language; nothing in the database opens it', async () => {
    expect(await makeReviewLink(outbox, lead, 'account-1', DAYS), 'not finished').toBeNull()
    await finish()
    const path = await makeReviewLink(outbox, lead, 'account-1', DAYS)
    expect(path).toMatch(/^\/review\?key=[\w-]{43}&lang=fr$/)
    const key = new URL(path ?? '', SITE).searchParams.get('key') ?? ''
    expect(await openReviewLink(outbox, key)).toMatchObject({ state: 'open', lang: 'fr', attempt: null })
    const { rows } = await sql`SELECT * FROM leads`.execute(outbox.db)
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  test.each(['contact', 'contractor', 'partner'] as const)(
    'of a finished lead of the form "%s" there is no link, no mail, and a link that is out opens nothing',
    async (type) => {
      await finish()
      const key = await keyOfLink()
      await outbox.db.updateTable('leads').set({ type }).execute()
      expect(await openReviewLink(outbox, key)).toEqual({ state: 'expired' })
      expect((await send(key)).location).toBe(`/review?key=${key}&lang=fr`)
      expect(await closeReviewLink(outbox, { key, consent: 'yes', photo: null })).toBe(false)
      expect(drafts()).toEqual([])
      expect(await makeReviewLink(outbox, lead, 'account-1', DAYS)).toBeNull()
      expect(await mailReviewLink(outbox, lead, 'account-1')).toBeNull()
    },
  )

  test('of a lead that is done no more, the link opens nothing until it is done again', async () => {
    await finish()
    const key = await keyOfLink()
    await changeWork(outbox, lead, { field: 'stage', from: 'done', to: 'working' }, 'account-1')
    expect(await openReviewLink(outbox, key)).toEqual({ state: 'expired' })
    await send(key)
    expect(drafts()).toEqual([])
    await changeWork(outbox, lead, { field: 'stage', from: 'working', to: 'done' }, 'account-1')
    expect(await openReviewLink(outbox, key)).toMatchObject({ state: 'open' })
  })

  test('a review of an evening has the day it is where customers live', async () => {
    clock.time = new Date(clock.time + DAY).setUTCHours(1, 30)
    await finish()
    await send(await keyOfLink())
    expect(drafts()).toMatchObject([{ date: new Date(clock.time - DAY).toISOString().slice(0, 10) }])
  })

  test('a review arrives as a verified draft, whatever its rating, and its link is used up', async () => {
    await finish()
    const key = await keyOfLink()
    expect(await send(key)).toEqual({ status: 303, location: '/review?done=yes&lang=fr' })
    const [draft] = drafts()
    expect(draft).toMatchObject({
      _id: `drafts.${reviewIdOf(lead)}`,
      customerName: 'Amélie G.',
      customerInitials: 'AG',
      rating: 2,
      verified: true,
      location: { en: 'Trois-Rivières, QC', fr: 'Trois-Rivières (Québec)' },
      city: { _ref: 'city-tr' },
      service: { _ref: 'service-tv' },
      installerName: 'Pose Mauricie',
      title: { fr: 'En retard' },
      content: { fr: ANSWERS.content },
    })
    expect(JSON.stringify(draft)).not.toMatch(/courriel\.example|873/)
    expect(await openReviewLink(outbox, key)).toEqual({ state: 'used' })
    expect(await send(key, { answers: { ...ANSWERS, rating: '5' } })).toMatchObject({
      location: `/review?key=${key}&lang=fr`,
    })
    expect(drafts()).toEqual([draft])
    expect(await makeReviewLink(outbox, lead, 'account-1', DAYS), 'reviewed already').toBeNull()
    expect((await readTimeline(outbox, lead))?.timeline.at(-1)).toMatchObject({
      kind: 'reviewed',
      detail: expect.stringContaining('j’accepte'),
    })
  })

  test.each([
    ['installer-2', 'Pose Gagnon'],
    // Not published yet, so the site knows the business only.
    ['installer-3', 'Gagnon inc.'],
    [null, 'Gagnon inc.'],
  ])('names who did the work, not who was asked for: public document %s', async (installer, name) => {
    lake.mutate([{ create: { _id: 'installer-2', _type: 'installer', name: 'Pose Gagnon' } }], {
      author: 'test',
    })
    const contractor = await activeContractor(outbox)
    await changeContractor(outbox, contractor, { business: 'Gagnon inc.', installer }, { actor: null })
    const now = clock.time
    const asking = {
      contractors: [contractor],
      actor: 'account-1',
      answerBy: now + DAY,
      lookAgainAt: now + DAY,
    }
    expect(await askContractors(outbox, lead, asking)).toBe(1)
    const [offer] = await offersOf(outbox.db, lead)
    const id = offer?.id ?? ''
    expect(await quoteJob(outbox, id, sampleQuote())).toBeNull()
    expect(await chooseQuote(outbox, id, 1, { by: 'staff' }, factsWith())).toBeNull()
    expect(await finishJob(outbox, id, { price: null, text: '', photo: null })).toBeNull()
    await send(await keyOfLink())
    expect(drafts()).toMatchObject([{ installerName: name }])
  })

  /** A job that a contractor did, with a published review. Returns the contractor. */
  async function reviewedWork() {
    const contractor = await activeContractor(outbox)
    await changeContractor(outbox, contractor, { business: 'Gagnon inc.' }, { actor: null })
    const now = clock.time
    const asking = {
      contractors: [contractor],
      actor: 'account-1',
      answerBy: now + DAY,
      lookAgainAt: now + DAY,
    }
    await askContractors(outbox, lead, asking)
    const id = (await offersOf(outbox.db, lead))[0]?.id ?? ''
    await quoteJob(outbox, id, sampleQuote())
    await chooseQuote(outbox, id, 1, { by: 'staff' }, factsWith())
    await finishJob(outbox, id, { price: null, text: '', photo: null })
    await send(await keyOfLink())
    const publishedId = reviewIdOf(lead)
    lake.act(
      [{ actionType: 'sanity.action.document.publish', publishedId, draftId: `drafts.${publishedId}` }],
      { author: 'account-1' },
    )
    return { id: contractor, business: 'Gagnon inc.' }
  }

  const answerTo = (review: string, text: string, contractor: { id: string; business: string }) =>
    answerReview(outbox, content, contractor, { review, text, lang: 'en' })

  test('its contractor answers it, in its own words and name; staff publish the draft', async () => {
    const contractor = await reviewedWork()
    const review = reviewIdOf(lead)
    expect(await reviewsOfWork(outbox, content, contractor.id, 'en')).toEqual([
      { id: review, rating: 2, title: 'En retard', content: ANSWERS.content, answer: '' },
    ])
    expect(await answerTo(review, 'The lift was out.', contractor)).toBeNull()
    const [draft] = lake.getDocuments([`drafts.${review}`])
    expect(draft).toMatchObject({
      verified: true,
      writtenIn: 'fr',
      installerResponse: {
        name: 'Gagnon inc.',
        content: { en: 'The lift was out.' },
        fromContractor: true,
        writtenIn: 'en',
      },
    })
    expect((await readTimeline(outbox, lead))?.timeline.at(-1)).toMatchObject({ kind: 'review_answered' })
    const published = {
      actionType: 'sanity.action.document.publish',
      publishedId: review,
      draftId: `drafts.${review}`,
    }
    lake.act([published], { author: 'account-1' })
    expect(await reviewsOfWork(outbox, content, contractor.id, 'fr')).toMatchObject([
      { answer: 'The lift was out.' },
    ])
  })

  test('nobody else answers it: another contractor, of a job that was not done, of an invented review', async () => {
    const contractor = await reviewedWork()
    const other = { id: await activeContractor(outbox), business: 'Other' }
    const review = reviewIdOf(lead)
    expect(await reviewsOfWork(outbox, content, other.id, 'en')).toEqual([])
    expect(await answerTo(review, 'Mine.', other)).toBe('unknown')
    expect(await answerTo('review-invented', 'Mine.', contractor)).toBe('unknown')
    expect(lake.getDocuments([`drafts.${review}`])).toEqual([])
  })

  test('an answer is changed five times at most', async () => {
    const contractor = await reviewedWork()
    const results = []
    for (let turn = 0; turn < 6; turn += 1) {
      results.push(await answerTo(reviewIdOf(lead), `Answer ${turn}.`, contractor))
    }
    expect(results).toEqual([null, null, null, null, null, 'tooMany'])
    const [draft] = lake.getDocuments([`drafts.${reviewIdOf(lead)}`])
    expect(draft?.installerResponse).toMatchObject({ content: { en: 'Answer 4.' } })
  })

  test('sent twice at once, a review is kept once', async () => {
    await finish()
    const key = await keyOfLink()
    const answers = await Promise.all([send(key), send(key)])
    expect(answers.filter(({ location }) => location?.includes('done=yes'))).toHaveLength(1)
    expect(drafts()).toHaveLength(1)
  })

  test('a foreign, former, expired or missing key, and a foreign site, change nothing', async () => {
    await finish()
    const former = await keyOfLink()
    const key = await keyOfLink()
    for (const wrong of [former, `${key}x`, '', 'a'.repeat(43)]) {
      expect(await openReviewLink(outbox, wrong)).toEqual({ state: 'unknown' })
      expect((await send(wrong)).location).not.toContain('done')
    }
    expect((await send(key, { origin: 'https://elsewhere.example' })).status).toBe(403)
    await send(key, { answers: { ...ANSWERS, rating: '' } })
    expect(await typedReviews()).toEqual([expect.stringContaining(ANSWERS.content)])
    clock.advance(DAYS * DAY)
    await purge(outbox, 2 * DAYS)
    expect(await openReviewLink(outbox, key)).toEqual({ state: 'expired' })
    expect(await typedReviews()).toEqual([null])
    expect((await send(key)).location).not.toContain('done')
    expect(drafts()).toEqual([])
    expect((await summary())?.review.receivedAt).toBeNull()
  })

  test.each([
    [{ consent: '' }, { consent: 'consent' }],
    [{ rating: '6' }, { rating: 'rating' }],
    [{ rating: '' }, { rating: 'rating' }],
    [{ content: 'Good.' }, { content: 'content' }],
    [{ content: 'x'.repeat(3001) }, { content: 'tooLong' }],
    [{ name: ' ' }, { name: 'name' }],
    [{ honeypot: 'filled' }, { honeypot: 'honeypot' }],
  ])('%j is sent back with what was typed: %j', async (change, errors) => {
    await finish()
    const key = await keyOfLink()
    expect((await send(key, { answers: { ...ANSWERS, ...change } })).location).toBe(
      `/review?key=${key}&lang=fr`,
    )
    expect(drafts()).toEqual([])
    expect(await openReviewLink(outbox, key)).toMatchObject({
      state: 'open',
      attempt: { errors, values: { title: 'En retard' } },
    })
    expect((await send(key)).location).toContain('done=yes')
  })

  test('a photo is cleaned, waits for staff, and is among the pictures only once they accept it', async () => {
    await finish()
    const key = await keyOfLink()
    expect((await send(key, { photo: notPhoto() })).location).not.toContain('done')
    expect(await openReviewLink(outbox, key)).toMatchObject({
      attempt: { errors: { photos: 'photosUnreadable' } },
    })
    expect((await send(key, { photo: await phonePhoto() })).location).toContain('done=yes')
    clock.advance(DAY)
    expect((await summary())?.review.photo).toMatch(/^[0-9a-f]{32}$/)
    expect(lake.allDocuments(['sanity.imageAsset'])).toEqual([])
    expect(drafts()[0]?.photos).toBeUndefined()
    expect(await acceptReviewPhoto(outbox, content, lead, 'account-1')).toBe(true)
    const [asset] = lake.allDocuments(['sanity.imageAsset'])
    expect(drafts()).toMatchObject([{ photos: [{ _type: 'picture', asset: { _ref: asset?._id } }] }])
    expect(await outbox.db.selectFrom('lead_photos').select('id').execute()).toEqual([])
    expect(await acceptReviewPhoto(outbox, content, lead, 'account-1')).toBe(false)
  })

  test('a photo that staff do not want is erased; all of it is with the person', async () => {
    await finish()
    await send(await keyOfLink(), { photo: await phonePhoto() })
    expect(await deleteReviewPhoto(outbox, lead, 'account-1')).toBe(true)
    expect(await deleteReviewPhoto(outbox, lead, 'account-1')).toBe(false)
    expect(await outbox.db.selectFrom('lead_photos').select('id').execute()).toEqual([])
    expect(lake.allDocuments(['sanity.imageAsset'])).toEqual([])
    expect(await erasePerson(outbox, 'amelie@courriel.example', 'account-1')).toBe(1)
    const events = await outbox.db.selectFrom('lead_events').selectAll().execute()
    expect(JSON.stringify(events)).not.toContain('j’accepte')
  })

  test('who asks for it loses the review too, published or not, with its photo, and nothing of it is left', async () => {
    await finish()
    await send(await keyOfLink(), { photo: await phonePhoto() })
    await acceptReviewPhoto(outbox, content, lead, 'account-1')
    const id = reviewIdOf(lead)
    const ids = { publishedId: id, draftId: `drafts.${id}` }
    lake.act([{ actionType: 'sanity.action.document.publish', ...ids }], { author: 'account-1' })
    const set = { 'content.en': 'Two hours late, but the wall is straight.' }
    lake.act([{ actionType: 'sanity.action.document.edit', ...ids, patch: { set } }], { author: 'account-1' })
    const page = { _id: 'page', _type: 'landingPage', review: { _type: 'reference', _ref: id } }
    lake.mutate([{ create: page }], { author: 'account-1' })
    const before = lake.allDocuments()
    const files = () => readdirSync(join(lake.dataDir, 'assets/images'))
    expect(files()).toHaveLength(1)
    const { secret } = createToken(lake.database, { role: 'editor', label: 'Eraser' })
    const request = new Request(SITE, { headers: { authorization: `Bearer ${secret}` } })
    const erase = async () => {
      const leads = await leadsOfPerson(outbox, ' Amelie@courriel.example')
      await content.erase(leads.map(reviewIdOf), { id: 'account-2', request })
    }

    await expect(erase()).rejects.toBeInstanceOf(ReviewNeededError)
    expect([lake.allDocuments(), files().length]).toEqual([before, 1])

    lake.mutate([{ delete: { id: 'page' } }], { author: 'account-1' })
    await erase()
    expect(lake.allDocuments(['review', 'sanity.imageAsset'])).toEqual([])
    expect(files()).toEqual([])
    expect(lake.history.events(id).map(({ author }) => author)).toContain('account-2')
    lake.database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    const bytes = readFileSync(join(lake.dataDir, 'lake.sqlite')).toString('utf8')
    expect(bytes).toContain('Trois-Rivières')
    for (const words of [ANSWERS.content, ANSWERS.title, ANSWERS.name, 'Two hours late']) {
      expect(bytes.includes(words), words).toBe(false)
    }
    await erase()
  })
})
