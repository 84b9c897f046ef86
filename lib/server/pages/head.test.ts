import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Head } from './head.ts'

const LINES = ['Content-Type', 'text/plain', 'X-Two', 'a', 'X-Two', 'b', 'Content-Length', '4']

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

/** What a server says on one connection, whole. */
async function talk(requests: string, answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.end(requests)
  return text(socket)
}

/** Answers with a head, and counts how often Node was asked to make it. */
function answering(head: Head) {
  const made = { times: 0 }
  const answer = (response: ServerResponse) => {
    const { writeHead } = response
    response.writeHead = ((...values: Parameters<typeof writeHead>) => {
      made.times += 1
      return writeHead.apply(response, values)
    }) as typeof writeHead
    head.write(response).end(head.status === 304 ? undefined : 'body')
  }
  return { made, answer }
}

const request = (method = 'GET', version = '1.1', more = '') =>
  `${method} / HTTP/${version}\r\nHost: a\r\n${more}\r\n`
const LAST = request('GET', '1.1', 'Connection: close\r\n')

for (const [what, status, method] of [
  ['an answer', 200, 'GET'],
  ['an answer of another status', 404, 'GET'],
  ['an answer without its body', 200, 'HEAD'],
  ['an answer that nothing has changed', 304, 'GET'],
] as const) {
  test(`${what} is sent again as Node made it, also to requests that came together`, async () => {
    const { made, answer } = answering(new Head(status, LINES))
    const all = await talk(request(method).repeat(3) + LAST, answer)
    const [first, second, third, last, ...more] = all.split('HTTP/1.1 ').slice(1)
    expect(first).toMatch(/\r\nDate: .+ GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=5\r\n\r\n/)
    expect([second, third]).toEqual([first, first])
    expect(last).toContain('\r\nConnection: close\r\n')
    expect(more).toEqual([])
    // The first, and the one that closes the connection.
    expect(made.times).toBe(2)
  })
}

test('the date is that of the second', async () => {
  const head = new Head(200, LINES)
  const { made, answer } = answering(head)
  await talk(request().repeat(2) + LAST, answer)
  vi.setSystemTime(Date.now() + 1_000)
  await talk(request().repeat(2) + LAST, answer)
  expect(made.times).toBe(4)
})

test('what a connection or the server asks for comes from Node', async () => {
  const head = new Head(200, LINES)
  const { answer } = answering(head)
  await talk(request() + LAST, answer)
  expect(await talk(request('GET', '1.0'), answer)).toContain('\r\nConnection: close\r\n')
  const kept = await talk(request('GET', '1.0', 'Connection: keep-alive\r\n'), answer)
  expect(kept).toContain('\r\nConnection: keep-alive\r\n')
  // As a server that is told to end does (lib/server/drain.ts).
  const drained = await talk(request(), (response) => {
    response.setHeader('connection', 'close')
    answer(response)
  })
  expect(drained).toMatch(/\r\nconnection: close\r\n/i)
  expect(drained).not.toContain('keep-alive')
})

test('the texts of 2,000 heads are kept, those that were made last', async () => {
  const heads = Array.from({ length: 2_001 }, () => answering(new Head(200, LINES)))
  const turns = [...heads, heads.at(-1), heads[0]]
  await talk(request().repeat(turns.length), (response) => turns.shift()?.answer(response))
  expect([heads.at(-1)?.made.times, heads[0]?.made.times]).toEqual([1, 2])
})

test('lines that are no lines of a head are refused', async () => {
  await talk(LAST, (response) => {
    expect(() => new Head(200, ['X-Two', 'a\r\nb']).write(response)).toThrow('Invalid character')
    response.end()
  })
})
