import { expect, test } from 'vitest'
import { localizedHref } from './href.ts'

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
] as const)('%s in %s is %s', (path, lang, expected) => {
  expect(localizedHref(path, lang)).toBe(expected)
})
