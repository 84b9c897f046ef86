import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { protect } from '#lib/stored-pages/protect.ts'
import { CONFIGURED, headersFor, isConfigured, withoutConfigured } from './by-address.ts'

/** As Next.js does: its configuration first, and of what the route says only what has another name. */
const next =
  (said: Record<string, string>): RequestListener =>
  ({ url = '' }, response) => {
    const matching = CONFIGURED.filter(({ source }) => url.startsWith(source.replace('/:path*', '')))
    const configured = new Map(
      matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
    )
    for (const [name, value] of configured) response.setHeader(name, value)
    for (const [name, value] of Object.entries(said)) {
      if (response.getHeader(name) === undefined) response.appendHeader(name, value)
    }
  }

function headersOf(url: string, said: Record<string, string>) {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method: 'GET' })
  const response = new ServerResponse(request)
  withoutConfigured(next(said))(request, response)
  return response.getHeaders()
}

test.each([
  ['/api/lake/files/montage/production/a.csv', { 'content-security-policy': "default-src 'none'; sandbox" }],
  ['/api/lake/v1/auth/link', { 'referrer-policy': 'no-referrer' }],
  ['/studio/x', { 'cross-origin-opener-policy': 'unsafe-none' }],
  ['/', { 'x-frame-options': 'DENY', 'x-content-type-options': 'other' }],
])('what a route says at %s arrives, and nothing else is said', (url, said) => {
  expect(headersOf(url, said)).toEqual(said)
})

test('what the configuration says at another address is not taken from an answer', () => {
  const said = { 'cross-origin-opener-policy': 'same-origin-allow-popups' }
  expect(isConfigured('/studio', 'Cross-Origin-Opener-Policy', 'same-origin-allow-popups')).toBe(true)
  expect(headersOf('/faq', said)).toEqual(said)
})

test('the answer has at its end what it does not say itself', () => {
  const request = Object.assign(new IncomingMessage(new Socket()), { url: '/api/x', method: 'GET' })
  const response = new ServerResponse(request)
  protect(request, response)
  withoutConfigured(next({ 'referrer-policy': 'no-referrer' }))(request, response)
  response.end()
  expect(response.getHeaders()).toMatchObject({ ...headersFor('/api/x'), 'referrer-policy': 'no-referrer' })
})
