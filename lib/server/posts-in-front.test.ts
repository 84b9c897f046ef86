import { once } from 'node:events'
import { Agent, createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test as base, describe, expect, onTestFinished } from 'vitest'
import { headersFor } from './headers/by-address.ts'
import { answerInFront, takeInFront } from './posts-in-front.ts'

const takeLeads = (handle: (request: Request) => Promise<Response>) =>
  takeInFront('/api/leads', 'application/json', handle)

const JSON_TYPE = { 'content-type': 'application/json' }

/** A server that says which requests it was left. */
async function startFront() {
  const server = createServer((request, response) => {
    if (!answerInFront(request, response)) response.end('passed on')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => {
    globalThis.montagePostsInFront = undefined
    agent.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  /** All through one connection. */
  return async (path: string, headers: Record<string, string>, body = '{}', method = 'POST') => {
    const request = httpRequest({ port, host: '127.0.0.1', agent, path, method, headers })
    request.end(body)
    const [answer] = await once(request, 'response')
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: await text(answer),
      reused: request.reusedSocket,
    }
  }
}

const test = base.extend('send', () => startFront())

test('a lead in JSON is answered by its handler, with the headers of every answer', async ({ send }) => {
  const seen: unknown[] = []
  takeLeads(async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const forwarded = request.headers.get('x-forwarded-for')
    seen.push([request.method, pathname, searchParams.get('lang'), forwarded, await request.json()])
    return Response.json({ ok: true }, { status: 202, headers: { 'cache-control': 'no-store' } })
  })
  const address = '/api/leads?lang=fr'
  const type = { 'content-type': 'Application/JSON; charset=utf-8', 'x-forwarded-for': '192.0.2.1' }
  const { status, headers, body } = await send(address, type, '{"a":"é"}')
  expect([status, body]).toEqual([202, '{"ok":true}'])
  expect(headers).toMatchObject({
    ...headersFor('/api/leads'),
    'cache-control': 'no-store',
    'content-type': 'application/json',
    'content-length': '11',
  })
  // What a client says of its address stands before what the socket says.
  expect(seen).toEqual([['POST', '/api/leads', 'fr', '192.0.2.1, 127.0.0.1', { a: 'é' }]])
})

describe('is left to Next', () => {
  for (const [what, path, headers, method] of [
    ['a form', '/api/leads', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a form in parts', '/api/leads', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['a post without a type', '/api/leads', {}],
    ['another type that begins alike', '/api/leads', { 'content-type': 'application/json-patch+json' }],
    ['a photo', '/api/leads/photos', JSON_TYPE],
    ['an address that begins alike', '/api/leads2', JSON_TYPE],
    ['another method', '/api/leads', JSON_TYPE, 'PUT'],
  ] as const) {
    test(what, async ({ send }) => {
      takeLeads(async () => new Response('taken'))
      expect((await send(path, headers, '{}', method)).body).toBe('passed on')
    })
  }
  test('every lead, while nobody takes them', async ({ send }) => {
    expect((await send('/api/leads', JSON_TYPE)).body).toBe('passed on')
  })
})

test('a handler that reads nothing, or only the beginning, does not hold up the connection', async ({
  send,
}) => {
  const large = 'x'.repeat(1_000_000)
  takeLeads(async () => new Response(null, { status: 403 }))
  await send('/api/leads', JSON_TYPE, large)
  takeLeads(async (request) => {
    for await (const _ of request.body ?? []) break
    return new Response(null, { status: 413, headers: { connection: 'close' } })
  })
  expect(await send('/api/leads', JSON_TYPE, large)).toMatchObject({ status: 413, reused: true })
})

test('a host that is none is no reason to fail', async ({ send }) => {
  takeLeads(async (request) => new Response(request.url))
  const { body } = await send('/api/leads', { ...JSON_TYPE, host: 'a b' })
  expect(body).toBe('http://localhost/api/leads')
})

test('an address has one media type of its own, and an answer may be empty', async ({ send }) => {
  takeLeads(async () => new Response('a lead'))
  takeInFront('/api/visits', 'text/plain', async () => new Response(null, { status: 204 }))
  const plain = { 'content-type': 'text/plain;charset=UTF-8' }
  expect(await send('/api/visits', plain)).toMatchObject({ status: 204, body: '' })
  expect((await send('/api/visits', JSON_TYPE)).body).toBe('passed on')
  expect((await send('/api/leads', plain)).body).toBe('passed on')
})

test('a handler that fails cuts the connection', async ({ send }) => {
  takeLeads(async () => {
    throw new Error('No')
  })
  await expect(send('/api/leads', JSON_TYPE)).rejects.toMatchObject({ code: 'ECONNRESET' })
})
