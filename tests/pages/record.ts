// npm run pages:record -- <file> [address of a site]: writes down what visitors and machines get at every public address, in both
// languages, to compare two states of the code with `npm run pages:compare`. Without an address it starts the build of
// `npm run build:test`.
import { writeFileSync } from 'node:fs'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { inTurns, sitemapPaths } from '../e2e/crawl.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { headOf } from '../e2e/page-head.ts'
import { builtFor, startSite } from '../e2e/site.ts'
import { makeTestData } from '../e2e/test-data.ts'

/** What one address answers. */
export interface PageRecord {
  status: number
  /** Where it redirects to, as a path. */
  location: string | null
  lang: string | undefined
  text: string
  titles: string[]
  meta: Record<string, string[]>
  links: Record<string, string[]>
  structured: unknown[]
  /** Every address a link or a form of the page leads to. */
  hrefs: string[]
}

/** Addresses the sitemap does not list: aliases, old addresses, confirmations, files, and what does not exist. */
const UNLISTED = [
  ...['/privacy-policy', '/terms-of-service', '/offline', '/studio-guide', '/booking', '/quote', '/quotes'],
  ...['/request-quote', '/free-quote', '/services/tv-mounting', '/services/mounting', '/services/no-such'],
  ...['/services?category=mounting', '/services/category/no-such', '/services/category/mounting/deeper'],
  ...['/city', '/city/no-such', '/city/toronto/tv-mounting', '/city/toronto/no-such', '/toronto/no-such'],
  ...[
    '/no-such/tv-mounting',
    '/no-such',
    '/no-such/deeper/still',
    '/bundles',
    '/bundles/no-such',
    '/guides/no-such',
  ],
  ...['/ceiling-fan-installation', '/en', '/fr', '/en/services', '/fr/services', '/not-found/service'],
  ...[
    '/request-received/contact',
    '/request-received/contact?reference=M-1',
    '/request',
    '/jobs',
    '/get-quote/for/tv-mounting',
  ],
  ...[
    '/get-quote?service=tv-mounting&city=toronto',
    '/booking?service=tv-mounting',
    '/book-installation?city=toronto',
  ],
  ...['/?lang=en', '/?lang=de', '/robots.txt', '/manifest.webmanifest', '/no-such.png', '/api/no-such'],
]

const [file, address] = process.argv.slice(2)
if (file === undefined) throw new Error('Say which file to write: npm run pages:record -- before.json')

const site = address === undefined ? await startBuild() : { url: address, stop: async () => {} }
try {
  const records: Record<string, PageRecord> = {}
  const listed = await sitemapPaths(site.url)
  const found = new Set([...listed, ...UNLISTED])
  await inTurns([...found], async (path) => {
    for (const lang of LANGUAGES) {
      const href = localizedHref(path, lang)
      records[href] = await recordOf(site.url, href)
    }
  })
  // What the pages link to and the sitemap does not list. `/city/{city}/{service}` is `/{city}/{service}`: one in fifty will do.
  const linked = Object.values(records).flatMap(({ hrefs }) => hrefs)
  const unknown = [...new Set(linked)].filter((href) => !href.startsWith('/api/') && !(href in records))
  const isAlias = (href: string) => /^\/city\/[^/]+\//.test(href)
  const aliases = unknown
    .filter(isAlias)
    .toSorted()
    .filter((_, at) => at % 50 === 0)
  await inTurns([...unknown.filter((href) => !isAlias(href)), ...aliases], async (href) => {
    records[href] = await recordOf(site.url, href)
  })
  const sorted = Object.fromEntries(Object.entries(records).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(sorted, null, 1)}\n`)
  console.log(`${Object.keys(sorted).length} addresses are in ${file}.`)
} finally {
  await site.stop()
}

async function startBuild() {
  process.once('exit', await makeTestData())
  return startSite({ port: Number(new URL(builtFor()).port) })
}

async function recordOf(origin: string, href: string): Promise<PageRecord> {
  const { status, location, lang, text, html } = await fetchPage(origin + href)
  // The origin differs from run to run.
  const page = html.replaceAll(origin, '')
  const head = headOf(page)
  const record: PageRecord = {
    status,
    location: location?.replace(origin, '') ?? null,
    lang,
    text: text.replaceAll(origin, ''),
    titles: head.titles,
    meta: Object.fromEntries(head.meta),
    links: Object.fromEntries([...head.links].filter(([rel]) => !/^(stylesheet|preload)/.test(rel))),
    structured: head.structured,
    hrefs: [
      ...new Set(
        [...page.matchAll(/ (?:href|action)="(\/[^"#]*)/g)].map(([, to = '']) => to.replaceAll('&amp;', '&')),
      ),
    ]
      .filter((to) => !to.startsWith('/_next/'))
      .sort(),
  }
  // A copy: parts of a string keep the whole page in memory.
  return JSON.parse(JSON.stringify(record))
}
