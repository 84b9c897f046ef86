import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Delivery } from '#lib/leads/delivery.ts'
import { highLevelForwarder } from '#lib/leads/forwarders/highlevel.ts'
import { webhookForwarder } from '#lib/leads/forwarders/webhook.ts'
import { handleStatus } from '#lib/leads/http/handle-status.ts'
import { takeStep } from '#lib/leads/life/steps.ts'
import { Outbox } from '#lib/leads/outbox.ts'
import { erasePerson } from '#lib/leads/staff/actions.ts'
import { openLeadDatabase } from '#lib/leads/store/database.ts'
import { newDatabase } from './databases.ts'
import { ENGINES } from './postgres.ts'
import { sampleSubmission } from './samples.ts'
import { Clock, temporaryFolder } from './temporary-outbox.ts'

interface Told {
  path: string
  body: { type?: string; payload?: Record<string, unknown>; tags?: string[]; body?: string }
}

/** A CRM behind a real HTTP server, and a site that tells it the states of requests. */
async function siteWithCrm(engine: string) {
  const told: Told[] = []
  /** The statuses of the next answers; 200 when there is none. */
  const answers: number[] = []
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Told['body']
    const status = answers.shift() ?? 200
    if (status < 300) told.push({ path: request.url ?? '', body })
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"contact":{"id":"c1"}}')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const clock = new Clock()
  const store = {
    DATA_DIR: temporaryFolder(),
    LEADS_DATABASE_URL: engine === 'postgres' ? await newDatabase() : undefined,
  }
  const open = async () => {
    const database = await openLeadDatabase(store)
    onTestFinished(() => database.db.destroy())
    return new Outbox(database, { perHour: 0, minFillSeconds: 0 }, clock.now, { tellsStates: true })
  }
  const outbox = await open()
  const submission = sampleSubmission()
  await outbox.submit(submission)
  const { submission_id: id, reference } = submission.lead
  const webhook = webhookForwarder(`${url}/hook`)
  const states = () => told.flatMap(({ body }) => (body.type === 'lead_status' ? [body.payload?.status] : []))
  return { outbox, open, clock, told, answers, url, webhook, id, reference, states }
}

describe.for(ENGINES)('%s', (engine) => {
  test('the CRM gets the lead, then each state in its order, with an id and a sequence', async () => {
    const { outbox, webhook, told, id, reference, states } = await siteWithCrm(engine)
    const delivery = new Delivery(outbox, [webhook])
    const appointment = { day: '2026-12-10', from: '09:00', to: '11:00' }
    await takeStep(outbox, id, { step: 'quote', by: 'staff' })
    await takeStep(outbox, id, { step: 'schedule', by: 'staff', appointment })
    await takeStep(outbox, id, { step: 'cancel', by: 'customer' })
    await delivery.deliverDue()
    expect(told.map(({ body }) => body.type)).toEqual(['lead', 'lead_status', 'lead_status', 'lead_status'])
    expect(states()).toEqual(['quoted', 'scheduled', 'cancelled'])
    const payloads = told.slice(1).map(({ body }) => body.payload)
    expect(payloads[1]).toEqual({
      submission_id: id,
      reference,
      status: 'scheduled',
      at: expect.stringMatching(/Z$/),
      event_id: expect.any(String),
      sequence: 2,
      ...appointment,
    })
    expect(new Set(payloads.map((payload) => payload?.event_id)).size).toBe(3)
    await delivery.deliverDue()
    expect(told).toHaveLength(4)
  })

  test('a CRM that fails gets the states later, in their order; two processes send each once', async () => {
    const { outbox, open, clock, webhook, answers, id, states } = await siteWithCrm(engine)
    const deliveries = [new Delivery(outbox, [webhook]), new Delivery(await open(), [webhook])]
    await deliveries[0]?.deliverDue()
    await takeStep(outbox, id, { step: 'match', by: 'staff' })
    await takeStep(outbox, id, { step: 'quote', by: 'staff' })
    answers.push(503)
    await deliveries[0]?.deliverDue()
    expect(states()).toEqual([])
    clock.advance(60_000)
    for (let round = 0; round < 3; round++) await Promise.all(deliveries.map((one) => one.deliverDue()))
    expect(states()).toEqual(['matching', 'quoted'])
  })

  test('HighLevel gets a tag and a note for each state', async () => {
    const { outbox, told, url, id, reference } = await siteWithCrm(engine)
    const account = { apiUrl: url, token: 'token', locationId: 'place' }
    const delivery = new Delivery(outbox, [highLevelForwarder(account)])
    await takeStep(outbox, id, { step: 'finish', by: 'staff' })
    await delivery.deliverDue()
    expect(told.flatMap(({ body }) => body.tags ?? [])).toContain('request-done')
    expect(told.at(-1)?.body.body).toMatch(new RegExp(`^done: .* \\(${reference}\\)$`))
  })

  test('what was erased is not reported', async () => {
    const { outbox, webhook, id, states } = await siteWithCrm(engine)
    const delivery = new Delivery(outbox, [webhook])
    await delivery.deliverDue()
    await takeStep(outbox, id, { step: 'match', by: 'staff' })
    await erasePerson(outbox, 'amelie@courriel.example', null)
    await delivery.deliverDue()
    expect(states()).toEqual([])
    expect(await outbox.db.selectFrom('crm_reports').selectAll().execute()).toEqual([])
  })

  test('the CRM reports states: signed, once each, only permitted ones, never echoed', async () => {
    const { outbox, clock, webhook, id, states } = await siteWithCrm(engine)
    const secret = `whsec_${Buffer.from('a secret of thirty-two bytes 1234').toString('base64')}`
    const report = async (
      body: unknown,
      { key = secret, messageId = randomUUID(), at = Math.floor(clock.time / 1000), by = '' } = {},
    ) => {
      const text = JSON.stringify(body)
      const bytes = Buffer.from(key.replace('whsec_', ''), 'base64')
      const signature = createHmac('sha256', bytes).update(`${messageId}.${at}.${text}`).digest('base64')
      const request = new Request('http://localhost:3000/api/leads/status', {
        method: 'POST',
        body: text,
        headers: {
          'webhook-id': messageId,
          'webhook-timestamp': String(at),
          'webhook-signature': `${by}v1,${signature}`,
        },
      })
      const response = await handleStatus(request, async () => outbox, secret)
      return { status: response.status, body: await response.json() }
    }
    const matched = { submission_id: id, status: 'matching' }
    const messageId = randomUUID()
    expect(await report(matched, { messageId })).toEqual({
      status: 200,
      body: { ok: true, status: 'matching' },
    })
    // The same report again, and with two signatures, as during a change of the secret.
    expect(await report(matched, { messageId, by: 'v1,b2xk ' })).toMatchObject({ status: 200 })
    expect(await report({ ...matched, status: 'received' })).toMatchObject({ status: 409 })
    expect(await report({ ...matched, status: 'scheduled' })).toMatchObject({ status: 422 })
    expect(await report({ ...matched, status: 'scheduled', day: '2026-12-10' })).toMatchObject({
      status: 200,
    })
    expect(await report({ ...matched, status: 'flown' })).toMatchObject({ status: 422 })
    expect(await report({ ...matched, submission_id: randomUUID() })).toMatchObject({ status: 404 })
    const other = `whsec_${Buffer.from('another secret of thirty-two byte').toString('base64')}`
    expect(await report(matched, { key: other })).toMatchObject({ status: 401 })
    expect(await report(matched, { at: Math.floor(clock.time / 1000) - 400 })).toMatchObject({ status: 401 })
    const unsigned = () =>
      new Request('http://localhost:3000/api/leads/status', { method: 'POST', body: '{}' })
    expect((await handleStatus(unsigned(), async () => outbox, secret)).status).toBe(401)
    expect((await handleStatus(unsigned(), async () => outbox, undefined)).status).toBe(404)
    await new Delivery(outbox, [webhook]).deliverDue()
    expect(states()).toEqual([])
  })
})
