import { expect, test } from 'vitest'
import { proveAddress } from '#lib/leads/life/proof.ts'
import { takeStep } from '#lib/leads/life/steps.ts'
import { changeWork } from '#lib/leads/staff/work.ts'
import { sampleSubmission } from '../leads/samples.ts'
import { mailingSite } from './site.ts'

const ANNA = 'anna@montage.example'
const LUC = 'luc@montage.example'

/** A Monday at ten in the morning in Québec, where the sample request is from. The site is open from eight to six. */
const MONDAY = Date.parse('2026-11-30T10:00-05:00')
const MINUTE = 60_000

async function siteWithStaff() {
  const site = await mailingSite()
  const requestRecipients = [
    { _type: 'mailRecipient', _key: 'a', email: ANNA, language: 'en' },
    { _type: 'mailRecipient', _key: 'l', email: LUC, language: 'fr' },
  ]
  site.lake.mutate([{ patch: { id: 'mailTexts', set: { requestRecipients } } }], { author: 'seed' })
  site.clock.time = MONDAY
  const reminders = () =>
    site.server.received.filter(({ subject }) => /unanswered|sans réponse/.test(subject ?? ''))
  return {
    ...site,
    reminders,
    /** What was sent by a time, in milliseconds since 1970. */
    async remindersAt(time: number) {
      site.clock.time = time
      await site.delivery.deliverDue()
      return reminders().length
    },
  }
}

test('who is told of requests is reminded once of one that nobody has worked on, at its minute', async () => {
  const site = await siteWithStaff()
  const submission = sampleSubmission()
  await site.outbox.submit(submission)
  expect(await site.remindersAt(MONDAY + 59 * MINUTE)).toBe(0)
  site.clock.time = MONDAY + 60 * MINUTE
  await Promise.all([site.delivery.deliverDue(), site.deliveryOf(site.outbox).deliverDue()])
  expect(await site.remindersAt(MONDAY + 600 * MINUTE)).toBe(2)
  const { reference, submission_id: id } = submission.lead
  const english = site.reminders().find(({ subject }) => subject === `Still unanswered: request ${reference}`)
  expect(english?.text).toContain(`https://montage.example/studio/leads/${id}`)
  // The random id and number may contain the digits of the phone by chance.
  expect(english?.text?.replaceAll(id, '').replaceAll(reference, '')).not.toMatch(
    /Amélie|Gagnon|courriel\.example|873|6565/,
  )
  expect(site.reminders().map(({ subject }) => subject)).toContain(
    `Toujours sans réponse\u00a0: demande ${reference}`,
  )
})

test('the minutes of a request at night begin when we open, those of an emergency at once', async () => {
  const site = await siteWithStaff()
  const saturday = Date.parse('2026-11-28T21:00-05:00')
  site.clock.time = saturday
  await site.outbox.submit(sampleSubmission())
  await site.outbox.submit(sampleSubmission({ payload: { urgency: 'Emergency' } }))
  expect(await site.remindersAt(saturday + 9 * MINUTE)).toBe(0)
  // Of two requests in one millisecond the second is stored one later.
  expect(await site.remindersAt(saturday + 10 * MINUTE + 1)).toBe(2)
  expect(await site.remindersAt(Date.parse('2026-11-30T08:59-05:00'))).toBe(2)
  expect(await site.remindersAt(Date.parse('2026-11-30T09:00-05:00'))).toBe(4)
})

test('nobody is reminded of a request that somebody has taken, of spam, or of another form', async () => {
  const site = await siteWithStaff()
  const [taken, handled] = [sampleSubmission(), sampleSubmission()]
  for (const submission of [taken, handled, sampleSubmission({ payload: { honeypot: 'x' } })]) {
    await site.outbox.submit(submission)
  }
  await site.outbox.submit(sampleSubmission({ type: 'contact' }))
  await changeWork(
    site.outbox,
    taken.lead.submission_id,
    { field: 'stage', from: 'new', to: 'working' },
    'ed',
  )
  await changeWork(site.outbox, handled.lead.submission_id, { field: 'handler', from: null, to: 'ed' }, 'ed')
  expect(await site.remindersAt(MONDAY + 600 * MINUTE)).toBe(0)
})

test('without a number of minutes, as on a site of an earlier release, nobody is reminded', async () => {
  const site = await siteWithStaff()
  const unset = ['reminderMinutes', 'emergencyReminderMinutes']
  site.lake.mutate([{ patch: { id: 'mailTexts', unset } }], { author: 'seed' })
  await site.outbox.submit(sampleSubmission())
  expect(await site.remindersAt(MONDAY + 600 * MINUTE)).toBe(0)
})

test('a review is asked for some days after the work, once more, and never of old jobs', async () => {
  const site = await siteWithStaff()
  const DAY = 24 * 60 * MINUTE
  const [old, done, reviewed] = [sampleSubmission(), sampleSubmission(), sampleSubmission()]
  for (const one of [old, done, reviewed]) await site.outbox.submit(one)
  // Its link was opened; otherwise nobody is asked.
  await proveAddress(site.outbox, done.lead.submission_id)
  const finish = (one: typeof old) =>
    takeStep(site.outbox, one.lead.submission_id, { step: 'finish', by: 'staff', actor: 'ed' })
  await finish(old)
  site.clock.time = MONDAY + 40 * DAY
  await finish(done)
  await finish(reviewed)
  await site.outbox.db
    .updateTable('leads')
    .set({ reviewed_at: site.clock.time })
    .where('submission_id', '=', reviewed.lead.submission_id)
    .execute()
  const asked = () =>
    site.server.received.filter(({ subject }) => subject?.startsWith('Comment ça s’est passé?'))
  const askedAfter = async (days: number) => {
    site.clock.time = MONDAY + (40 + days) * DAY
    await Promise.all([site.delivery.deliverDue(), site.deliveryOf(site.outbox).deliverDue()])
    return asked().length
  }
  expect(await askedAfter(6)).toBe(0)
  expect(await askedAfter(7)).toBe(1)
  expect(asked()[0]?.subject).toContain(done.lead.reference)
  expect(await askedAfter(8)).toBe(1)
  expect(await askedAfter(14)).toBe(2)
  expect(await askedAfter(30)).toBe(2)
})
