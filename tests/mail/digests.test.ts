import { expect, test } from 'vitest'
import { takeStep } from '#lib/leads/life/steps.ts'
import { deleteSuspected } from '#lib/leads/staff/actions.ts'
import { changeWork } from '#lib/leads/staff/work.ts'
import { addCounts } from '#lib/results/store.ts'
import { sampleSubmission } from '../leads/samples.ts'
import { temporaryOutbox } from '../leads/temporary-outbox.ts'
import { mailingSite } from './site.ts'

const ANNA = { _type: 'mailRecipient', _key: 'a', email: 'anna@montage.example', language: 'en' }
const LUC = { _type: 'mailRecipient', _key: 'l', email: 'luc@montage.example', language: 'fr' }

/** A site whose staff are Anna and Luc, on two servers. */
async function siteWithStaff(luc: object = LUC) {
  const site = await mailingSite()
  const set = { requestRecipients: [ANNA, luc] }
  site.lake.mutate([{ patch: { id: 'mailTexts', set } }], { author: 'seed' })
  const other = await temporaryOutbox({ folder: site.folder, clock: site.clock, confirms: true })
  const servers = [site.delivery, site.deliveryOf(other.outbox)]
  return {
    ...site,
    /** The subjects of what came to staff by a moment, beside what is told of single requests. */
    async at(time: string, pattern: RegExp) {
      site.clock.time = Date.parse(time)
      await Promise.all(servers.map((one) => one.deliverDue()))
      return site.server.received.filter(({ subject }) => pattern.test(subject ?? ''))
    },
  }
}

const SPAM = /possible spam|pourriels/
const WEEK = /The week|La semaine/

test('each morning staff hear once how many requests were set aside, if new ones were', async () => {
  const site = await siteWithStaff()
  site.clock.time = Date.parse('2026-11-24T09:00-05:00')
  const spam = [1, 2, 3].map(() => sampleSubmission({ payload: { honeypot: 'x' } }))
  for (const submission of spam) await site.outbox.submit(submission)
  expect(await site.at('2026-11-25T07:59-05:00', SPAM)).toEqual([])
  const first = await site.at('2026-11-25T08:00-05:00', SPAM)
  expect(first.map(({ subject }) => subject).sort()).toEqual([
    'Demandes mises de côté, peut-être des pourriels\u00a0: 3',
    'Requests set aside as possible spam: 3',
  ])
  expect(first[0]?.text).not.toMatch(/Amélie|Trois-Rivières|courriel\.example/)
  expect(await site.at('2026-11-26T08:00-05:00', SPAM), 'nothing new').toHaveLength(2)
  for (const { lead } of spam.slice(1)) await deleteSuspected(site.outbox, lead.submission_id)
  await site.outbox.submit(sampleSubmission({ payload: { honeypot: 'x' } }))
  expect(await site.at('2026-11-26T23:00-05:00', SPAM)).toHaveLength(2)
  const last = await site.at('2026-11-27T10:00-05:00', SPAM)
  expect(last.map(({ subject }) => subject?.at(-1))).toEqual(['3', '3', '2', '2'])
})

test('on Monday morning staff get the numbers of the week before, once, without names', async () => {
  const site = await siteWithStaff({ ...LUC, without: ['week'] })
  site.clock.time = Date.parse('2026-11-24T10:00-05:00')
  const [answered, late, waiting, urgent] = [
    sampleSubmission(),
    sampleSubmission(),
    sampleSubmission(),
    sampleSubmission({ lang: 'en', payload: { urgency: 'Emergency', conversion_page: '/get-quote' } }),
  ]
  for (const one of [answered, late, waiting, urgent]) await site.outbox.submit(one)
  await site.outbox.submit(sampleSubmission({ type: 'contact' }))
  await site.outbox.submit(sampleSubmission({ payload: { honeypot: 'x' } }))
  await addCounts(site.outbox, [
    { day: '2026-11-24', kind: 'page', name: '/', count: 40 },
    { day: '2026-11-29', kind: 'page', name: '/faq', count: 2 },
    { day: '2026-11-30', kind: 'page', name: '/', count: 1_000 },
    { day: '2026-11-24', kind: 'step', name: '1', count: 500 },
    { day: '2026-11-22', kind: 'page', name: '/', count: 30 },
    { day: '2026-11-25', kind: 'page', name: '/get-quote', count: 90 },
    { day: '2026-11-25', kind: 'french', name: '/get-quote', count: 40 },
  ])
  const idOf = (one: typeof answered) => one.lead.submission_id
  site.clock.time = Date.parse('2026-11-24T11:30-05:00')
  await changeWork(site.outbox, idOf(answered), { field: 'handler', from: null, to: 'ed' }, 'ed')
  await takeStep(site.outbox, idOf(answered), { step: 'quote', by: 'staff', actor: 'ed' })
  site.clock.time = Date.parse('2026-11-24T12:30-05:00')
  await takeStep(site.outbox, idOf(late), { step: 'match', by: 'staff', actor: 'ed' })
  await takeStep(site.outbox, idOf(urgent), { step: 'withdraw', by: 'customer' })

  expect(await site.at('2026-11-29T12:00-05:00', WEEK)).toEqual([])
  expect(await site.at('2026-11-30T07:59-05:00', WEEK)).toEqual([])
  const [mail, ...others] = await site.at('2026-11-30T08:00-05:00', WEEK)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    subject: 'The week from November 23, 2026 to November 29, 2026',
    to: { text: ANNA.email },
  })
  for (const line of [
    'Visits: 132 (the 7 days before: 30)',
    'Requests: 5 (the 7 days before: 0)',
    'Request for quotes: 4',
    'Contact: 1',
    'Brings less in French: /get-quote, requests: 0 for 40 visits in French, 1 for 50 in English',
    'Of these now: Received: 1',
    'Of these now: With contractors: 1',
    'Of these now: Quotes received: 1',
    'Of these now: Withdrawn: 1',
    'Without an answer: 1',
    'First answer, half of them within: 2\u00a0h\u00a030\u00a0min',
    'First answer within 2 h of opening hours: 1 of 2',
    'https://montage.example/studio/results',
  ]) {
    expect(mail?.text?.split('\n')).toContain(line)
  }
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Amélie|Gagnon|courriel\.example|M-[A-Z0-9]{4}/)
  expect(await site.at('2026-11-30T20:00-05:00', WEEK)).toHaveLength(1)
  expect(await site.at('2026-12-01T09:00-05:00', WEEK)).toHaveLength(1)
  expect(await site.at('2026-12-07T09:00-05:00', WEEK)).toHaveLength(2)
})
