import { expect, test } from 'vitest'
import { MAKERS } from '#lib/markdown/index.ts'
import { onePathPerKind } from './addresses.ts'
import { MARKDOWN_PATHS, markdownAddress, markdownPath, resolveMarkdown } from './markdown.ts'
import { formerSlugsOf, slugsOf } from './slugs.ts'

const documents = [
  ['service', 'tv-mounting'],
  ['city', 'toronto'],
  ['category', 'tech'],
  ['guide', 'three-bids'],
].map(([_type = '', slug = '']) => ({ _type, slug }))

const slugs = {
  ...slugsOf(documents),
  former: formerSlugsOf([
    { _type: 'service', slug: 'tv-mounting', formerSlugs: [{ slug: 'tv', until: '2026-01-01T00:00:00Z' }] },
  ]),
  redirects: new Map([
    ['/old-guide', '/guides/three-bids'],
    ['/old-prices', '/pricing'],
  ]),
}

test.each([
  ['/tv-mounting.md', { kind: 'page', path: '/markdown/service/tv-mounting' }],
  ['/city/toronto.md', { kind: 'page', path: '/markdown/city/toronto' }],
  ['/guides/three-bids.md', { kind: 'page', path: '/markdown/guide/three-bids' }],
  ['/faq.md', { kind: 'page', path: '/markdown/faq' }],
  ['/fr/tv-mounting.md', { kind: 'redirect', to: '/tv-mounting.md', lang: 'fr' }],
  ['/tv.md', { kind: 'redirect', to: '/tv-mounting.md' }],
  ['/old-guide.md', { kind: 'redirect', to: '/guides/three-bids.md' }],
  ['/old-prices.md', { kind: 'redirect', to: '/pricing.md' }],
  ['/toronto/tv-mounting.md', { kind: 'page', path: '/markdown/page/toronto/tv-mounting' }],
  ['/services/category/tech.md', { kind: 'page', path: '/markdown/page/services/category/tech' }],
  ['/pricing.md', { kind: 'page', path: '/markdown/page/pricing' }],
  ['/index.md', { kind: 'page', path: '/markdown/page/' }],
  ['/booking.md', { kind: 'redirect', to: '/book-installation.md' }],
  ['/offline.md', { kind: 'notFound', screen: 'page' }],
  ['/studio-guide.md', { kind: 'notFound', screen: 'page' }],
  ['/request/mtg-1234.md', { kind: 'notFound', screen: 'page' }],
  ['/markdown/page/pricing.md', { kind: 'notFound', screen: 'page' }],
  ['/nothing.md', { kind: 'notFound', screen: 'page' }],
  ['/markdown/service/tv-mounting.md', { kind: 'notFound', screen: 'page' }],
  ['/.md', null],
  ['/tv-mounting', null],
  ['/tv-mounting.mdx', null],
])('%s', (path, route) => {
  expect(resolveMarkdown(path, slugs)).toEqual(route)
})

test.each([
  ['/tv-mounting', '/tv-mounting.md'],
  ['/city/toronto', '/city/toronto.md'],
  ['/guides/three-bids', '/guides/three-bids.md'],
  ['/faq', '/faq.md'],
  ['/toronto/tv-mounting', null],
  ['/services/category/tech', null],
  ['/bundles/smart-home-starter', null],
  ['/', null],
  ['/privacy', null],
])('the page %s names %s', (path, markdown) => {
  expect(markdownPath(path)).toBe(markdown)
})

test('a landing page has the path of a service, and no Markdown', () => {
  expect(markdownPath('/spring-sale', { type: 'landingPage', slug: 'spring-sale' })).toBeNull()
})

test('each page whose definition says so has a Markdown text of its own, and no other', () => {
  const folders = [...MARKDOWN_PATHS].map((path) => path.split('/')[1])
  expect(folders.toSorted()).toEqual(Object.keys(MAKERS).toSorted())
})

test('every page of the sitemap has a Markdown version', () => {
  const paths = onePathPerKind(slugs)
  expect(paths.length).toBeGreaterThan(25)
  for (const path of paths) expect(resolveMarkdown(markdownAddress(path), slugs)?.kind, path).toBe('page')
})
