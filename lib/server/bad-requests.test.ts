import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerBadRequests } from './bad-requests.ts'
import { PROTECTING } from './headers/by-address.ts'

let server: Server
beforeAll(async () => {
  server = createServer((_, response) => response.end('well')).listen(0, '127.0.0.1')
  answerBadRequests(server)
  await once(server, 'listening')
})
afterAll(() => void server.close())

async function send(request: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(request)
  return text(socket)
}

test.each([
  ['no HTTP', 'nonsense\r\n\r\n', 400],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
  ],
  ['a header too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s', async (_, request, status) => {
  const answer = await send(request)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .+\\r\\n`))
  for (const name of PROTECTING) expect(answer).toContain(`\r\n${name}: `)
  expect(answer).toMatch(/\r\n\r\n$/)
})

test('what came after a good answer on the same connection', async () => {
  const answer = await send('GET / HTTP/1.1\r\nHost: a\r\n\r\nnonsense\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/)
})
