import { expect, test } from 'vitest'
import { resolveRoute } from './routes.ts'

const page = { kind: 'page' }
const moved = (to: string) => ({ kind: 'redirect', to })
const missing = (screen: string) => ({ kind: 'notFound', screen })

const slugs = {
  services: new Set(['tv-mounting', 'ceiling-fans']),
  cities: new Set(['toronto']),
  categories: new Set(['tech', 'electronics']),
  bundles: new Set(['smart-home-starter']),
  guides: new Set(['before-the-installer-comes']),
  redirects: new Map([
    ['/old', '/tv-mounting'],
    ['/older', '/old'],
    ['/tv-mounting', '/somewhere-else'],
    ['/chicken', '/egg'],
    ['/egg', '/chicken'],
    ['/self', '/self'],
    ['/deep/old/path', '/cities'],
    ['/to-an-old-address', '/quote'],
    ['/to-nothing', '/no-such-service'],
    ['/été', '/noël'],
    ['/noël', '/cities'],
  ]),
}

test.each([
  ['/', page],
  ['/services', page],
  ['/how-it-works', page],
  ['/contractors/join', page],
  ['/privacy-policy', page],
  ['/tv-mounting', page],
  ['/services/tech', page],
  ['/services/electronics', page],
  ['/services/category/tech', page],
  ['/services/category/electronics', page],
  ['/services/tv-mounting', moved('/tv-mounting')],
  ['/services/category/tv-mounting', moved('/tv-mounting')],
  ['/services/nothing', missing('category')],
  ['/services/category', missing('category')],
  ['/services/other/tech', missing('page')],
  ['/services/category/tech/more', missing('page')],
  ['/city/toronto', page],
  ['/city/nowhere', missing('city')],
  ['/city', missing('city')],
  ['/city/toronto/tv-mounting', page],
  ['/city/toronto/nothing', missing('page')],
  ['/city/nowhere/tv-mounting', missing('page')],
  ['/city/toronto/tv-mounting/more', missing('page')],
  ['/toronto/tv-mounting', page],
  ['/toronto/nothing', missing('page')],
  ['/nowhere/tv-mounting', missing('page')],
  ['/bundles/smart-home-starter', page],
  ['/bundles/nothing', missing('page')],
  ['/bundles', missing('page')],
  ['/guides/before-the-installer-comes', page],
  ['/guides/nothing', missing('page')],
  ['/quote', moved('/get-quote')],
  ['/quotes', moved('/get-quote')],
  ['/request-quote', moved('/get-quote')],
  ['/free-quote', moved('/get-quote')],
  ['/booking', moved('/book-installation')],
  ['/no-such-service', missing('service')],
  ['/tv-mounting/more', missing('page')],
  ['/a/b/c/d', missing('page')],
  ['/not-found/page', missing('page')],
  ['/__proto__', missing('service')],
  ['/not-found', missing('page')],
  ['/wp-login.php', missing('page')],
])('%s', (pathname, route) => {
  expect(resolveRoute(pathname, slugs)).toEqual(route)
})

test.each([
  ['/old', moved('/tv-mounting')],
  ['/older', moved('/tv-mounting')],
  ['/deep/old/path', moved('/cities')],
  ['/to-an-old-address', moved('/get-quote')],
  ['/to-nothing', moved('/no-such-service')],
  ['/%C3%A9t%C3%A9', moved('/cities')],
  ['/no%C3%ABl', moved('/cities')],
])('the redirect documents lead from %s to the end of the chain', (pathname, route) => {
  expect(resolveRoute(pathname, slugs)).toEqual(route)
})

test('a redirect never takes the place of a page', () => {
  expect(resolveRoute('/tv-mounting', slugs)).toEqual(page)
})

test.each(['/chicken', '/egg', '/self'])('redirects in a circle lead nowhere: %s', (pathname) => {
  expect(resolveRoute(pathname, slugs)).toEqual(missing('service'))
})
