import { expect, test } from 'vitest'
import { Delivery } from '#lib/leads/delivery.ts'
import type { Outcome } from '#lib/leads/forwarders/outcome.ts'
import { deleteSuspected, resendLead } from '#lib/leads/staff/actions.ts'
import { sampleSubmission } from '../leads/samples.ts'
import { temporaryOutbox } from '../leads/temporary-outbox.ts'
import { mailingSite } from './site.ts'

const MINUTE = 60_000
const ADMIN = 'admin@montage.example'

/** A site whose CRM takes leads or not, and who is alerted of it. */
async function siteWithCrm() {
  const site = await mailingSite()
  const alertRecipients = [{ _type: 'mailRecipient', _key: 'a', email: ADMIN, language: 'en' }]
  site.lake.mutate([{ patch: { id: 'mailTexts', set: { alertRecipients } } }], { author: 'seed' })
  const other = await temporaryOutbox({ folder: site.folder, clock: site.clock, confirms: true })
  const crm = { works: false }
  const answer = async (): Promise<Outcome> =>
    crm.works
      ? { kind: 'delivered', status: 200, answer: 'ok' }
      : { kind: 'retry', status: 503, answer: 'no' }
  const leads = new Delivery(site.outbox, [{ name: 'crm', send: answer, withdraw: answer, report: answer }])
  const mails = [site.delivery, site.deliveryOf(other.outbox)]
  const subjects = () =>
    site.server.received.flatMap(({ subject }) => (subject?.includes('CRM') ? [subject] : []))
  return {
    ...site,
    crm,
    subjects,
    /** What was told after some minutes, while both servers work. */
    async after(minutes: number) {
      site.clock.advance(minutes * MINUTE)
      await leads.deliverDue()
      await Promise.all(mails.map((one) => one.deliverDue()))
      return subjects()
    },
  }
}

test('staff are told once that the CRM has failed for ten minutes, and once that it works again', async () => {
  const site = await siteWithCrm()
  await site.outbox.submit(sampleSubmission())
  expect(await site.after(0)).toEqual([])
  expect(await site.after(9)).toEqual([])
  const failing = 'The CRM takes no requests: 1 waiting'
  expect(await site.after(1)).toEqual([failing])
  expect(await site.after(30)).toEqual([failing])
  expect(await site.after(60)).toEqual([failing])
  site.crm.works = true
  const both = [failing, 'The CRM takes requests again']
  expect(await site.after(60)).toEqual(both)
  expect(await site.after(1)).toEqual(both)
})

test('a CRM that fails again within an hour is told after the hour', async () => {
  const site = await siteWithCrm()
  await site.outbox.submit(sampleSubmission())
  await site.after(0)
  expect(await site.after(10)).toHaveLength(1)
  site.crm.works = true
  expect(await site.after(20)).toHaveLength(2)
  site.crm.works = false
  await site.outbox.submit(sampleSubmission())
  expect(await site.after(1)).toHaveLength(2)
  expect(await site.after(20)).toHaveLength(2)
  expect(await site.after(20)).toHaveLength(3)
})

test('nobody is told of one lead that the CRM does not take, while it takes others', async () => {
  const site = await siteWithCrm()
  await site.outbox.submit(sampleSubmission())
  await site.after(0)
  site.crm.works = true
  await site.outbox.submit(sampleSubmission())
  // The first one is not due yet.
  await site.after(0.01)
  site.crm.works = false
  expect(await site.after(30)).toEqual([])
})

test('after staff have sent a lead again, the ten minutes begin anew; spam does not wait', async () => {
  const site = await siteWithCrm()
  const [lead, spam] = [sampleSubmission(), sampleSubmission({ payload: { honeypot: 'x' } })]
  for (const one of [lead, spam]) await site.outbox.submit(one)
  await site.after(9)
  await resendLead(site.outbox, lead.lead.submission_id, 'account-1')
  expect(await site.after(5)).toEqual([])
  expect(await site.after(10)).toHaveLength(1)
  await deleteSuspected(site.outbox, spam.lead.submission_id)
})
