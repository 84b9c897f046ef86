import { expect } from '@playwright/test'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, type Language, LOCALES } from '#lib/i18n/languages.ts'
import { SINGLE_PAGES } from '#lib/routes/addresses.ts'
import { problemsOf } from '../unit/structured-data/vocabulary.ts'
import { ONLY_IN_SWEEP, test, testWithSite } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'
import { headOf, type PageHead, pictureSize, typesIn } from './page-head.ts'

/** Pictures to share have whole addresses. */
const changing = testWithSite({ ownAddress: true })

/** One page of each type, and what its structured data is about. */
const STRUCTURED: Record<string, string[]> = {
  '/': ['Organization', 'LocalBusiness', 'WebSite', 'SearchAction', 'AggregateRating'],
  '/services': ['ItemList'],
  '/tv-mounting': ['Service', 'AggregateOffer', 'BreadcrumbList', 'FAQPage', 'HowTo'],
  '/toronto/tv-mounting': ['Service', 'AggregateOffer', 'City', 'BreadcrumbList'],
  '/city/toronto': ['ItemList', 'BreadcrumbList'],
  '/services/category/tech': ['ItemList', 'BreadcrumbList'],
  '/bundles/smart-home-starter': ['Product', 'AggregateOffer', 'AggregateRating', 'BreadcrumbList'],
  '/how-it-works': ['HowTo', 'MonetaryAmount', 'FAQPage', 'BreadcrumbList'],
  '/cities': ['ItemList', 'BreadcrumbList'],
  '/faq': ['FAQPage', 'BreadcrumbList'],
  '/guides': ['ItemList', 'BreadcrumbList'],
  '/guides/three-bids': ['Article', 'BreadcrumbList'],
}

const PATHS = [...new Set([...Object.keys(STRUCTURED), ...SINGLE_PAGES])]

/** Addresses of Next's canonical links have no slash after the host alone. */
const addressOf = (origin: string, path: string, lang: Language) =>
  (origin + localizedHref(path, lang)).replace(/(?<=:\d+)\/$/, '')

const only = (found: string[] | undefined, what: string): string => {
  expect(found, what).toHaveLength(1)
  return found?.[0] ?? ''
}

async function readHead(address: string): Promise<PageHead> {
  const { status, html } = await fetchPage(address)
  expect(status, address).toBe(200)
  return headOf(html)
}

/** Everything every page says, and that what has to be the same is. */
function checkHead(head: PageHead, origin: string, path: string, lang: Language) {
  const at = `${path} in ${lang}`
  const meta = (name: string) => only(head.meta.get(name), `${name} of ${at}`)
  const link = (rel: string) => only(head.links.get(rel), `${rel} of ${at}`)
  const title = only(head.titles, `title of ${at}`)
  const description = meta('description')
  const address = addressOf(origin, path, lang)
  expect.soft(title.length, at).toBeGreaterThan(5)
  expect.soft(description.length, at).toBeGreaterThan(30)
  expect.soft(`${title} ${description}`, at).not.toMatch(/[{}]|undefined|null/)
  expect.soft(meta('keywords'), at).not.toBe('')
  expect.soft(meta('robots'), at).toBe('index, follow')
  expect.soft(meta('theme-color'), at).toBe('#ffc900')
  expect.soft(meta('viewport'), at).toContain('maximum-scale=5')
  expect.soft(link('canonical'), at).toBe(address)
  expect.soft(link('alternate en-ca'), at).toBe(addressOf(origin, path, 'en'))
  expect.soft(link('alternate fr-ca'), at).toBe(addressOf(origin, path, 'fr'))
  expect.soft(link('alternate x-default'), at).toBe(addressOf(origin, path, 'en'))
  expect.soft(link('manifest'), at).toBe(localizedHref('/manifest.webmanifest', lang))
  expect.soft(meta('og:title'), at).toBe(title)
  expect.soft(meta('og:description'), at).toBe(description)
  expect.soft(meta('og:url'), at).toBe(address)
  expect.soft(meta('og:locale'), at).toBe(LOCALES[lang].replace('-', '_'))
  expect.soft(meta('og:site_name'), at).toBe('Montage')
  expect.soft(meta('og:type'), at).toBe(path.startsWith('/guides/') ? 'article' : 'website')
  expect.soft([meta('og:image:width'), meta('og:image:height')], at).toEqual(['1200', '630'])
  expect.soft(meta('og:image:alt'), at).not.toBe('')
  expect.soft(meta('og:image'), at).toContain(`${origin}/`)
  expect.soft(meta('twitter:card'), at).toBe('summary_large_image')
  expect.soft(meta('twitter:title'), at).toBe(title)
  expect.soft(meta('twitter:description'), at).toBe(description)
  expect.soft(meta('twitter:image'), at).toBe(meta('og:image'))
  return { title, description, picture: meta('og:image') }
}

function checkStructuredData(head: PageHead, origin: string, path: string, lang: Language) {
  const at = `${path} in ${lang}`
  for (const data of head.structured) expect.soft(problemsOf(data), at).toEqual([])
  const types = typesIn(head.structured)
  for (const type of STRUCTURED[path] ?? []) expect.soft(types, at).toContain(type)
  const json = JSON.stringify(head.structured)
  const languages = [...json.matchAll(/"inLanguage":"([^"]+)"/g)].map(([, language]) => language)
  expect.soft(new Set(languages), at).toEqual(new Set(languages.length > 0 ? [LOCALES[lang]] : []))
  const own = [...json.matchAll(/"(?:url|item|@id)":"([^"]+)"/g)].map(([, address]) => address)
  for (const address of own) expect.soft(address, at).toContain(`${origin}/`)
}

test('every page says what it is, in its own language, and names the other', async ({ site }) => {
  const seen = { titles: new Map<string, string>(), descriptions: new Map<string, string>() }
  await Promise.all(
    PATHS.map(async (path) => {
      const facts = await Promise.all(
        LANGUAGES.map(async (lang) => {
          const head = await readHead(site.url + localizedHref(path, lang))
          checkStructuredData(head, site.url, path, lang)
          return checkHead(head, site.url, path, lang)
        }),
      )
      const [english, french] = facts
      expect.soft(french?.description, path).not.toBe(english?.description)
      expect.soft(french?.picture, path).not.toBe(english?.picture)
      for (const { title, description } of facts) {
        expect.soft(seen.titles.get(title), `title of ${path} and another page`).toBeUndefined()
        expect.soft(seen.descriptions.get(description), `description of ${path} and another`).toBeUndefined()
        seen.titles.set(title, path)
        seen.descriptions.set(description, path)
      }
    }),
  )
})

test('other addresses of a page name the canonical one', async ({ site }) => {
  for (const [path, canonical] of [
    ['/privacy-policy', '/privacy'],
    ['/terms-of-service', '/terms'],
    ['/services/technology', '/services/category/tech'],
    ['/services/category/technology', '/services/category/tech'],
    ['/city/toronto/tv-mounting', '/toronto/tv-mounting'],
    ['/services?category=tech', '/services'],
  ] as const) {
    const head = await readHead(site.url + path)
    expect(head.links.get('canonical'), path).toEqual([addressOf(site.url, canonical, 'en')])
  }
})

test('what is not there is not to be indexed', async ({ site }) => {
  for (const path of ['/no-such-service', '/city/no-such-city', '/a/b/c?lang=fr']) {
    const head = headOf((await fetchPage(site.url + path)).html)
    expect(only(head.titles, path)).toContain('Montage')
    expect(head.meta.get('robots')?.join(), path).toContain('noindex')
    expect(head.links.get('canonical'), path).toBeUndefined()
  }
})

async function fetchPicture(address: string) {
  const response = await fetch(address)
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, type: response.headers.get('content-type'), bytes }
}

test('pictures to share are 1200 by 630, in the language of the page', async ({ site }) => {
  const pictures = new Set<string>()
  for (const path of [
    '/',
    '/tv-mounting',
    '/toronto/tv-mounting',
    '/city/toronto',
    '/bundles/smart-home-starter',
    '/terms',
  ]) {
    for (const lang of LANGUAGES) {
      const { meta } = await readHead(site.url + localizedHref(path, lang))
      const address = only(meta.get('og:image'), path)
      const picture = await fetchPicture(address)
      expect(picture, address).toMatchObject({ status: 200, type: 'image/png' })
      expect(pictureSize(picture.bytes), address).toEqual({ format: 'png', width: 1200, height: 630 })
      expect(picture.bytes.length, address).toBeLessThan(100_000)
      pictures.add(picture.bytes.toString('base64'))
    }
  }
  // A service in a city shares the service's. Toronto is Toronto in both languages, but the line below is not.
  expect(pictures.size).toBe(10)
  for (const path of [
    'en/service/no-such-service.png',
    'en/city/tv-mounting.png',
    'en/page/siteSettings.png',
    'x',
  ]) {
    expect((await fetch(`${site.url}/social/${path}`)).status, path).toBe(404)
  }
})

changing(
  'a publish shows in the picture, in the sitemap and in the head with the next request',
  ONLY_IN_SWEEP,
  async ({ site }) => {
    const picture = `${site.url}/social/en/service/concrete-driveway.png`
    const part = `${site.url}/sitemap/services-1.xml`
    const [before, listedBefore] = [await fetchPicture(picture), await (await fetch(part)).text()]
    await site.client.patch('service-concrete-driveway').set({ 'name.en': 'Driveways in concrete' }).commit()
    const [after, listedAfter] = [await fetchPicture(picture), await (await fetch(part)).text()]
    expect(after.bytes.equals(before.bytes)).toBe(false)
    expect(listedAfter).not.toBe(listedBefore)

    const other = await site.client.getDocument<Record<string, object>>('service-tv-mounting')
    const seo = {
      _type: 'seo',
      picture: { ...other?.picture, alt: { _type: 'localeString', en: 'A wall', fr: 'Un mur' } },
    }
    await site.client.patch('service-concrete-driveway').set({ seo }).commit()
    const { meta } = await readHead(`${site.url}/concrete-driveway?lang=fr`)
    expect(meta.get('og:image:alt')).toEqual(['Un mur'])
    const chosen = await fetchPicture(only(meta.get('og:image'), 'the chosen picture'))
    expect(chosen).toMatchObject({ status: 200, type: 'image/jpeg' })
    expect(pictureSize(chosen.bytes)).toEqual({ format: 'jpeg', width: 1200, height: 630 })

    const alt = { _type: 'localeString', en: 'Our van', fr: 'Notre camion' }
    const ofSite = { 'defaultSeo.picture': { ...seo.picture, alt } }
    await site.client.patch('siteSettings').set(ofSite).commit()
    const alts = async (path: string) => (await readHead(site.url + path)).meta.get('og:image:alt')
    expect(await alts('/concrete-driveway?lang=fr')).toEqual(['Un mur'])
    expect(await alts('/services?lang=fr')).toEqual(['Notre camion'])
  },
)

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'sitemap' })

async function fetchXml(address: string) {
  const response = await fetch(address)
  const xml = await response.text()
  expect(response.status, address).toBe(200)
  expect(response.headers.get('content-type'), address).toContain('application/xml')
  expect(XMLValidator.validate(xml), address).toBe(true)
  return parser.parse(xml)
}

test('the sitemap lists every canonical address once, in both languages', async ({ site }) => {
  const index = await fetchXml(`${site.url}/sitemap.xml`)
  const listed: string[] = []
  for (const { loc, lastmod } of index.sitemapindex.sitemap) {
    expect(Date.parse(lastmod), loc).not.toBeNaN()
    const part = await fetchXml(loc)
    listed.push(...part.urlset.url.map((one: { loc: string }) => one.loc))
  }
  const paths = listed.map((address) => address.replace(site.url, ''))
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of PATHS) {
    for (const lang of LANGUAGES) expect(paths).toContain(localizedHref(path, lang))
  }
  for (const path of [
    '/privacy-policy',
    '/services/tech',
    '/city/toronto/tv-mounting',
    '/offline',
    '/booking',
  ]) {
    expect(paths).not.toContain(path)
  }
  expect((await fetch(`${site.url}/sitemap/services-9.xml`)).status).toBe(404)
})

test('robots.txt opens the pages and their pictures, and names the sitemap', async ({ site }) => {
  const response = await fetch(`${site.url}/robots.txt`)
  expect(response.headers.get('content-type')).toContain('text/plain')
  const lines = (await response.text()).split('\n')
  expect(lines).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  const rules = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []))
  expect(rules('Disallow')).toEqual(['/api/', '/studio/', '/studio$'])
  expect(rules('Allow')).toEqual(['/', '/api/lake/images/'])
})

test('the app can be installed in both languages, and every icon has the size it says', async ({ site }) => {
  const manifests = await Promise.all(
    LANGUAGES.map(async (lang) => {
      const { links } = await readHead(site.url + localizedHref('/', lang))
      const response = await fetch(site.url + only(links.get('manifest'), lang))
      expect(response.headers.get('content-type')).toContain('application/manifest+json')
      return response.json()
    }),
  )
  const [english, french] = manifests
  expect(english).toMatchObject({
    short_name: 'Montage',
    lang: 'en-CA',
    start_url: '/',
    theme_color: '#ffc900',
  })
  expect(french).toMatchObject({ short_name: 'Montage', lang: 'fr-CA', start_url: '/?lang=fr' })
  expect(french.description).not.toBe(english.description)
  expect(english.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  for (const { src, sizes, type } of english.icons) {
    const icon = await fetchPicture(site.url + src)
    expect(icon, src).toMatchObject({ status: 200, type })
    if (type === 'image/png') {
      const size = pictureSize(icon.bytes)
      expect(`${size?.width}x${size?.height}`, src).toBe(sizes)
    }
  }
  const { links } = await readHead(site.url)
  for (const address of [...(links.get('icon') ?? []), only(links.get('apple-touch-icon'), 'touch icon')]) {
    expect((await fetch(new URL(address, site.url))).status, address).toBe(200)
  }
  expect(links.get('icon')?.length).toBeGreaterThan(1)
})
