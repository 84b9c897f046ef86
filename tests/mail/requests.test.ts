// Reads the sample content.

import { expect, test } from 'vitest'
import { takeStep } from '#lib/leads/life/steps.ts'
import type { Recipient } from '#lib/leads/mails/recipients.ts'
import { reviewIdOf } from '#lib/leads/reviews/draft.ts'
import { closeReviewLink, makeReviewLink } from '#lib/leads/reviews/link.ts'
import { erasePerson } from '#lib/leads/staff/actions.ts'
import { sampleSubmission } from '../leads/samples.ts'
import { addressesOf } from './mail-server.ts'
import { mailingSite } from './site.ts'

const ANNA: Recipient = { email: 'anna@montage.example', language: 'en' }
const LUC: Recipient = { email: 'luc@montage.example', language: 'fr' }

/** What identifies the customer of the sample leads. */
const PERSONAL = /Amélie|Gagnon|courriel\.example|873|6565|Un téléviseur/

const toStaff = ({ server }: Awaited<ReturnType<typeof mailingSite>>) =>
  server.received.filter((mail) => addressesOf(mail).some((address) => address?.endsWith('@montage.example')))

test('each of the staff is told of a request in their language, once, with nothing of who sent it', async () => {
  const site = await mailingSite()
  const submission = sampleSubmission()
  const { reference, submission_id: id } = submission.lead
  await site.outbox.submit(submission, [ANNA, LUC])
  await site.outbox.submit(submission, [ANNA, LUC])
  await site.delivery.deliverDue()
  await site.delivery.deliverDue()

  expect(toStaff(site)).toHaveLength(2)
  const english = await site.server.mailTo(ANNA.email)
  expect(english.subject).toBe(`New request ${reference}`)
  for (const words of [
    `Reference number: ${reference}`,
    'Service: TV & audio',
    'City: Trois-Rivières',
    `https://montage.example/studio/leads/${id}`,
  ]) {
    expect(english.text).toContain(words)
  }
  const french = await site.server.mailTo(LUC.email)
  expect(french.subject).toBe(`Nouvelle demande ${reference}`)
  expect(french.text).toContain('Ville\u00a0: Trois-Rivières')
  // The random id and number may contain the digits of the phone by chance.
  for (const mail of [english, french])
    expect(
      `${mail.subject}${mail.text}${mail.html}`.replaceAll(id, '').replaceAll(reference, ''),
    ).not.toMatch(PERSONAL)
})

test('with hosted Sanity too, the link leads to the request in the Studio', async () => {
  const site = await mailingSite({ isHosted: true })
  const submission = sampleSubmission()
  await site.outbox.submit(submission, [ANNA])
  await site.delivery.deliverDue()
  const { text } = await site.server.mailTo(ANNA.email)
  expect(text).toContain(`https://montage.example/studio/leads/${submission.lead.submission_id}`)
})

test('an emergency says so in the subject', async () => {
  const site = await mailingSite()
  const submission = sampleSubmission({ payload: { urgency: 'Emergency' } })
  await site.outbox.submit(submission, [ANNA, LUC])
  await site.delivery.deliverDue()
  const { reference } = submission.lead
  expect((await site.server.mailTo(ANNA.email)).subject).toBe(`EMERGENCY: new request ${reference}`)
  expect((await site.server.mailTo(LUC.email)).subject).toBe(`URGENCE\u00a0: nouvelle demande ${reference}`)
})

test('with content of an earlier release, which has no words for it, an emergency says so too', async () => {
  const site = await mailingSite()
  site.lake.mutate([{ patch: { id: 'mailTexts', unset: ['newRequest', 'emergencyRequest'] } }], {
    author: 'seed',
  })
  const [urgent, usual] = [sampleSubmission({ payload: { urgency: 'Emergency' } }), sampleSubmission()]
  for (const submission of [urgent, usual]) await site.outbox.submit(submission, [ANNA, LUC])
  await site.delivery.deliverDue()
  const subjects = toStaff(site).map(({ subject }) => subject)
  expect(new Set(subjects)).toEqual(
    new Set([
      `Emergency ${urgent.lead.reference}`,
      `Urgence ${urgent.lead.reference}`,
      `Reference number ${usual.lead.reference}`,
      `Numéro de référence ${usual.lead.reference}`,
    ]),
  )
})

test.each([
  ['contact', 'Service: Message'],
  ['contractor', 'Service: Contractor application'],
  ['partner', 'Service: Partner suggestion'],
  ['claim', 'Service: Guarantee claim'],
] as const)('of the form "%s" they are told too: %s', async (type, words) => {
  const site = await mailingSite()
  const submission = sampleSubmission({ type })
  const { submission_id, reference } = submission.lead
  await site.outbox.submit(submission, [ANNA])
  await site.delivery.deliverDue()
  const { text, html } = await site.server.mailTo(ANNA.email)
  expect(text).toContain(words)
  // The random id and number may contain the digits of the phone by chance.
  const said = `${text}${html}`.replaceAll(submission_id, '').replaceAll(reference, '')
  expect(said).not.toMatch(PERSONAL)
})

test('nobody is told without addresses, without a mail server, or of a request that was erased meanwhile', async () => {
  const site = await mailingSite()
  await site.outbox.submit(sampleSubmission())
  await site.outbox.submit(sampleSubmission(), [ANNA])
  await erasePerson(site.outbox, 'amelie@courriel.example', 'account-1')
  await site.delivery.deliverDue()
  expect(toStaff(site)).toEqual([])

  const silent = await mailingSite({ confirms: false })
  await silent.outbox.submit(sampleSubmission(), [ANNA])
  expect(await silent.outbox.db.selectFrom('mails').selectAll().execute()).toEqual([])
})

test('of a review that has arrived they are told once, with a link to its draft and nothing of who wrote it', async () => {
  const site = await mailingSite()
  const submission = sampleSubmission()
  const { submission_id: id, reference } = submission.lead
  await site.outbox.submit(submission)
  await takeStep(site.outbox, id, { step: 'finish', by: 'staff' })
  const path = (await makeReviewLink(site.outbox, id, 'ed', 60)) ?? ''
  const key = new URL(path, 'https://montage.example').searchParams.get('key') ?? ''
  const close = () =>
    closeReviewLink(site.outbox, { key, consent: 'I agree.', photo: null }, [
      ANNA,
      { ...LUC, without: ['review'] },
    ])
  expect(await close()).toBe(true)
  expect(await close()).toBe(false)
  await site.delivery.deliverDue()
  const [mail, ...others] = toStaff(site)
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`Request ${reference}: a review has arrived`)
  expect(mail?.text).toContain(
    `Open the review:\nhttps://montage.example/studio/intent/edit/id=${reviewIdOf(id)};type=review/`,
  )
  // The random id and number may contain the digits of the phone by chance.
  const said = `${mail?.text}${mail?.html}`.replaceAll(reviewIdOf(id), '').replaceAll(reference, '')
  expect(said).not.toMatch(PERSONAL)
})
