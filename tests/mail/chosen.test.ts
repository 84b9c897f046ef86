import { expect, test } from 'vitest'
import { proveAddress } from '#lib/leads/life/proof.ts'
import { takeStep } from '#lib/leads/life/steps.ts'
import { finishJob, quoteJob, setJobDay } from '#lib/leads/offers/answer.ts'
import { askContractors } from '#lib/leads/offers/ask.ts'
import { chooseQuote, dropChosen } from '#lib/leads/offers/choose.ts'
import { offersOf } from '#lib/leads/offers/offer.ts'
import { activeContractor, factsWith, sampleQuote } from '../leads/sample-contractors.ts'
import { sampleSubmission } from '../leads/samples.ts'
import { addressesOf } from './mail-server.ts'
import { mailingSite } from './site.ts'

/* What a customer hears by mail once a contractor was chosen. */

const AMY = 'amy@mail.example'

/** A request whose customer has chosen a quote: `newest` delivers, and returns the newest mail to the customer. */
async function chosenRequest(lang: 'en' | 'fr', contractorCount = 1) {
  const site = await mailingSite()
  const { outbox, delivery, server } = site
  const submission = sampleSubmission({ lang, payload: { email: AMY } })
  const id = submission.lead.submission_id
  await outbox.submit(submission)
  await proveAddress(outbox, id)
  const contractors: string[] = []
  while (contractors.length < contractorCount) contractors.push(await activeContractor(outbox))
  const answerBy = outbox.now() + 3_600_000
  await askContractors(outbox, id, { contractors, actor: null, answerBy, lookAgainAt: answerBy })
  const offers = (await offersOf(outbox.db, id)).map((offer) => offer.id)
  for (const offer of offers) await quoteJob(outbox, offer, sampleQuote())
  await delivery.deliverDue()
  await chooseQuote(outbox, offers[0] ?? '', 1, { by: 'customer' }, factsWith())
  async function newest() {
    await delivery.deliverDue()
    const mail = server.received.findLast((one) => addressesOf(one).includes(AMY))
    return { subject: mail?.subject?.replace(/M-\w{4}-\w{4}/, '…') ?? '', text: mail?.text ?? '' }
  }
  return { ...site, id, offer: offers[0] ?? '', newest }
}

test('the customer’s choice is mailed: who the contractor is, the number, the price, and what is next', async () => {
  const english = await (await chosenRequest('en')).newest()
  expect(english.subject).toBe('Your request …: Contractor chosen')
  expect(english.text).toMatch(/Contractor \d+ Ltd\. is your contractor now/)
  expect(english.text).toContain('They call you to agree on the day')
  expect(english.text).toContain('Phone: (416) 555-0100')
  expect(english.text).toMatch(/^Price: \$/m)
  const french = await (await chosenRequest('fr')).newest()
  expect(french.text).toMatch(/Contractor \d+ Ltd\. est maintenant votre entrepreneur/)
  expect(french.text).toContain('Téléphone\u00A0: 416\u00A0555-0100\n')
})

test('the day is mailed with the contractor, another day with the one before, and the end with the business alone', async () => {
  const { outbox, offer, id, newest, clock } = await chosenRequest('en')
  await setJobDay(outbox, offer, { day: '2027-01-15', from: '09:00', to: '11:00' })
  const set = await newest()
  expect(set.subject).toBe('Your request …: Day set')
  expect(set.text).toContain(
    'Day of the installation: January 15, 2027, between 9:00\u00A0a.m. and 11:00\u00A0a.m.',
  )
  expect(set.text).toContain('Phone: (416) 555-0100')
  clock.advance(1000)
  await takeStep(outbox, id, { step: 'move', by: 'customer', appointment: { day: '2027-01-20' } })
  await setJobDay(outbox, offer, { day: '2027-01-20' })
  const moved = await newest()
  expect(moved.subject).toBe('Your request …: Day changed')
  expect(moved.text).toContain('New day of the installation: January 20, 2027\n')
  expect(moved.text).toContain('Day until now: January 15, 2027, between')
  clock.advance(1000)
  expect(await finishJob(outbox, offer, { price: 400, text: '', photo: null })).toBeNull()
  const done = await newest()
  expect(done.subject).toBe('Your request …: Done')
  expect(done.text).toMatch(/^Your contractor: Contractor \d+ Ltd\.$/m)
  expect(done.text).not.toContain('555-0100')
})

test('a contractor who gives the job back is told to the customer, with what is next', async () => {
  const alone = await chosenRequest('en')
  await dropChosen(alone.outbox, alone.offer, { by: 'contractor' })
  expect(await alone.newest()).toMatchObject({
    subject: 'Your request …: Looking for contractors',
    text: expect.stringContaining('The contractor no longer does the job. We are looking for others'),
  })
  const two = await chosenRequest('en', 2)
  await dropChosen(two.outbox, two.offer, { by: 'contractor' })
  expect(await two.newest()).toMatchObject({
    subject: 'Your request …: Your contractor is no longer available',
    text: expect.stringContaining('can be chosen again'),
  })
})

test('staff read which step the customer has taken, and with whom', async () => {
  const { outbox, offer, delivery, server } = await chosenRequest('en')
  await dropChosen(outbox, offer, {
    by: 'customer',
    tell: [{ email: 'anna@montage.example', language: 'en' }],
  })
  await delivery.deliverDue()
  const mail = server.received.findLast((one) => addressesOf(one).includes('anna@montage.example'))
  expect(mail?.text).toContain('Contractor chosen')
  expect(mail?.text).toContain('Chosen contractor dropped, contractors are asked again')
})
