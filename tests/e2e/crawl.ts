import { expect, type Page } from '@playwright/test'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, type Language, LOCALES } from '#lib/i18n/languages.ts'
import { documentedFigures, figuresIn, figuresWithoutNoun } from './figures.ts'
import { misprinted, textsOf, untranslated } from './french-texts.ts'
import { fetchPage, type PageFacts } from './page-facts.ts'
import type { Site } from './site.ts'

/** Requests, or pages of the browser, at the same time. */
export const AT_ONCE = 4

/** `/city/toronto/tv-mounting` is the page of `/toronto/tv-mounting`, which is looked at anyway: one in so many will do. */
const ALIASES_PER_CHECK = 50

const pathOf = (href: string) => href.split(/[?#]/)[0] || '/'

/** The English path of every page the sitemap lists. */
export async function sitemapPaths(origin: string): Promise<string[]> {
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

/** Works through items, a few at the same time. */
export async function inTurns<Item>(items: Item[], work: (item: Item, lane: number) => Promise<void>) {
  const waiting = [...items]
  const lanes = Array.from({ length: AT_ONCE }, async (_, lane) => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item, lane)
  })
  await Promise.all(lanes)
}

/**
 * Requests pages in both languages, and what they link to. Checks that each answers, names its own address and language, has
 * French texts in French, and links only to pages and anchors that exist.
 *
 * @param reader a page of a browser, which is left as it is
 * @param listed every path the sitemap lists
 */
export async function expectNoFaults(
  site: Site,
  reader: Page,
  paths: readonly string[],
  listed: string[],
): Promise<void> {
  const names = await site.client.fetch<string[]>('*[_type in ["featuredContractor", "installer"]].name')
  const faults: string[] = []
  /** Each link, and a page it stands on. */
  const links = new Map<string, string>()
  /** The values of each figure on all pages. */
  const figures = new Map<string, Set<string>>()
  await inTurns([...paths], async (path) => {
    const texts: string[][] = []
    for (const lang of LANGUAGES) {
      const address = site.url + localizedHref(path, lang).replace(/^\/$/, '')
      const page = await fetchPage(address)
      faults.push(...faultsOf(page, address, lang).map((fault) => `${address}: ${fault}`))
      for (const href of linksOf(page.html)) links.set(href, address)
      texts.push(await textsOf(reader, page.html))
      if (lang === 'en')
        faults.push(...figureFaults(page.html, figures).map((fault) => `${address}: ${fault}`))
    }
    const [english = [], french = []] = texts
    const inFrench = [...untranslated(english, french, names), ...misprinted(french)]
    faults.push(...inFrench.map((fault) => `${path} in French: ${fault}`))
  })
  expect(faults.slice(0, 40), `${faults.length} faults`).toEqual([])
  expect(Object.fromEntries(figures), 'every figure, as docs/product.md has it').toEqual(
    Object.fromEntries(documentedFigures()),
  )
  expect(await brokenLinks(site, [...links.keys()], new Set(listed))).toEqual([])
  expect(await missingAnchors(site, [...links.keys()])).toEqual([])
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

/** What is wrong with the figures of an English page; adds them to those of the pages before. */
function figureFaults(html: string, all: Map<string, Set<string>>): string[] {
  const nameless = figuresWithoutNoun(html).map((text) => `a figure without a noun: ${text}`)
  const twice: string[] = []
  for (const [noun, values] of figuresIn(html)) {
    if (values.size > 1) twice.push(`two values for ${noun}: ${[...values].join(', ')}`)
    all.set(noun, new Set([...(all.get(noun) ?? []), ...values]))
  }
  return [...nameless, ...twice]
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]+)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => href.startsWith('/') && !href.startsWith('//'))
}

/** Links to what the sitemap does not list, and that is not there. */
async function brokenLinks(site: Site, links: string[], listed: Set<string>): Promise<string[]> {
  const broken: string[] = []
  const unlisted = [...new Set(links.map(pathOf))].filter((path) => !listed.has(path))
  const aliases = unlisted.filter((path) => listed.has(path.replace(/^\/city(?=\/[^/]+\/)/, '')))
  const unknown = unlisted.filter((path, at) => !aliases.includes(path) || at % ALIASES_PER_CHECK === 0)
  await inTurns(unknown, async (path) => {
    const response = await fetch(site.url + path)
    await response.arrayBuffer()
    if (response.status !== 200) broken.push(`${path}: ${response.status}`)
  })
  console.log(`  ${links.length} links, ${unlisted.length} paths the sitemap does not list`)
  return broken
}

async function missingAnchors(site: Site, links: string[]): Promise<string[]> {
  const missing: string[] = []
  const targets = links
    .filter((href) => href.includes('#'))
    .map((href) => {
      const page = localizedHref(pathOf(href), href.includes('lang=fr') ? 'fr' : 'en')
      return `${page}#${href.split('#')[1]}`
    })
  await inTurns([...new Set(targets)], async (target) => {
    const [page = '', id] = target.split('#')
    if (!(await textAt(site.url + page)).includes(`id="${id}"`)) missing.push(target)
  })
  return missing
}
