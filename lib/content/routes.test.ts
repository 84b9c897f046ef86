import { expect, test } from 'vitest'
import { resolveRoute } from './routes.ts'

const slugs = { services: new Set(['tv-mounting']) }

test.each([
  ['/', { kind: 'page' }],
  ['/services', { kind: 'page' }],
  ['/tv-mounting', { kind: 'page' }],
  ['/no-such-service', { kind: 'notFound', screen: 'service' }],
  ['/tv-mounting/more', { kind: 'notFound', screen: 'page' }],
  ['/a/b/c/d', { kind: 'notFound', screen: 'page' }],
  ['/not-found/page', { kind: 'notFound', screen: 'page' }],
  ['/__proto__', { kind: 'notFound', screen: 'service' }],
  ['/not-found', { kind: 'notFound', screen: 'page' }],
  ['/wp-login.php', { kind: 'notFound', screen: 'page' }],
])('%s', (pathname, route) => {
  expect(resolveRoute(pathname, slugs)).toEqual(route)
})
