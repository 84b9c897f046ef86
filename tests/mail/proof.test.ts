import { NextRequest } from 'next/server.js'
import { expect, test } from 'vitest'
import { openRequest } from '#lib/leads/http/handle-request.ts'
import { newCode, takeCode } from '#lib/leads/life/codes.ts'
import { readRequest } from '#lib/leads/life/request.ts'
import { takeStep } from '#lib/leads/life/steps.ts'
import { mailReviewLink } from '#lib/leads/mails/occasions.ts'
import { mailCode, mailRequestLinks } from '#lib/leads/mails/requests.ts'
import { declineJob, quoteJob } from '#lib/leads/offers/answer.ts'
import { askContractors } from '#lib/leads/offers/ask.ts'
import { relay } from '#lib/leads/offers/messages.ts'
import { offersOf } from '#lib/leads/offers/offer.ts'
import { activeContractor, sampleQuote } from '../leads/sample-contractors.ts'
import { sampleSubmission } from '../leads/samples.ts'
import { addressesOf } from './mail-server.ts'
import { mailingSite } from './site.ts'

const AMY = 'amy@mail.example'

/** A request from an address that anybody may have typed, and what is done with it. */
async function requestOf(email = AMY) {
  const site = await mailingSite()
  const submit = async () => {
    const submission = sampleSubmission({ lang: 'en', payload: { email } })
    await site.outbox.submit(submission)
    return submission.lead.submission_id
  }
  const id = await submit()
  /** The subjects of all mails to the customer. */
  async function mailed(): Promise<string[]> {
    await site.delivery.deliverDue()
    const mails = site.server.received.filter((mail) => addressesOf(mail).includes(email))
    return mails.map(({ subject = '' }) => subject.replace(/M-\w{4}-\w{4}/, '…'))
  }
  return {
    ...site,
    id,
    submit,
    mailed,
    take: (step: Parameters<typeof takeStep>[2]['step'], lead = id) =>
      takeStep(site.outbox, lead, { step, by: 'staff', actor: 'ed', appointment: { day: '2027-01-15' } }),
    async open(method = 'GET') {
      const [mail] = site.server.received.filter((one) => addressesOf(one).includes(email))
      const [link = ''] = /https:\S+\/api\/request\S+/.exec(mail?.text ?? '') ?? []
      return openRequest(new NextRequest(link, { method }), { outbox: async () => site.outbox })
    },
  }
}

const CONFIRMED = 'We have received your request …'
const QUESTION = 'A question about your request …'
const QUOTE = 'A quote for your request …'

test('a stranger’s address gets the confirmation alone, until its link was opened; then the latest state', async () => {
  const { take, mailed, open } = await requestOf()
  for (const step of ['quote', 'choose', 'schedule'] as const) await take(step)
  expect(await mailed()).toEqual([CONFIRMED])
  expect((await open()).status).toBe(303)
  expect(await mailed()).toEqual([CONFIRMED, 'Your request …: Day set'])
  await open()
  await take('finish')
  expect(await mailed()).toEqual([CONFIRMED, 'Your request …: Day set', 'Your request …: Done'])
})

test('where there is no news the opening sends nothing; a program that asks for the head of a link opens nothing', async () => {
  const { take, mailed, open } = await requestOf()
  await mailed()
  await open('HEAD')
  await take('quote')
  expect(await mailed()).toEqual([CONFIRMED])
  await take('reopen')
  await open()
  expect(await mailed()).toEqual([CONFIRMED])
})

test('links and codes that are asked for come all the same, and a right code proves the address', async () => {
  const { outbox, clock, id, take, mailed } = await requestOf()
  await take('quote')
  await mailRequestLinks(outbox, AMY, '192.0.2.1')
  const request = await readRequest(outbox, id)
  if (request) await mailCode(outbox, request)
  const before = await mailed()
  expect(before.map((subject) => subject.replace(/\d{6}/, '…')).sort()).toEqual(
    ['Your requests', '… is your code', CONFIRMED].sort(),
  )
  expect(await takeCode(outbox, id, 'wrong!')).toBe(false)
  expect(await mailed()).toHaveLength(3)
  const code = before.find((subject) => subject.endsWith('code'))?.slice(0, 6) ?? ''
  expect(await takeCode(outbox, id, code)).toBe(true)
  expect((await mailed()).at(-1)).toBe('Your request …: Quotes received')
  clock.advance(60_000)
  expect(await newCode(outbox, id)).not.toBeNull()
})

test('an address that was proven once is proven for each request, earlier and later ones', async () => {
  const { submit, take, mailed, open } = await requestOf()
  const earlier = await submit()
  await mailed()
  await open()
  const later = await submit()
  // Mails that are due at once are sent side by side, in any order.
  await mailed()
  await take('quote', earlier)
  await mailed()
  await take('close', later)
  expect((await mailed()).slice(3)).toEqual(['Your request …: Quotes received', 'Your request …: Closed'])
})

test('a review is not asked for by itself at an address that anybody may have typed, but by staff', async () => {
  const { outbox, id, take, mailed, open } = await requestOf()
  await take('finish')
  expect(await mailReviewLink(outbox, id, null)).toBeNull()
  expect(await mailed()).toEqual([CONFIRMED])
  await open()
  expect(await mailReviewLink(outbox, id, null)).toBe(true)
  const other = await requestOf()
  await other.take('finish')
  expect(await mailReviewLink(other.outbox, other.id, 'ed')).toBe(true)
  expect(await other.mailed()).toEqual([CONFIRMED, 'How did it go? Your request …'])
})

/** Contractors who were asked about a request, by the ids of their offers. */
async function offersOn(
  outbox: Awaited<ReturnType<typeof mailingSite>>['outbox'],
  id: string,
): Promise<string[]> {
  const contractors = [await activeContractor(outbox), await activeContractor(outbox)]
  const answerBy = outbox.now() + 3_600_000
  await askContractors(outbox, id, { contractors, actor: null, answerBy, lookAgainAt: answerBy })
  return (await offersOf(outbox.db, id)).map((offer) => offer.id)
}

test('the first answer of a contractor is mailed to an address that anybody may have typed; the others once it is proven', async () => {
  const { outbox, clock, id, mailed, open, server } = await requestOf()
  const [one = '', other = ''] = await offersOn(outbox, id)
  expect(await mailed()).toEqual([CONFIRMED])
  const [confirmation] = server.received
  expect(confirmation?.text).toContain('that confirms your email address')
  await relay(outbox, one, { sender: 'contractor', text: 'Brick or drywall?' })
  clock.advance(1)
  await relay(outbox, one, { sender: 'contractor', text: 'And how high?' })
  await quoteJob(outbox, one, sampleQuote())
  await quoteJob(outbox, other, sampleQuote())
  expect(await mailed()).toEqual([CONFIRMED, QUESTION])
  expect(server.received.at(-1)?.text).toContain('Your email address is not confirmed yet.')
  await open()
  expect((await mailed()).toSorted()).toEqual([CONFIRMED, QUESTION, QUESTION, QUOTE, QUOTE].toSorted())
  for (const mail of server.received.slice(-3)) expect(mail.text).not.toContain('confirm')
  await open()
  expect(await mailed()).toHaveLength(5)
})

test('a question that was answered, and a quote that was taken back, are not mailed later', async () => {
  const { outbox, id, mailed, open } = await requestOf()
  const [one = '', other = ''] = await offersOn(outbox, id)
  await quoteJob(outbox, other, sampleQuote())
  await relay(outbox, one, { sender: 'contractor', text: 'Brick or drywall?' })
  await relay(outbox, one, { sender: 'customer', text: 'Brick.' })
  await quoteJob(outbox, one, sampleQuote())
  await declineJob(outbox, one, 'tooBusy')
  expect(await mailed()).toEqual([CONFIRMED, QUOTE])
  await open()
  expect(await mailed()).toEqual([CONFIRMED, QUOTE])
})
