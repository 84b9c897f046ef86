import type { ParsedMail } from 'mailparser'
import { expect, test } from 'vitest'
import { addToRequest } from '#lib/leads/life/changes.ts'
import { proveAddress } from '#lib/leads/life/proof.ts'
import { readRequest } from '#lib/leads/life/request.ts'
import { takeStep } from '#lib/leads/life/steps.ts'
import type { Recipient } from '#lib/leads/mails/recipients.ts'
import { mailCode, mailRequestLinks } from '#lib/leads/mails/requests.ts'
import { sampleSubmission } from '../leads/samples.ts'
import { addressesOf } from './mail-server.ts'
import { mailingSite } from './site.ts'

const STAFF: Recipient[] = [
  { email: 'anna@montage.example', language: 'en' },
  { email: 'luc@montage.example', language: 'fr' },
]

/** Groups mails into conversations as mail programs do: by the ids that each mail refers to, or else its own. */
const conversations = (mails: ParsedMail[]) =>
  Map.groupBy(mails, ({ messageId, references }) => [references ?? []].flat()[0] ?? messageId)

test('all mails of a request are one conversation, the customer’s and each member of staff’s apart', async () => {
  const { outbox, delivery, server, clock } = await mailingSite()
  const ids: string[] = []
  for (const email of ['amy@mail.example', 'bob@mail.example']) {
    const submission = sampleSubmission({ payload: { email } })
    const id = submission.lead.submission_id
    ids.push(id)
    await outbox.submit(submission, STAFF)
    await delivery.deliverDue()
    await proveAddress(outbox, id)
    await addToRequest(outbox, id, { text: 'The wall is brick.', photos: [] }, STAFF)
    const request = await readRequest(outbox, id)
    if (!request) throw new Error('The request is gone.')
    await mailCode(outbox, request)
    await takeStep(outbox, id, { step: 'quote', by: 'staff' })
    await delivery.deliverDue()
    clock.advance(1_000)
  }
  const found = conversations(server.received)
  const summed = [...found.values()].map((mails) => ({
    to: [...new Set(mails.flatMap(addressesOf))].join(),
    mails: mails.length,
    isFirstOfIt: mails[0]?.references === undefined && mails[0]?.inReplyTo === undefined,
    replies: mails.slice(1).every((mail) => mail.inReplyTo === mails[0]?.messageId),
  }))
  const one = (to: string, mails: number) => ({ to, mails, isFirstOfIt: true, replies: true })
  const compare = (a: { to: string }, b: { to: string }) => a.to.localeCompare(b.to)
  expect(summed.toSorted(compare)).toEqual([
    one('amy@mail.example', 3),
    one('anna@montage.example', 2),
    one('anna@montage.example', 2),
    one('bob@mail.example', 3),
    one('luc@montage.example', 2),
    one('luc@montage.example', 2),
  ])
  // The ids are unlike each other, and say nothing of a person or a request.
  const all = server.received.map(({ messageId }) => messageId ?? '')
  expect(new Set(all).size).toBe(all.length)
  for (const id of all) expect(id).toMatch(/^<[0-9a-f]{32}@montage\.example>$/)
  for (const id of ids) expect(all.join()).not.toContain(id.slice(0, 8))
})

test('a mail about several requests is in no conversation', async () => {
  const { outbox, delivery, server } = await mailingSite()
  await outbox.submit(sampleSubmission({ payload: { email: 'amy@mail.example' } }))
  await mailRequestLinks(outbox, 'amy@mail.example', '192.0.2.1')
  await delivery.deliverDue()
  expect(conversations(server.received).size).toBe(2)
})
