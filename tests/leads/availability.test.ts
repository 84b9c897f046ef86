import { expect, test } from 'vitest'
import { changeContractor } from '#lib/leads/contractors/contractors.ts'
import { finalPrices } from '#lib/leads/final-prices.ts'
import { quoteJob } from '#lib/leads/offers/answer.ts'
import { askContractors } from '#lib/leads/offers/ask.ts'
import { readFreeCandidates } from '#lib/leads/offers/free-candidates.ts'
import { offersOf } from '#lib/leads/offers/offer.ts'
import { newDatabase } from './databases.ts'
import { activeContractor, sampleQuote, TV_IN_TORONTO } from './sample-contractors.ts'
import { sampleSubmission } from './samples.ts'
import { temporaryOutbox } from './temporary-outbox.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

for (const kind of ['SQLite', 'PostgreSQL']) {
  const open = async () => temporaryOutbox({ url: kind === 'PostgreSQL' ? await newDatabase() : undefined })

  test(`the days of quotes count for two weeks, those of a chosen one never, in ${kind}`, async () => {
    const { outbox, clock } = await open()
    const contractor = await activeContractor(outbox)
    const submission = sampleSubmission({ requested: TV_IN_TORONTO })
    await outbox.submit(submission)
    const now = outbox.now()
    await askContractors(outbox, submission.lead.submission_id, {
      ...{ contractors: [contractor], actor: 'account-1' },
      ...{ answerBy: now + DAY, lookAgainAt: now + HOUR },
    })
    const [offer] = await offersOf(outbox.db, submission.lead.submission_id)
    const days = async () => (await readFreeCandidates(outbox.db, outbox.now()))[0]?.days
    expect(await days()).toEqual([])
    await quoteJob(outbox, offer?.id ?? '', sampleQuote({ days: ['2099-12-05', '2099-12-09'] }))
    expect(await days()).toEqual(['2099-12-05', '2099-12-09'])
    await outbox.db.updateTable('offers').set({ state: 'chosen' }).execute()
    expect(await days()).toEqual([])
    await outbox.db.updateTable('offers').set({ state: 'closed' }).execute()
    expect(await days()).toEqual(['2099-12-05', '2099-12-09'])
    clock.advance(15 * DAY)
    expect(await days()).toEqual([])
  })

  test(`who pauses until a day comes back then, who pauses without end does not, in ${kind}`, async () => {
    const { outbox } = await open()
    const contractor = await activeContractor(outbox)
    const [found] = await readFreeCandidates(outbox.db, outbox.now())
    expect(found).toMatchObject({ isActive: true, backOn: null })
    expect(found, 'nobody is named').not.toHaveProperty('contractor')
    const pausedUntil = Date.parse('2099-12-07T05:00Z')
    await changeContractor(outbox, contractor, { state: 'paused', pausedUntil }, { actor: 'account-1' })
    const paused = await readFreeCandidates(outbox.db, outbox.now())
    expect(paused[0]).toMatchObject({ isActive: true, backOn: '2099-12-07' })
    await changeContractor(outbox, contractor, { pausedUntil: null }, { actor: 'account-1' })
    const gone = await readFreeCandidates(outbox.db, outbox.now())
    expect(gone[0]).toMatchObject({ isActive: false, backOn: null })
  })

  test(`final prices are those of done requests for one piece of one service, in ${kind}`, async () => {
    const { outbox } = await open()
    const contractor = await activeContractor(outbox)
    const [job] = TV_IN_TORONTO.jobs
    if (!job) throw new Error('There is no sample job.')
    const requests = [
      { jobs: [job], price: 240.5 },
      { jobs: [job], price: 310 },
      { jobs: [job], price: null },
      { jobs: [{ ...job, quantity: 2 }], price: 500 },
      { jobs: [job, { ...job, service: 'ceiling-fans' }], price: 600 },
      { jobs: [{ ...job, city: '' }], price: 700 },
      { jobs: [job], price: 800, isOpen: true },
    ]
    for (const { jobs, price, isOpen } of requests) {
      const submission = sampleSubmission({ requested: { ...TV_IN_TORONTO, jobs } })
      await outbox.submit(submission)
      const id = submission.lead.submission_id
      const now = outbox.now()
      await askContractors(outbox, id, {
        ...{ contractors: [contractor], actor: 'account-1' },
        ...{ answerBy: now + DAY, lookAgainAt: now + HOUR },
      })
      const finished = JSON.stringify({ price, text: '', photo: null, at: now })
      await outbox.db
        .updateTable('offers')
        .set({ state: 'chosen', finished })
        .where('submission_id', '=', id)
        .execute()
      const stage = isOpen ? 'working' : 'done'
      await outbox.db.updateTable('leads').set({ stage }).where('submission_id', '=', id).execute()
    }
    const prices = await finalPrices(outbox)
    expect([...prices.keys()]).toEqual(['toronto/tv-mounting'])
    expect(prices.get('toronto/tv-mounting')?.toSorted()).toEqual([240.5, 310])
  })
}
