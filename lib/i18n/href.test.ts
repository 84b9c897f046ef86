import { expect, test } from 'vitest'
import { isLink, localizedHref } from './href.ts'

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
