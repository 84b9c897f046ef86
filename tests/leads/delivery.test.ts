import { test as base, expect, onTestFinished } from 'vitest'
import { Delivery } from '#lib/leads/delivery.ts'
import { webhookForwarder } from '#lib/leads/forwarders/webhook.ts'
import { alarmsOf } from '#lib/leads/health.ts'
import { resendLead } from '#lib/leads/staff/actions.ts'
import { countLeads } from '#lib/leads/staff/counts.ts'
import { readTimeline } from '#lib/leads/staff/timeline.ts'
import { Crm } from './crm.ts'
import { sampleSubmission } from './samples.ts'
import { temporaryOutbox } from './temporary-outbox.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

async function setUp() {
  const { outbox, clock } = await temporaryOutbox()
  const crm = await new Crm(clock.now).start()
  onTestFinished(() => crm.stop())
  const delivery = new Delivery(outbox, [webhookForwarder(crm.url)], { attemptTimeout: 2_000 })
  const submitted: string[] = []
  return {
    outbox,
    clock,
    crm,
    delivery,
    submitted,
    /** Takes leads in and tries to deliver them. */
    async submit(count: number) {
      for (let n = 0; n < count; n++) {
        const submission = sampleSubmission()
        submitted.push(submission.lead.submission_id)
        await outbox.submit(submission)
      }
      await delivery.deliverDue()
    },
    /** Lets time pass, with the timer ticking. */
    async wait(time: number, step = MINUTE) {
      for (let passed = 0; passed < time; passed += step) {
        clock.advance(step)
        await delivery.deliverDue()
      }
    },
    /** How often each lead arrived. */
    arrivals: (id: string) => crm.arrivals.filter((arrival) => arrival.id === id),
  }
}

const test = base.extend('world', () => setUp())

test('through every kind of trouble each lead arrives; repeated only where an answer was lost, once a loss', async ({
  world: { submit, wait, crm, submitted, arrivals, outbox },
}) => {
  await submit(5)
  crm.behaviour = { status: 200, delay: 100 }
  await submit(5)
  // Slower than we wait: taken, and the answer is lost.
  crm.behaviour = { status: 200, delay: 4_000 }
  await submit(3)
  crm.behaviour = { status: 429, headers: { 'retry-after': '600' } }
  await submit(5)
  await wait(5 * MINUTE)
  crm.behaviour = { status: 500, body: 'Out of order' }
  await submit(5)
  await wait(5 * MINUTE)
  crm.behaviour = 'drop'
  await submit(3)
  crm.behaviour = { status: 200 }
  await wait(2 * MINUTE)
  await crm.stop()
  await submit(5)
  await wait(HOUR)
  await submit(5)
  await crm.start()
  await wait(2 * HOUR)
  await submit(5)

  expect(submitted).toHaveLength(41)
  for (const id of submitted) {
    const all = arrivals(id)
    const taken = all.filter(({ answered }) => answered === 200).length
    expect(taken, `${id}: taken and answered`).toBe(1)
    expect(all.at(-1)?.answered, `${id}: nothing after the delivery`).toBe(200)
  }
  expect(crm.overlapping).toEqual([])
  expect(
    crm.arrivals.filter(({ answered }) => answered === null).length,
    'answers were lost',
  ).toBeGreaterThan(3)
  expect(await countLeads(outbox)).toEqual({ delivered: 41, waiting: 0, parked: 0, suspected: 0 })
})

test('a CRM that asks for patience gets it', async ({
  world: { submit, wait, crm, submitted, arrivals },
}) => {
  crm.behaviour = { status: 429, headers: { 'retry-after': '1800' } }
  await submit(1)
  crm.behaviour = { status: 503, headers: { 'retry-after': new Date(Date.now() + 2 * HOUR).toUTCString() } }
  await wait(2 * HOUR)
  crm.behaviour = { status: 200 }
  await wait(2 * HOUR)
  const times = arrivals(submitted[0] ?? '').map(({ at }) => at)
  expect(times).toHaveLength(3)
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(30 * MINUTE)
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeLessThan(32 * MINUTE)
  expect((times[2] ?? 0) - (times[1] ?? 0)).toBeGreaterThanOrEqual(119 * MINUTE)
})

test('attempts get rarer; after three days a lead is parked, and staff can send it again', async ({
  world: { submit, wait, crm, submitted, arrivals, outbox, delivery },
}) => {
  crm.behaviour = { status: 500, body: '<h1>Out of order</h1>' }
  await submit(1)
  const [id = ''] = submitted
  await wait(HOUR)
  await wait(3 * DAY - 2 * HOUR, 10 * MINUTE)
  const times = arrivals(id).map(({ at }) => at)
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  expect(Math.max(...gaps.slice(0, 3))).toBeLessThanOrEqual(2 * MINUTE)
  expect(Math.min(...gaps.slice(10))).toBeGreaterThanOrEqual(30 * MINUTE)
  expect(Math.max(...gaps)).toBeLessThanOrEqual(HOUR + 10 * MINUTE)
  expect(await countLeads(outbox)).toMatchObject({ waiting: 1 })
  await wait(3 * HOUR)
  expect(await countLeads(outbox)).toMatchObject({ waiting: 0, parked: 1 })
  const attempts = crm.arrivals.length
  await wait(DAY, HOUR)
  expect(crm.arrivals, 'a parked lead is left alone').toHaveLength(attempts)

  crm.behaviour = { status: 200, body: '{"id": 7}' }
  expect(await resendLead(outbox, id, 'account-1')).toBe(true)
  await delivery.deliverDue()
  expect(crm.arrivals).toHaveLength(attempts + 1)
  const { timeline = [], lead } = (await readTimeline(outbox, id)) ?? {}
  expect(lead?.state).toBe('delivered')
  expect(timeline[0]).toMatchObject({ kind: 'received' })
  expect(timeline[1]).toMatchObject({ kind: 'attempt', status: 500, detail: '<h1>Out of order</h1>' })
  expect(timeline.slice(-4)).toMatchObject([
    { kind: 'parked' },
    { kind: 'resent', actor: 'account-1' },
    { kind: 'attempt', forwarder: 'webhook', status: 200, detail: '{"id": 7}' },
    { kind: 'delivered' },
  ])
})

for (const status of [400, 422]) {
  test(`${status} parks a lead at once`, async ({ world: { submit, wait, crm, outbox, delivery } }) => {
    crm.behaviour = { status }
    await submit(1)
    await wait(DAY, HOUR)
    expect(crm.arrivals).toHaveLength(1)
    expect(await countLeads(outbox)).toMatchObject({ parked: 1 })
    expect(await alarmsOf({ outbox, delivery })).toEqual([])
  })
}

for (const status of [401, 404, 302]) {
  test(`${status} raises an alarm until a lead gets through; no redirect is followed`, async ({
    world: { submit, wait, crm, outbox, clock, delivery },
  }) => {
    crm.behaviour = { status, headers: { location: crm.url.replace('/hook', '/elsewhere') } }
    await submit(1)
    expect(crm.arrivals).toHaveLength(1)
    expect(await alarmsOf({ outbox, delivery })).toEqual([{ forwarder: 'webhook', status, at: clock.time }])
    crm.behaviour = { status: 200 }
    await wait(5 * MINUTE)
    expect(await alarmsOf({ outbox, delivery })).toEqual([])
    expect(await countLeads(outbox)).toMatchObject({ delivered: 1 })
  })
}

test('a CRM in trouble gets a few attempts at a time, not the whole list', async ({
  world: { submit, crm, outbox },
}) => {
  crm.behaviour = { status: 500 }
  await submit(40)
  expect(crm.arrivals.length).toBeLessThanOrEqual(8)
  expect(await countLeads(outbox)).toMatchObject({ waiting: 40 })
})

test('of two ways to the CRM, the one that works is not repeated for the one that does not', async ({
  world: { outbox, clock, crm },
}) => {
  const other = await new Crm(clock.now).start()
  onTestFinished(() => other.stop())
  const both = new Delivery(outbox, [
    webhookForwarder(crm.url),
    { ...webhookForwarder(other.url), name: 'other' },
  ])
  other.behaviour = { status: 500 }
  await outbox.submit(sampleSubmission())
  await both.deliverDue()
  expect(await countLeads(outbox)).toMatchObject({ waiting: 1 })
  other.behaviour = { status: 200 }
  clock.advance(HOUR)
  await both.deliverDue()
  expect(crm.arrivals).toHaveLength(1)
  expect(other.arrivals).toHaveLength(2)
  expect(await countLeads(outbox)).toMatchObject({ delivered: 1 })
})

test('a lead whose sender died is sent by another, once the lease has run out', async ({
  world: { outbox, clock, crm, delivery },
}) => {
  await outbox.submit(sampleSubmission())
  const claimed = await outbox.claimNext()
  expect(claimed).not.toBeNull()
  clock.advance(MINUTE)
  await delivery.deliverDue()
  expect(crm.arrivals).toHaveLength(0)
  clock.advance(2 * MINUTE)
  await delivery.deliverDue()
  expect(crm.arrivals).toHaveLength(1)
  // The one that was thought dead comes back: it has no say any more.
  if (claimed) await outbox.record(claimed, null, 'parked')
  expect(await countLeads(outbox)).toMatchObject({ delivered: 1 })
})

test('without a CRM, leads wait where staff see them', async ({ world: { outbox } }) => {
  await outbox.submit(sampleSubmission())
  await new Delivery(outbox, []).deliverDue()
  expect(await countLeads(outbox)).toMatchObject({ waiting: 1 })
})
