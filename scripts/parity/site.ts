import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import type { Fault } from '#lib/parity/fault.ts'
import { markdownFaults } from '#lib/parity/markdown.ts'
import { readPage } from '#lib/parity/page.ts'
import { pageFaults } from '#lib/parity/pages.ts'

/* What a running site answers, in both languages. */

/** Requests at the same time. */
const AT_ONCE = 4

/** The paths that a site lists in its sitemap, in its search and in llms.txt, by language. */
export type Listed = Record<'sitemap' | 'search' | 'llms.txt', Record<Language, string[]>>

/** Reads the three lists of a site's pages. A path has no language in it. */
export async function readLists(site: string): Promise<Listed> {
  const inBoth = async (read: (lang: Language) => Promise<string[]>) => ({
    en: await read('en'),
    fr: await read('fr'),
  })
  return {
    sitemap: await readSitemap(site),
    search: await inBoth(async (lang) =>
      pathsOfSearch(await textAt(site, localizedHref('/api/search-index', lang))),
    ),
    'llms.txt': await inBoth(async (lang) =>
      pathsOfLlms(await textAt(site, localizedHref('/llms.txt', lang))),
    ),
  }
}

const pathsOfLlms = (text: string) =>
  [...text.matchAll(/\]\(<([^>]+)>\)/g)]
    .map(([, href = '']) => withoutLanguage(href))
    .filter((path) => path.endsWith('.md'))

async function readSitemap(site: string): Promise<Record<Language, string[]>> {
  const parts = locations(await textAt(site, '/sitemap.xml')).map((part) => new URL(part).pathname)
  const pages = (await inTurns(parts, async (part) => locations(await textAt(site, part)))).flat()
  const isFrench = (href: string) => new URL(href).searchParams.get('lang') === 'fr'
  return {
    en: pages.filter((href) => !isFrench(href)).map(withoutLanguage),
    fr: pages.filter(isFrench).map(withoutLanguage),
  }
}

/** Where the search of a page leads, by list of its index. Pages and guides have their whole path. */
const PLACES = { services: '/', cities: '/city/', categories: '/services/category/', pages: '' }

function pathsOfSearch(json: string): string[] {
  const found: Record<string, { slug?: string; path?: string; name?: string; title?: string }[]> =
    JSON.parse(json)
  return Object.entries(PLACES).flatMap(([list, place]) =>
    (found[list] ?? []).flatMap(({ slug, path, name, title }) =>
      name || title ? [place + (path ?? slug)] : [],
    ),
  )
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))

function withoutLanguage(href: string): string {
  const { pathname, search } = new URL(href)
  return localizedHref(pathname + search, 'en')
}

const textAt = async (site: string, path: string) => (await fetch(site + path)).text()

/** What is wrong with the French of a page, its Markdown version and its files. */
export async function faultsAt(site: string, path: string): Promise<Fault[]> {
  const [en, fr] = [await answerAt(site, path, 'en'), await answerAt(site, path, 'fr')]
  const { markdown } = en.page
  return [
    ...pageFaults({ en, fr }),
    ...(markdown === null ? [] : await markdownFaultsAt(site, withoutLanguage(markdown))),
    ...(await Promise.all(en.page.files.map((href) => fileFaultsAt(site, href)))).flat(),
  ]
}

async function answerAt(site: string, path: string, lang: Language) {
  const response = await fetch(site + localizedHref(path, lang))
  return { status: response.status, page: readPage(await response.text(), lang) }
}

async function markdownFaultsAt(site: string, path: string): Promise<Fault[]> {
  const [en, fr] = await Promise.all(
    LANGUAGES.map(async (lang) => {
      const response = await fetch(site + localizedHref(path, lang))
      return { status: response.status, text: await response.text() }
    }),
  )
  return en && fr ? markdownFaults({ en, fr }) : []
}

/** Compares a file of a page in both languages: whether it is there, its kind, and the language that it says it is in. */
async function fileFaultsAt(site: string, href: string): Promise<Fault[]> {
  const [en, fr] = await Promise.all(
    LANGUAGES.map(async (lang) => {
      const response = await fetch(new URL(localizedHref(href, lang), site))
      await response.arrayBuffer()
      return `${response.status} ${response.headers.get('content-type')} ${languageIn(response, lang)}`.trim()
    }),
  )
  return en === fr ? [] : [{ kind: 'files', says: `${href}: EN ${en} · FR ${fr}` }]
}

/** Empty when a file says that it is in this language, or says nothing. */
function languageIn({ headers }: Response, lang: Language): string {
  const said = headers.get('content-language') ?? lang
  return said.startsWith(lang) ? '' : said
}

/** Works through items, a few at the same time. The results are in the order of the items. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = [...items.entries()]
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      results[next[0]] = await work(next[1])
    }
  })
  await Promise.all(lanes)
  return results
}
