import { type Browser, expect, type Page } from '@playwright/test'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, type Language, LOCALES } from '#lib/i18n/languages.ts'
import { testWithSite } from './fixtures.ts'
import { misprinted, textsOf, untranslated } from './french-texts.ts'
import { MOST_SHIFT, recordShifts } from './layout-shifts.ts'
import { setWidth, watchErrors } from './measured-pages.ts'
import { fetchPage, type PageFacts } from './page-facts.ts'

const test = testWithSite()
// Thousands of pages, on a machine that may be busy.
test.setTimeout(1_800_000)
test.use({ trace: 'off' })

/** Requests, or pages of the browser, at the same time. */
const AT_ONCE = 4

/** `/city/toronto/tv-mounting` is the page of `/toronto/tv-mounting`, which is looked at anyway: one in so many will do. */
const ALIASES_PER_CHECK = 50

const pathOf = (href: string) => href.split(/[?#]/)[0] || '/'

/** A city and a service: `/toronto/tv-mounting`. There are thousands; the browser visits some, plain requests all. */
const COMBINATION = /^\/(?!(?:services|guides|bundles|contractors|city)\/)[^/]+\/[^/]+$/

/** The English path of every page the sitemap lists. */
async function sitemapPaths(origin: string): Promise<string[]> {
  const parts = locations(await textAt(`${origin}/sitemap.xml`))
  expect(parts.length).toBeGreaterThan(0)
  const pages = (await Promise.all(parts.map(textAt))).flatMap(locations)
  expect(new Set(pages).size, 'nothing is listed twice').toBe(pages.length)
  const paths = pages.map((page) => page.replace(origin, '') || '/')
  const english = paths.filter((path) => !path.includes('?'))
  const french = paths.filter((path) => path.includes('?'))
  expect(french.sort(), 'each page in both languages').toEqual(
    english.map((path) => localizedHref(path, 'fr')).sort(),
  )
  return english
}

const textAt = async (address: string) => (await fetch(address)).text()

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))

async function inTurns<Item>(items: Item[], work: (item: Item, lane: number) => Promise<void>) {
  const waiting = [...items]
  const lanes = Array.from({ length: AT_ONCE }, async (_, lane) => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item, lane)
  })
  await Promise.all(lanes)
}

/** What is wrong with a page as a plain request gets it. */
function faultsOf(page: PageFacts, address: string, lang: Language): string[] {
  const canonical = page.html.match(/<link rel="canonical" href="([^"]+)"/)?.[1]?.replaceAll('&amp;', '&')
  return [
    page.status === 200 ? [] : [`status ${page.status}`],
    page.lang === LOCALES[lang] ? [] : [`lang ${page.lang}`],
    page.html.match(/<h1[\s>]/g)?.length === 1 && page.h1 !== '' ? [] : ['not one h1'],
    canonical === address ? [] : [`its canonical address is ${canonical}`],
    page.html.includes('id="__next_error__"') ? ['an error in its HTML'] : [],
  ].flat()
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]+)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => href.startsWith('/') && !href.startsWith('//'))
}

test('every page of the sitemap answers in both languages, says so, leads on, and is French in French', async ({
  page: reader,
  site,
}) => {
  const paths = await sitemapPaths(site.url)
  console.log(`  ${paths.length} pages in ${LANGUAGES.length} languages`)
  expect(paths.length).toBeGreaterThan(1_300)
  const names = await site.client.fetch<string[]>('*[_type in ["featuredContractor", "installer"]].name')
  const faults: string[] = []
  /** Each link, and a page it stands on. */
  const links = new Map<string, string>()
  const visited = new Set<string>()
  await inTurns(paths, async (path) => {
    const texts: string[][] = []
    for (const lang of LANGUAGES) {
      const address = site.url + localizedHref(path, lang).replace(/^\/$/, '')
      const page = await fetchPage(address)
      faults.push(...faultsOf(page, address, lang).map((fault) => `${address}: ${fault}`))
      visited.add(localizedHref(path, lang))
      for (const href of linksOf(page.html)) links.set(href, address)
      texts.push(await textsOf(reader, page.html))
    }
    const [english = [], french = []] = texts
    const inFrench = [...untranslated(english, french, names), ...misprinted(french)]
    faults.push(...inFrench.map((fault) => `${path} in French: ${fault}`))
  })
  expect(faults.slice(0, 40), `${faults.length} faults`).toEqual([])

  const broken: string[] = []
  const pages = new Set([...visited].map(pathOf))
  const unlisted = [...new Set([...links.keys()].map(pathOf))].filter((path) => !pages.has(path))
  const aliases = unlisted.filter((path) => pages.has(path.replace(/^\/city(?=\/[^/]+\/)/, '')))
  const unknown = unlisted.filter((path, at) => !aliases.includes(path) || at % ALIASES_PER_CHECK === 0)
  await inTurns(unknown, async (path) => {
    const response = await fetch(site.url + path)
    await response.arrayBuffer()
    if (response.status !== 200) broken.push(`${path}: ${response.status}`)
  })
  console.log(`  ${links.size} links, ${unlisted.length} paths the sitemap does not list`)
  expect(broken).toEqual([])

  const anchors = [...links.keys()].filter((href) => href.includes('#'))
  const targets = anchors.map((href) => {
    const page = localizedHref(pathOf(href), href.includes('lang=fr') ? 'fr' : 'en')
    return `${page}#${href.split('#')[1]}`
  })
  const missing: string[] = []
  await inTurns([...new Set(targets)], async (target) => {
    const [page = '', id] = target.split('#')
    if (!(await textAt(site.url + page)).includes(`id="${id}"`)) missing.push(target)
  })
  expect(missing).toEqual([])
})

/** Every page but the combinations, and of those one for each city, each with another service. */
function pagesToOpen(paths: string[]): string[] {
  const seen = new Set<string>()
  return paths.filter((path) => {
    if (!COMBINATION.test(path)) return true
    const parts = path.slice(1).split('/')
    const isNew = parts.every((part) => !seen.has(part))
    if (isNew) for (const part of parts) seen.add(part)
    return isNew
  })
}

/** A screen at a time: what is lazy has its turn. Not by frames: pages behind others get none. */
async function scrollQuickly(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 20))
    }
  })
}

async function newPage(browser: Browser, origin: string, width: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await setWidth(page, width)
  return page
}

for (const [lang, width] of [
  ['en', 1280],
  ['fr', 360],
] as const) {
  test(`in a browser, ${lang} at ${width} px: nothing complains, nothing moves`, async ({
    browser,
    site,
  }) => {
    const paths = pagesToOpen(await sitemapPaths(site.url))
    const pages = await Promise.all(Array.from({ length: AT_ONCE }, () => newPage(browser, site.url, width)))
    const errors = pages.map(watchErrors)
    const shiftsOf = await Promise.all(pages.map(recordShifts))
    const moved: string[] = []
    await inTurns(paths, async (path, lane) => {
      const page = pages[lane]
      if (!page) return
      await page.goto(localizedHref(path, lang))
      await scrollQuickly(page)
      const shifts = (await shiftsOf[lane]?.()) ?? []
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      if (total > MOST_SHIFT) moved.push(`${path}: ${total.toFixed(3)} ${JSON.stringify(shifts)}`)
    })
    console.log(`  ${paths.length} pages`)
    expect(errors.flat()).toEqual([])
    expect(moved).toEqual([])
    await Promise.all(pages.map((page) => page.context().close()))
  })
}
