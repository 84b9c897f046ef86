import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { highLevelForwarder } from '#lib/leads/forwarders/highlevel.ts'
import { sampleSubmission } from './samples.ts'

interface Call {
  path: string
  headers: Record<string, unknown>
  body: Record<string, unknown>
}

/** A stand-in for HighLevel's contacts API: it knows one contact, and answers as its documentation says. */
async function startHighLevel(statusOf: (path: string) => number = () => 0) {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    const path = `${request.method} ${request.url}`
    const body = (await json(request)) as Record<string, unknown>
    calls.push({ path, headers: request.headers, body })
    const answers: Record<string, [number, object]> = {
      'POST /contacts/upsert': [200, { new: true, contact: { id: 'seD4PfOuKoVMLkEZqohJ' } }],
      'POST /contacts/seD4PfOuKoVMLkEZqohJ/tags': [201, { tags: body.tags }],
      'POST /contacts/seD4PfOuKoVMLkEZqohJ/notes': [201, { note: {} }],
    }
    const [status, answer] = answers[path] ?? [404, {}]
    response.writeHead(statusOf(path) || status, { 'retry-after': '7' }).end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const forwarder = highLevelForwarder({
    apiUrl: `http://127.0.0.1:${port}/`,
    token: 'pit-token',
    locationId: 've9EPM428h8vShlRW1KT',
  })
  const { lead } = sampleSubmission()
  const signal = AbortSignal.timeout(5_000)
  const withdrawn = { ...lead, marketing_consent_withdrawn_at: '2026-11-24T05:00:00.000Z' }
  return {
    calls,
    lead,
    send: () => forwarder.send(lead, signal),
    withdraw: () => forwarder.withdraw(withdrawn, signal),
  }
}

test('a lead is a contact, tags that are added to its own, and a note', async () => {
  const { calls, lead, send } = await startHighLevel()
  expect(await send()).toMatchObject({ kind: 'delivered', status: 201 })
  const [contact, tags, note] = calls
  expect(calls).toHaveLength(3)
  for (const { headers } of calls) {
    expect(headers).toMatchObject({ authorization: 'Bearer pit-token', version: '2021-07-28' })
  }
  expect(contact?.body).toEqual({
    locationId: 've9EPM428h8vShlRW1KT',
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    city: lead.city,
    state: 'QC',
    country: 'CA',
    source: 'montage',
  })
  expect(contact?.body, 'tags of an upsert would replace those there are').not.toHaveProperty('tags')
  expect(tags).toMatchObject({
    path: expect.stringContaining('/tags'),
    body: { tags: ['montage', 'tv-audio', 'lang-fr'] },
  })
  expect(note?.body.body).toContain(`message: ${lead.message}`)
  expect(note?.body.body).toContain(`submission_id: ${lead.submission_id}`)
})

test.each([
  [429, { kind: 'retry', retryAfter: 7_000, isAlarm: false }],
  [500, { kind: 'retry', isAlarm: false }],
  [400, { kind: 'refused' }],
  [422, { kind: 'refused' }],
  [401, { kind: 'retry', isAlarm: true }],
])('%i at each step', async (status, outcome) => {
  for (const step of ['/upsert', '/tags', '/notes']) {
    const { send } = await startHighLevel((path) => (path.endsWith(step) ? status : 0))
    expect(await send(), step).toMatchObject({ status, ...outcome })
  }
})

test('no connection is a reason to try again', async () => {
  const forwarder = highLevelForwarder({ apiUrl: 'http://127.0.0.1:9', token: 't', locationId: 'l' })
  expect(await forwarder.send(sampleSubmission().lead, AbortSignal.timeout(5_000))).toMatchObject({
    kind: 'retry',
    status: null,
  })
})

test('a withdrawn consent is a tag of the contact, and a note with the time', async () => {
  const { calls, lead, withdraw } = await startHighLevel()
  expect(await withdraw()).toMatchObject({ kind: 'delivered', status: 201 })
  expect(calls.map(({ body }) => body)).toMatchObject([
    { email: lead.email },
    { tags: ['consent-withdrawn'] },
    { body: `Consent to commercial messages withdrawn: 2026-11-24T05:00:00.000Z (${lead.reference})` },
  ])
})
