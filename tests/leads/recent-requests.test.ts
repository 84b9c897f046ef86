import { expect, test } from 'vitest'
import { recentRequests } from '#lib/leads/recent-requests.ts'
import { sampleSubmission } from './samples.ts'
import { temporaryOutbox } from './temporary-outbox.ts'

const HOUR = 3_600_000

test('requests of the last days, newest first, without who made them', async () => {
  const { outbox, clock } = await temporaryOutbox()
  const start = clock.time
  await outbox.submit(sampleSubmission({ payload: { city: 'Laval' } }))
  clock.advance(2 * HOUR)
  await outbox.submit(sampleSubmission({ payload: { city: 'Gatineau', service_type: 'tv-mounting' } }))
  clock.advance(HOUR)
  expect(await recentRequests(outbox)).toEqual([
    { service: 'tv-mounting', city: 'Gatineau', at: start + 2 * HOUR },
    { service: 'tv-audio', city: 'Laval', at: start },
  ])
  clock.advance(7 * 24 * HOUR - HOUR)
  expect(await recentRequests(outbox)).toMatchObject([{ city: 'Gatineau' }])
})

test('no newer ones, no other forms, nothing that may be spam', async () => {
  const { outbox, clock } = await temporaryOutbox()
  await outbox.submit(sampleSubmission({ type: 'contact' }))
  await outbox.submit(sampleSubmission({ payload: { honeypot: 'filled' } }))
  clock.advance(2 * HOUR)
  await outbox.submit(sampleSubmission())
  expect(await recentRequests(outbox)).toEqual([])
})
