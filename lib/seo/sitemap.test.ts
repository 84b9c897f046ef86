import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { SINGLE_PAGES } from '#lib/routes/addresses.ts'
import { ENTRIES_PER_PART, type SitemapDocument, sitemapIndex, sitemapPart } from './sitemap.ts'

const documents = (_type: string, count: number, updated = '2026-11-21T10:00:00Z'): SitemapDocument[] =>
  Array.from({ length: count }, (_, index) => ({ _type, slug: `${_type}-${index}`, updated }))

const single: SitemapDocument[] = [
  { _type: 'homePage', slug: null, updated: '2026-11-20T10:00:00Z' },
  { _type: 'legalPage', slug: 'privacy', updated: '2026-11-19T10:00:00Z' },
]

const large = [
  ...single,
  ...documents('service', 400),
  ...documents('category', 21),
  ...documents('city', 250, '2026-11-22T10:00:00Z'),
  ...documents('bundle', 5),
]

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'xhtml:link' })

const content = [...single, ...documents('service', 3), ...documents('city', 2, '2026-11-22T10:00:00Z')]

function parse(xml: string | null) {
  expect(XMLValidator.validate(xml ?? '')).toBe(true)
  return parser.parse(xml ?? '')
}

function partsOf(index: string): string[] {
  const { sitemap } = parse(index).sitemapindex
  return sitemap.map(({ loc }: { loc: string }) => new URL(loc).pathname.split('/').pop())
}

test('250 cities and 400 services: parts within the limits, every address once, both languages', () => {
  const started = performance.now()
  const parts = partsOf(sitemapIndex(large))
  const addresses = new Set<string>()
  let [listed, bytes, largest] = [0, 0, 0]
  for (const part of parts) {
    const xml = sitemapPart(large, part) ?? ''
    const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
    for (const address of found) addresses.add(address)
    listed += found.length
    bytes += xml.length
    largest = Math.max(largest, xml.length)
    expect(found.length, part).toBeLessThanOrEqual(50_000)
  }
  console.log(
    `  ${listed} addresses in ${parts.length} parts, ${(bytes / 1e6).toFixed(1)} MB, the largest ${(largest / 1e6).toFixed(1)} MB, ${(performance.now() - started).toFixed(0)} ms`,
  )
  expect(parts.filter((part) => part.startsWith('city-services-'))).toHaveLength(100_000 / ENTRIES_PER_PART)
  expect(largest).toBeLessThan(50_000_000)
  expect(listed).toBe(2 * (SINGLE_PAGES.length + 400 + 21 + 250 + 5 + 250 * 400))
  expect(addresses.size).toBe(listed)
  expect(addresses).toContain('http://localhost:3000/city-249/service-399?lang=fr')
})

test('a page that is held back in a language is listed in the other alone', () => {
  const page = (slug: string, heldBack: string | null) => ({
    _type: 'landingPage',
    slug,
    updated: '',
    heldBack,
  })
  const urls = (heldBack: string) =>
    [
      parse(sitemapPart([page('sale', heldBack), page('other', null)], 'landing-pages-1.xml')).urlset.url,
    ].flat()
  const listed = (heldBack: string) =>
    urls(heldBack).map(({ loc }: { loc: string }) => new URL(loc).pathname + new URL(loc).search)
  const other = ['/other', '/other?lang=fr']
  expect(listed('fr')).toEqual(['/sale', ...other])
  expect(listed('en')).toEqual(['/sale?lang=fr', ...other])
  expect(listed('both')).toEqual(other)
  const [sale] = urls('en')
  expect(sale['xhtml:link'].map((link: Record<string, string>) => link['@_hreflang'])).toEqual([
    'fr-ca',
    'x-default',
  ])
  expect(sale['xhtml:link'].map((link: Record<string, string>) => link['@_href'])).toEqual([
    sale.loc,
    sale.loc,
  ])
})

test('an address names its other language and when it changed', () => {
  const part = parse(sitemapPart(content, 'city-services-1.xml'))
  const [english, french] = part.urlset.url
  expect(english.loc).toBe('http://localhost:3000/city-0/service-0')
  expect(french.loc).toBe('http://localhost:3000/city-0/service-0?lang=fr')
  // The later of the city's and the service's.
  expect(english.lastmod).toBe('2026-11-22T10:00:00Z')
  expect(english['xhtml:link']).toEqual(french['xhtml:link'])
  const links = english['xhtml:link'].map((link: Record<string, string>) => [
    link['@_hreflang'],
    link['@_href'],
  ])
  expect(links).toEqual([
    ['en-ca', english.loc],
    ['fr-ca', french.loc],
    ['x-default', english.loc],
  ])
})

test('pages of their own have the time of their document', () => {
  const { url } = parse(sitemapPart(content, 'pages-1.xml')).urlset
  const times = Object.fromEntries(
    url.map((one: Record<string, string>) => [new URL(one.loc ?? '').pathname, one.lastmod]),
  )
  expect(times).toMatchObject({ '/': '2026-11-20T10:00:00Z', '/privacy': '2026-11-19T10:00:00Z' })
  expect(times['/terms']).toBeUndefined()
})

test.each(['guides-1.xml', 'services-2.xml', 'services-0.xml', 'services.xml', 'nothing-1.xml', '../x', ''])(
  'there is no part %s',
  (part) => {
    expect(sitemapPart(content, part)).toBeNull()
  },
)

test('an empty lake still has its pages', () => {
  expect(parse(sitemapIndex([])).sitemapindex.sitemap.loc).toContain('pages-1.xml')
  expect(parse(sitemapPart([], 'pages-1.xml')).urlset.url).toHaveLength(2 * SINGLE_PAGES.length)
})

test('the time of a page with a list is the one of the last change in the list', () => {
  const urls: { loc: string; lastmod?: string }[] = parse(sitemapPart(content, 'pages-1.xml')).urlset.url
  const timeOf = (path: string) => urls.find(({ loc }) => new URL(loc).pathname === path)?.lastmod
  expect(timeOf('/')).toBe('2026-11-20T10:00:00Z')
  expect(timeOf('/services')).toBe('2026-11-21T10:00:00Z')
  expect(timeOf('/cities')).toBe('2026-11-22T10:00:00Z')
  expect(timeOf('/about')).toBeUndefined()
})
