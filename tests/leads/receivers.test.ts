import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { takeStep } from '#lib/leads/life/steps.ts'
import { Outbox } from '#lib/leads/outbox.ts'
import { newsTeller } from '#lib/leads/receivers/tell.ts'
import { erasePerson, releaseLead, resendLead } from '#lib/leads/staff/actions.ts'
import { readTimeline } from '#lib/leads/staff/timeline.ts'
import { openLeadDatabase } from '#lib/leads/store/database.ts'
import { withdrawConsent } from '#lib/leads/withdrawal.ts'
import { MESSAGES } from '#lib/openapi/openapi.ts'
import { signatureProblem } from '#lib/server/standard-webhooks.ts'
import { newDatabase } from './databases.ts'
import { ENGINES } from './postgres.ts'
import { sampleSubmission } from './samples.ts'
import { Clock, temporaryFolder } from './temporary-outbox.ts'

const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
const HOUR = 3_600_000

interface Arrival {
  id: string
  type: string
  payload: Record<string, unknown>
  /** What is wrong with the signature; null when it is right. */
  problem: string | null
}

/** A receiver behind a real HTTP server, which keeps what it has not seen, by `webhook-id`, as the standard says. */
async function startReceiver(name: string) {
  const arrivals: Arrival[] = []
  /** How the next posts are answered; 200 after that. `lost`: it is taken, and the answer does not arrive. */
  const answers: (number | 'slow' | 'lost')[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const headers = new Headers(Object.entries(request.headers).map(([one, value]) => [one, String(value)]))
    const answer = answers.shift() ?? 200
    if (answer === 'slow' || answer === 'lost' || answer < 300) {
      const problem = signatureProblem(headers, Buffer.from(body), SECRET, Date.now())
      arrivals.push({ id: headers.get('webhook-id') ?? '', problem, ...JSON.parse(body) })
    }
    if (answer === 'lost') return void request.socket.destroy()
    if (answer === 'slow') await new Promise((done) => setTimeout(done, 1_000))
    response.writeHead(typeof answer === 'number' ? answer : 200).end('{}')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  const seen = () => new Map(arrivals.map((arrival) => [arrival.id, arrival]))
  return { name, url, secret: SECRET, arrivals, answers, kept: () => [...seen().values()] }
}

async function siteWith(engine: string, receivers: Awaited<ReturnType<typeof startReceiver>>[]) {
  const clock = new Clock()
  const settings = {
    DATA_DIR: temporaryFolder(),
    LEADS_DATABASE_URL: engine === 'postgres' ? await newDatabase() : undefined,
  }
  const open = async () => {
    const database = await openLeadDatabase(settings)
    onTestFinished(() => database.db.destroy())
    const names = receivers.map(({ name }) => name)
    return new Outbox(database, { perHour: 0, minFillSeconds: 0 }, clock.now, { receivers: names })
  }
  const outbox = await open()
  const tell = newsTeller(outbox, receivers, 300)
  const submission = sampleSubmission()
  const { submission_id: id, reference } = submission.lead
  return { clock, open, outbox, tell, submission, id, reference }
}

describe.for(ENGINES)('%s', (engine) => {
  test('each receiver gets the lead, its states and a withdrawal, signed and in their order', async () => {
    const receivers = [await startReceiver('invoices'), await startReceiver('stock')]
    const { outbox, tell, submission, id, reference } = await siteWith(engine, receivers)
    await outbox.submit(submission)
    await takeStep(outbox, id, { step: 'match', by: 'staff' })
    await takeStep(outbox, id, { step: 'schedule', by: 'crm', appointment: { day: '2026-12-10' } })
    await withdrawConsent(outbox, id)
    await tell()
    for (const { arrivals } of receivers) {
      expect(arrivals.map(({ type }) => type)).toEqual([
        'lead',
        'lead_status',
        'lead_status',
        'consent_withdrawn',
      ])
      expect(arrivals.map(({ problem }) => problem)).toEqual([null, null, null, null])
      expect(new Set(arrivals.map((arrival) => arrival.id)).size).toBe(4)
      for (const { type, payload } of arrivals) {
        const { error } = MESSAGES[type as keyof typeof MESSAGES].safeParse(payload)
        expect(error, `${type} as /api/openapi.json describes it`).toBeUndefined()
      }
      expect(arrivals[0]?.payload).toMatchObject({ submission_id: id, reference })
      expect(arrivals[2]).toMatchObject({
        payload: { status: 'scheduled', sequence: 2, day: '2026-12-10', event_id: arrivals[2]?.id },
      })
    }
    await tell()
    expect(receivers.map(({ arrivals }) => arrivals.length)).toEqual([4, 4])
  })

  test('a receiver that fails, is slow or loses answers gets each message in the end, and delays no other', async () => {
    const [bad, good] = [await startReceiver('bad'), await startReceiver('good')]
    const { outbox, clock, tell, submission, id } = await siteWith(engine, [bad, good])
    bad.answers.push(500, 'slow', 'lost', 429, 401)
    await outbox.submit(submission)
    await takeStep(outbox, id, { step: 'match', by: 'staff' })
    await tell()
    expect(good.arrivals.map(({ type }) => type)).toEqual(['lead', 'lead_status'])
    for (let round = 0; round < 12; round += 1) {
      clock.advance(HOUR)
      await tell()
    }
    expect(bad.kept().map(({ type }) => type)).toEqual(['lead', 'lead_status'])
    // It got some twice: the answer had not arrived. The id is the same.
    expect(bad.arrivals.length).toBeGreaterThan(2)
    const { timeline = [] } = (await readTimeline(outbox, id)) ?? {}
    const told = timeline.filter(({ kind, forwarder }) => kind === 'told' && forwarder === 'bad')
    expect(told.map(({ status }) => status)).toEqual([500, null, null, 429, 401, 200, 200])
  })

  test('what is refused is not sent again by itself; sent again by staff, it has another id', async () => {
    const receiver = await startReceiver('invoices')
    const { outbox, clock, tell, submission, id } = await siteWith(engine, [receiver])
    receiver.answers.push(422)
    await outbox.submit(submission)
    await tell()
    clock.advance(HOUR)
    await tell()
    expect(receiver.arrivals).toEqual([])
    expect(await resendLead(outbox, id, 'account-1')).toBe(true)
    await tell()
    expect(await resendLead(outbox, id, 'account-1')).toBe(true)
    await tell()
    expect(new Set(receiver.arrivals.map((arrival) => arrival.id)).size).toBe(2)
  })

  test('two processes send each message once; after three days it is given up', async () => {
    const receiver = await startReceiver('invoices')
    const { outbox, open, clock, tell, submission } = await siteWith(engine, [receiver])
    await outbox.submit(submission)
    await Promise.all([tell(), newsTeller(await open(), [receiver], 300)()])
    expect(receiver.arrivals).toHaveLength(1)
    receiver.answers.push(...Array<number>(500).fill(503))
    const other = sampleSubmission()
    await outbox.submit(other)
    for (let hours = 0; hours < 80; hours += 1) {
      clock.advance(HOUR)
      await tell()
    }
    const attempts = 500 - receiver.answers.length
    clock.advance(24 * HOUR)
    await tell()
    expect(500 - receiver.answers.length).toBe(attempts)
    expect(attempts).toBeGreaterThan(70)
  })

  test('suspected spam is told once staff release it, and nothing of who was erased', async () => {
    const receiver = await startReceiver('invoices')
    const { outbox, tell, submission, id } = await siteWith(engine, [receiver])
    await outbox.submit({ ...submission, lead: { ...submission.lead, honeypot: 'x' } })
    await tell()
    expect(receiver.arrivals).toEqual([])
    await releaseLead(outbox, id, 'account-1')
    await erasePerson(outbox, submission.lead.email, null)
    await tell()
    expect(receiver.arrivals).toEqual([])
    expect(await outbox.db.selectFrom('receiver_news').selectAll().execute()).toEqual([])
  })
})

test('a message that a receiver repeats is in the story without the secret', async () => {
  const receiver = await startReceiver('invoices')
  const { outbox, submission, id } = await siteWith('sqlite', [receiver])
  receiver.answers.push(500)
  await outbox.submit(submission)
  await newsTeller(outbox, [receiver], 300)()
  expect(JSON.stringify(await readTimeline(outbox, id))).not.toContain(SECRET)
})
