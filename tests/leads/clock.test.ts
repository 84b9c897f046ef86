import { expect, test } from 'vitest'
import { listLeads } from '#lib/leads/staff/list.ts'
import { sampleSubmission } from './samples.ts'
import { temporaryOutbox } from './temporary-outbox.ts'

const SECOND = 1_000
const HOUR = 3_600 * SECOND
const DAY = 24 * HOUR

async function setUp() {
  const { outbox, clock } = await temporaryOutbox()
  const submitted: string[] = []
  return {
    outbox,
    clock,
    submitted,
    async submit() {
      const submission = sampleSubmission()
      submitted.push(submission.lead.submission_id)
      await outbox.submit(submission)
    },
    /** As staff see them. */
    async listed() {
      const { leads } = await listLeads(outbox, { limit: 50 })
      return leads.map(({ submissionId }) => submissionId)
    },
  }
}

test.each([
  ['back by a second', -SECOND],
  ['back by 50 minutes', -50 * 60 * SECOND],
  ['forward by a day', DAY],
])('leads keep their order and are sent at once when the clock is set %s', async (_, step) => {
  const { outbox, clock, submitted, submit, listed } = await setUp()
  for (let n = 0; n < 5; n++) await submit()
  clock.advance(step)
  for (let n = 0; n < 5; n++) await submit()
  expect(await listed()).toEqual(submitted.toReversed())
  const claimed = await Promise.all(submitted.map(() => outbox.claimNext()))
  expect(new Set(claimed.map((one) => one?.lead.submission_id))).toEqual(new Set(submitted))
})

test('after the clock was a year ahead, leads have the right time again, and those of that year are sent', async () => {
  const { outbox, clock, submit } = await setUp()
  clock.advance(365 * DAY)
  await submit()
  const claimed = await outbox.claimNext()
  if (!claimed) throw new Error('The lead was not due.')
  await outbox.record(claimed, null, { retryAfter: 20 * HOUR })
  expect(await outbox.claimNext()).toBeNull()
  clock.advance(-365 * DAY)
  await submit()
  const { leads } = await listLeads(outbox, { limit: 50 })
  expect(leads.at(-1)?.receivedAt).toBe(clock.time)
  expect([await outbox.claimNext(), await outbox.claimNext()].map((one) => one?.attempts).sort()).toEqual([
    1, 2,
  ])
})
