import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { failedPage } from '#lib/server/failed-page.ts'
import { headersFor, PROTECTING } from '#lib/server/headers/by-address.ts'
import { CONFIGURED_POLICY, DATA_POLICY } from '#lib/server/headers/content-policy.ts'
import { DRAFT_COOKIE } from '#lib/server/next-internals.ts'
import { protect } from './protect.ts'

const POLICY = 'content-security-policy'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** What a real server answers whose answers are protected. */
async function answerOf(handle: RequestListener, path = '/', headers = {}) {
  const server = createServer((incoming, response) => {
    protect(incoming, response)
    handle(incoming, response)
  }).listen(0, '127.0.0.1')
  closing.push(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sent = request({ host: '127.0.0.1', port, path, headers }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

const page: RequestListener = (_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader(POLICY, CONFIGURED_POLICY)
  response.write('<script>')
  response.end('a()</script>')
}

test('a page comes whole, with the hashes of its scripts', async () => {
  const { headers, body } = await answerOf(page)
  expect(body).toBe('<script>a()</script>')
  expect(headers[POLICY]).toMatch(/script-src 'self' 'sha256-[^']+'; style-src 'self';/)
  for (const name of PROTECTING) expect(headers[name]).toBeDefined()
})

test('a page that failed has the text of both languages in place of what Next made of it, and names no file to load', async () => {
  const { status, headers, body } = await answerOf((incoming, response) => {
    response.statusCode = 500
    response.setHeader('link', '</font.woff2>; rel=preload')
    page(incoming, response)
  })
  expect(status).toBe(500)
  expect(body).toBe(failedPage())
  expect(headers.link).toBeUndefined()
  expect(headers[POLICY]).toMatch(/style-src 'self' 'sha256-/)
})

test('a page with drafts is told by the cookie that the proxy has left in the request', async () => {
  const cookie = `${DRAFT_COOKIE}=x`
  const isDraft = async (handle: RequestListener) => {
    const { headers } = await answerOf(handle, '/', { cookie })
    return String(headers[POLICY]).includes("style-src 'self' 'unsafe-inline'")
  }
  expect(await isDraft(page)).toBe(true)
  const withoutCookie: RequestListener = (incoming, response) => {
    delete incoming.headers.cookie
    page(incoming, response)
  }
  expect(await isDraft(withoutCookie)).toBe(false)
})

test('data, an error and a redirect load nothing', async () => {
  for (const status of [200, 308, 500]) {
    const { headers } = await answerOf((_, response) => {
      response.setHeader(POLICY, CONFIGURED_POLICY)
      response.writeHead(status, { 'content-type': 'text/plain' }).end('x')
    }, '/api/x?a=b')
    expect(headers).toMatchObject(headersFor('/api/x'))
  }
})

test('an answer keeps what it says itself, beside what next.config.ts says', async () => {
  const { headers } = await answerOf((_, response) => {
    response.setHeader(POLICY, [CONFIGURED_POLICY, 'sandbox'])
    response.setHeader('referrer-policy', 'no-referrer')
    response.end()
  })
  expect(headers).toMatchObject({
    [POLICY]: `${CONFIGURED_POLICY}, sandbox`,
    'referrer-policy': 'no-referrer',
  })
})

test('304 has no policy: a browser would put it in place of the one that fits', async () => {
  const { status, headers } = await answerOf((_, response) => {
    response.setHeader(POLICY, CONFIGURED_POLICY)
    response.statusCode = 304
    response.end()
  })
  expect(status).toBe(304)
  expect(headers[POLICY]).toBeUndefined()
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
})

test('a stream goes through as it comes', async () => {
  const { headers, body } = await answerOf((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.flushHeaders()
    response.write('a')
    response.end('b')
  })
  expect([headers[POLICY], body]).toEqual([DATA_POLICY, 'ab'])
})
