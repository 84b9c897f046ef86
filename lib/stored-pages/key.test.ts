import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { questionOf, withoutRouterMark } from './key.ts'

const request = (url: string, headers: IncomingMessage['headers'] = {}, method = 'GET') =>
  ({ url, headers, method }) as IncomingMessage
const keyOf = (...values: Parameters<typeof request>) => questionOf(request(...values))?.address

describe('what an answer depends on', () => {
  test.each([
    ['a page', '/tv-mounting', '/tv-mounting'],
    ['the French page', '/tv-mounting?lang=fr', '/tv-mounting?lang=fr'],
    ['where a visitor came from', '/tv-mounting?utm_source=x&utm_medium=y', '/tv-mounting'],
    ['the same in French', '/tv-mounting?utm_source=x&lang=fr&gclid=1', '/tv-mounting?lang=fr'],
    ['a parameter that the page does not know', '/reviews?ref=newsletter', '/reviews'],
    ['an empty query', '/?', '/'],
    ['a language that the site has not', '/faq?lang=frr', '/faq'],
    ['a form', '/get-quote?utm_source=x', '/get-quote'],
    ['a part of the sitemap', '/sitemap/city-1.xml', '/sitemap/city-1.xml'],
    ['the search index', '/api/search-index?lang=fr', '/api/search-index?lang=fr'],
    ['the texts of a city', '/api/in-city/laval?lang=fr', '/api/in-city/laval?lang=fr'],
    ['a picture for sharing', '/social/service/tv-mounting/en/1.png', '/social/service/tv-mounting/en/1.png'],
  ])('%s', (_, url, key) => {
    expect(keyOf(url)).toBe(key)
    expect(keyOf(url, {}, 'HEAD')).toBe(key)
  })
})

test.each<[string, ...Parameters<typeof request>]>([
  ['a post', '/faq', {}, 'POST'],
  ['draft mode', '/faq', { cookie: 'a=b; __prerender_bypass=1' }],
  ['somebody who signs in', '/faq', { authorization: 'Basic x' }],
  ['a part of an answer', '/faq', { range: 'bytes=0-1' }],
  ['filters of the catalogue', '/services?category=tech'],
  ['filters of installers', '/contractors?lang=fr&city=laval'],
  ['a search and a filter of the reviews', '/reviews?q=fan&reviews=4'],
  ['choices of the estimator', '/tv-mounting?utm_source=x&complexity=3'],
  ['a job in the address', '/get-quote?service=tv-mounting'],
  ['a job in the address, in French', '/book-installation?lang=fr&bundle=x'],
  ['a form that comes back', '/contact?attempt=x'],
  ['a language link on a page with a job', '/get-quote?lang=fr', { referer: 'http://x/get-quote?service=y' }],
  [
    'a language link on a page with a state',
    '/services?lang=fr',
    { referer: 'http://x/services?category=hvac' },
  ],
  ['a shared draft', '/tv-mounting?share=x'],
  ['a shared draft in French, with other parameters', '/faq?utm_source=x&%73hare=&lang=fr'],
  ['what was sent', '/request-received/contact?reference=x'],
  ['a request', '/request/M-7K3Q-92TX'],
  ['a job', '/job/0b7f3c2e-1111-4000-8000-000000000000'],
  ['the jobs of a contractor', '/jobs?lang=fr'],
  ['a page with a signed link', '/unsubscribe?lead=x&signature=y'],
  ['the English page with a language, which is a redirect', '/faq?lang=en'],
  ['a language with its region, which is a redirect', '/faq?lang=fr-CA'],
  ['a language in capitals, which is a redirect', '/faq?utm_source=x&lang=FR'],
  ['the Studio', '/studio/desk'],
  ['the API', '/api/leads'],
  ['an event stream', '/api/lake/v1/data/listen/production'],
  ['a file of the build', '/_next/static/chunks/a.js'],
  ['a file', '/images/a.png'],
  ['the service worker', '/sw.js'],
  ['another host', '//example.com/faq'],
  ['a whole address', 'http://example.com/faq'],
  ['a very long address', `/${'a'.repeat(600)}`],
  ['data for the router', '/faq?_rsc=x', { rsc: '1' }],
])('never stored: %s', (_, ...values) => {
  expect(keyOf(...values)).toBeUndefined()
})

test.each([
  ['/faq?_rsc=abc', '/faq'],
  ['/faq?_rsc', '/faq'],
  ['/faq?lang=fr&_rsc=abc', '/faq?lang=fr'],
  ['/get-quote?service=x&_rsc=abc&city=y', '/get-quote?service=x&city=y'],
  ['/faq', null],
  ['/faq?x_rsc=abc', null],
  ['//example.com/?_rsc=abc', null],
])('a page at an address of the router: %s', (url, page) => {
  expect(withoutRouterMark(request(url))).toBe(page)
  expect(withoutRouterMark(request(url, { rsc: '1' }))).toBeNull()
})
