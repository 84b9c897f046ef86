import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { PAGE_FACTS_QUERY, type PageFacts, pagesOf } from '#studio/core/pages-of/pages-of.ts'
import { inTurns } from '../../e2e/crawl.ts'
import { OTHER_PAGES, PAGES } from '../../e2e/measured-pages.ts'
import type { Site } from '../../e2e/site.ts'
import { ACTIVE, type Damage } from './damages.ts'

/** Every document, but for what the lake and uploads make for themselves. */
export const CONTENT = '*[!(_type in ["system.group", "sanity.imageAsset", "sanity.fileAsset"])]'

/** What is made of content and is in no list of pages. */
const OTHERS = [
  '/book-installation?service=tv-mounting&city=toronto',
  '/get-quote?bundle=smart-home-starter&contractor=queen-street-installations',
  '/request-received/contact?reference=M-ABCD-EFGH',
  '/request',
  '/jobs',
  '/review?key=x',
  '/unsubscribe?lead=x&signature=y',
  '/unsubscribe?done=yes',
  '/no-such-page',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/api/search-index',
  '/api/guarantee-terms',
  '/api/recent-requests',
]

/** There is none while nothing is to be read in it. */
const MAY_BE_GONE = /^\/api\/guarantee-terms/

/** One page of each type and everything else that content is shown on, in both languages. */
export const EVERYWHERE = [...PAGES, ...OTHER_PAGES, ...OTHERS].flatMap((path) =>
  LANGUAGES.map((lang) => localizedHref(path, lang)),
)

/** Where each document is shown, in both languages, while nothing is damaged. */
export async function shownOn(site: Site, ids: string[]): Promise<Map<string, string[]>> {
  const shown = new Map<string, string[]>()
  for (const id of ids) {
    const facts = await site.client.fetch<PageFacts>(PAGE_FACTS_QUERY, { id })
    const paths = LANGUAGES.flatMap((lang) =>
      pagesOf(facts, lang).map(({ path }) => localizedHref(path, lang)),
    )
    shown.set(
      id,
      [...new Set(paths)].filter((path) => path.startsWith('/')),
    )
  }
  return shown
}

/** What a reader sees that a program meant for itself. */
const UNMEANT = /\b(undefined|NaN|Invalid Date)\b|\[object Object\]|(?<=[/=])null(?=[/"?&])/

/** A boundary that failed on the server, but for those left to the browser, and the page that Next makes of an error. */
const FAILED = /<template data-dgst="(?!BAILOUT_TO_CLIENT_SIDE_RENDERING)|id="__next_error__"/

export type Statuses = Map<string, number>

const ask = (site: Site, address: string) =>
  fetch(site.url + address, { redirect: 'manual', signal: AbortSignal.timeout(60_000) })

export async function statusesOf(site: Site, addresses: string[]): Promise<Statuses> {
  const statuses: Statuses = new Map()
  await inTurns([...new Set(addresses)], async (address) => {
    const response = await ask(site, address)
    await response.arrayBuffer()
    statuses.set(address, response.status)
  })
  return statuses
}

/** Says what is wrong with an answer, or `null`. */
export async function faultAt(site: Site, address: string, expected: number | undefined) {
  const response = await ask(site, address)
  const body = await response.text()
  if (response.status === 404 && MAY_BE_GONE.test(address)) return null
  if (response.status !== expected) return `status ${response.status}`
  if (!response.headers.get('content-type')?.startsWith('text/html')) return null
  if (FAILED.test(body)) return 'a part of it failed'
  const active = ACTIVE.find((markup) => body.includes(markup))
  if (active) return `it has ${active}`
  const [unmeant] = UNMEANT.exec(body.replace(/<(script|style)[\s>][\s\S]*?<\/\1>/g, '')) ?? []
  return unmeant ? `it says ${unmeant}` : null
}

/** A document whose slug is damaged has no page at its former address. */
export function isMoved(address: string, damages: Damage[], slugs: Map<string, string>): boolean {
  const moved = damages.filter(({ path }) => path[0] === 'slug').map(({ id }) => slugs.get(id))
  return address.split(/[/?&=.]/).some((part) => moved.includes(part))
}
