import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROTECTING } from './headers/by-address.ts'
import { createSiteServer } from './http-server.ts'

let server: Server
beforeAll(async () => {
  server = createSiteServer(({ headers, url }, response) => response.end(`${headers.host} ${url}`))
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => void server.close())

/** The status and the body of the answer to these lines, in which `Host` is said as a client says it. */
async function answerTo(...lines: string[]) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body }
}

test.each([
  ['Host: montage.example', '/faq'],
  ['Host: montage.example:443', '/faq'],
  ['Host: [::1]:3000', '/faq'],
  ['Host: caf%C3%A9.example', '/faq'],
  ['Host:', '/faq'],
  ['Host: montage.example', '/%ff'],
  ['Host: montage.example', '/faq?x=%ff'],
  ['Host: montage.example', '/api/leads?x=%ff'],
  ['Host: montage.example', '/studio-guide/%ff'],
  ['Host: montage.example', '/api/%C3%A9'],
])('%s, %s goes on', async (host, path) => {
  const { status, body } = await answerTo(`GET ${path} HTTP/1.1`, host)
  expect([status, body]).toEqual([200, `${host.slice(6).trim()} ${path}`])
})

test.each([
  ['Host: a@b', '/'],
  ['Host: a b', '/'],
  ['Host: a/b', '/'],
  ['Host: a?b', '/'],
  ['Host: a:b', '/'],
  ['Host: a:99999', '/'],
  ['Host: [x]', '/'],
  ['Host: %zz', '/'],
  ['Host: a,b\r\nHost: a,b', '/'],
  ['Host: a\r\nHost: evil.test', '/faq'],
  ['Host: a\r\nhost: a', '/faq'],
  ['Host: a', '/api/%ff'],
  ['Host: a', '/api/lake/v1/%'],
  ['Host: a', '/api/leads/staff/%E9?x'],
  ['Host: a', '/sitemap/%ff'],
  ['Host: a', '/social/en/%C3'],
  ['Host: a', '/studio/%ff'],
])('%s, %s is refused', async (host, path) => {
  const { status, head, body } = await answerTo(`POST ${path} HTTP/1.0`, host, 'Content-Length: 0')
  expect(status).toBe(400)
  expect(body).toMatch(/^(?:The|A) .+\.\n$/)
  for (const name of [...PROTECTING, 'cache-control: no-store']) expect(head).toContain(`\r\n${name}`)
})

test.each([
  ['http://montage.example/faq?x=1', 'montage.example /faq?x=1'],
  ['HTTP://montage.example', 'montage.example /'],
  ['https://montage.example:8443?x=1', 'montage.example:8443 /?x=1'],
])('a whole address, as proxies are sent it: %s', async (address, seen) => {
  const { status, body } = await answerTo(`GET ${address} HTTP/1.1`, 'Host: other.example')
  expect([status, body]).toEqual([200, seen])
})

test('a whole address may name no odd host either', async () => {
  expect((await answerTo('GET http://a@b/faq HTTP/1.1', 'Host: a')).status).toBe(400)
})

test.each(['websocket', 'h2c', 'TLS/1.0, HTTP/2.0'])('a wish for %s is ignored', async (protocol) => {
  const { status, body } = await answerTo(
    'GET /faq HTTP/1.1',
    'Host: a',
    'Connection: Upgrade',
    `Upgrade: ${protocol}`,
  )
  expect([status, body]).toEqual([200, 'a /faq'])
})

test('what only Next.js says is taken out', async () => {
  server.once('request', ({ headers }) => expect(headers['x-middleware-subrequest']).toBeUndefined())
  await answerTo('GET / HTTP/1.1', 'Host: a', 'x-middleware-subrequest: proxy')
  expect.assertions(1)
})
