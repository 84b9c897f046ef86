import { expect, test } from 'vitest'
import { MAKERS } from '#lib/markdown/index.ts'
import { DOCUMENTS_WITH_PAGE } from '#schemas/documents/index.ts'
import { PAGES } from '#schemas/pages/index.ts'
import type { PageDocument } from './addresses.ts'
import { MARKDOWN_PATHS, markdownPath, resolveMarkdown } from './markdown.ts'
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
  ['/old-prices.md', { kind: 'redirect', to: '/pricing' }],
  ['/toronto/tv-mounting.md', { kind: 'notFound', screen: 'page' }],
  ['/services/category/tech.md', { kind: 'notFound', screen: 'page' }],
  ['/pricing.md', { kind: 'notFound', screen: 'page' }],
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

test('each page whose definition says so has a Markdown version, and no other', () => {
  const folders = [...MARKDOWN_PATHS].map((path) => path.split('/')[1])
  expect(folders.toSorted()).toEqual(Object.keys(MAKERS).toSorted())
})

/** Pages without a Markdown version, by the reason. A page that is added stands here, or its definition says `hasMarkdown`. */
const WITHOUT = {
  'the texts that pages of documents share': [
    'bundlePage',
    'categoryPage',
    'cityPage',
    'cityServicePage',
    'installerPage',
    'servicePage',
    'costPage',
  ],
  'a form': ['bookingPage', 'contactPage', 'contractorJoinPage', 'getQuotePage', 'suggestPartnerPage'],
  'a list of what has Markdown itself, or of pictures': [
    'bundle',
    'category',
    'installer',
    'citiesPage',
    'comparePage',
    'contractorsPage',
    'guidesPage',
    'pricingPage',
    'projectsPage',
    'reviewsPage',
    'serviceAreasPage',
    'servicesPage',
  ],
  'about the company, its terms and its process, not about a service or a city': [
    'aboutPage',
    'careersPage',
    'emergencyPage',
    'financingPage',
    'guaranteePage',
    'homePage',
    'howItWorksPage',
    'landingPage',
    'legalPage',
    'resourcesPage',
  ],
}

test('every page has a Markdown version, or is known to have none', () => {
  const types = [...PAGES.filter(({ path }) => path), ...DOCUMENTS_WITH_PAGE].map(({ name }) => name)
  const without = types.filter((type) => markdownPath('/x', { type, slug: 'x' } as PageDocument) === null)
  expect(without.toSorted()).toEqual(Object.values(WITHOUT).flat().toSorted())
})
