import { expect, test } from 'vitest'
import { isLink, isPagePath, localizedHref } from './href.ts'

test.each([
  ['/', 'en', '/'],
  ['/', 'fr', '/?lang=fr'],
  ['/services?category=hvac', 'fr', '/services?category=hvac&lang=fr'],
  ['/services?lang=fr&category=hvac', 'en', '/services?category=hvac'],
  ['/#bundles', 'fr', '/?lang=fr#bundles'],
  ['#reviews', 'fr', '#reviews'],
  ['mailto:a@example.ca', 'fr', 'mailto:a@example.ca'],
  ['https://example.ca/', 'fr', 'https://example.ca/'],
  ['//example.ca/', 'fr', '//example.ca/'],
  ['/\\example.ca/', 'fr', '/\\example.ca/'],
] as const)('%s in %s is %s', (path, lang, expected) => {
  expect(localizedHref(path, lang)).toBe(expected)
})

test.each([
  ['/guarantee', true],
  ['#reviews', true],
  ['https://example.ca/', true],
  ['tel:+14165550100', true],
  ['//example.ca/', false],
  ['/\\example.ca/', false],
  ['data:text/html,<b>', false],
  ['javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  [{ toString: 1 }, false],
  [undefined, false],
])('%j may be shown as a link: %s', (href, expected) => {
  expect(isLink(href)).toBe(expected)
})

test.each([
  '/',
  '/tv-mounting',
  '/été',
  '/old page',
  '/a//b',
  '/services?q=http://x.test//y',
  '/services?q=a\\b#c',
  '/..evil.test',
  '/%2F/evil.test',
])('%j is a path of this site', (path) => {
  expect(isPagePath(path)).toBe(true)
  expect(new URL(new URL(path, 'http://site.test').pathname, 'http://site.test').host).toBe('site.test')
})

test.each([
  '',
  'evil.test',
  'https://evil.test',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/a\\..\\/evil.test',
  '/.//evil.test',
  '/%2e//evil.test',
  '/a/..//evil.test',
  '/%09\t/evil.test',
  '/a\0',
  '/faq?x=\n',
])('%j is none', (path) => {
  expect(isPagePath(path)).toBe(false)
})
