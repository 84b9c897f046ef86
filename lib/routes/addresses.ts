import { LANGUAGES } from '#lib/i18n/languages.ts'
import { DOCUMENTS_WITH_PAGE } from '#schemas/documents/index.ts'
import { PAGES } from '#schemas/pages/index.ts'

/*
 * The addresses of the site (docs/product.md, Addresses), derived from the definitions in schemas/pages and schemas/documents. A
 * path such as `/city/{city}` is a pattern: the type in braces stands for the slug of a document of that type.
 */

/** Types whose documents have pages. */
export type PageType = (typeof DOCUMENTS_WITH_PAGE)[number]['name']

/** The document with the texts of a page: its type, and its slug when there are several of the type. */
export type PageDocument = { type: PageType; slug: string } | { type: string; slug: null }

/** A document as queries and the Studio return it. */
interface Addressable {
  _type: string
  slug: string | null
}

const PLACEHOLDER = /\{(\w+)\}/g

/** The types in braces, in the order of the path; empty for a single page. */
export function typesIn(path: string): PageType[] {
  return [...path.matchAll(PLACEHOLDER)].map(([, type]) => type as PageType)
}

const isPattern = (path: string) => typesIn(path).length > 0

const PATHS = new Map<string, string>(DOCUMENTS_WITH_PAGE.map(({ name, path }) => [name, path]))

/** The public path of a document's page, or `null` when the document has no page. */
export function pathOf({ _type, slug }: Addressable): string | null {
  const path = PATHS.get(_type)
  return path && slug ? path.replace(PLACEHOLDER, () => slug) : null
}

/** The documents of single pages, by canonical path. */
const SINGLE = new Map<string, PageDocument>([
  ...PAGES.filter(({ path }) => !isPattern(path)).map(({ name, path }): [string, PageDocument] => [
    path,
    { type: name, slug: null },
  ]),
  ...DOCUMENTS_WITH_PAGE.flatMap(({ name, path, slugs = [] }) =>
    slugs.map((slug): [string, PageDocument] => [path.replace(PLACEHOLDER, slug), { type: name, slug }]),
  ),
])

/** The canonical paths of single pages. These pages exist exactly once. */
export const SINGLE_PAGES: readonly string[] = [...SINGLE.keys()]

/** From the old path of a page to its present path. The old path redirects. */
export const OLD_PATHS: ReadonlyMap<string, string> = new Map(
  PAGES.flatMap(({ path, oldPaths = [] }) => oldPaths.map((old) => [old, path])),
)

/** The most likely first, with the fewest types: `/city/toronto` is a city, not a service `toronto` in a city `city`. */
const PATTERNS = [...PAGES, ...DOCUMENTS_WITH_PAGE]
  .flatMap(({ path, otherPaths = [] }) => [path, ...otherPaths])
  .filter(isPattern)
  .toSorted((one, other) => typesIn(one).length - typesIn(other).length)

const MATCHERS = [...new Set(PATTERNS)].map(
  (pattern) => new RegExp(`^${pattern.replace(PLACEHOLDER, '(?<$1>[^/]+)')}$`),
)

/** One interpretation of a path: types with slugs, from left to right: `[['city', 'toronto'], ['service', 'tv-mounting']]`. */
export type Reading = [type: PageType, slug: string][]

/** The path of each single page, and one path for each pattern, with the first slugs. A pattern without slugs is left out. */
export function onePathPerKind(slugs: Record<PageType, ReadonlySet<string>>): string[] {
  const ofPatterns = PATTERNS.flatMap((pattern) => {
    const types = typesIn(pattern)
    const reading = types.flatMap((type): Reading => [...slugs[type]].slice(0, 1).map((slug) => [type, slug]))
    return reading.length === types.length ? (publicPath(reading) ?? []) : []
  })
  return [...new Set([...SINGLE_PAGES, ...ofPatterns])]
}

/** The path below `app/[lang]` of a page with slugs: `/city/toronto/tv-mounting`. The folder has the name of the type. */
export function pathInApp(reading: Reading): string {
  const [[type] = ['']] = reading
  const folder = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return ['', folder, ...reading.map(([, slug]) => slug)].join('/')
}

/** The canonical public path of a reading; `null` when no page has these types. */
export function publicPath(reading: Reading): string | null {
  const types = reading.map(([type]) => type).join()
  const pattern = PATTERNS.find((one) => typesIn(one).join() === types)
  const slugs = new Map<string, string>(reading)
  return pattern?.replace(PLACEHOLDER, (_, type: string) => slugs.get(type) ?? '') ?? null
}

/** All readings of a path by the patterns that fit it, the most likely first. */
export function readPath(path: string): Reading[] {
  return MATCHERS.flatMap((matcher) => {
    const slugs = matcher.exec(path)?.groups
    return slugs ? [Object.entries(slugs) as Reading] : []
  })
}

/** Paths that always have a page, with their path below `app/[lang]`. */
export const STATIC_PAGES: ReadonlyMap<string, string> = new Map([
  ...[...SINGLE].map(
    ([path, { type, slug }]) => [path, slug === null ? path : pathInApp([[type, slug]])] as const,
  ),
  ['/privacy-policy', '/legal-page/privacy'],
  ['/terms-of-service', '/legal-page/terms'],
  // The offline page, the guide for staff, the end of commercial messages, a customer's review, lost links, the jobs of a
  // contractor, confirmations, claims.
  ...[
    '/offline',
    '/studio-guide',
    '/unsubscribe',
    '/review',
    '/request',
    '/jobs',
    '/request-received/contact',
    '/request-received/contractor',
    '/request-received/partner',
    '/guarantee/claim',
  ].map((path) => [path, path] as const),
])

/** The document of a page that always exists, by its path below `app/[lang]`. */
export function documentOfStatic(path: string): PageDocument | undefined {
  const [canonical] = [...STATIC_PAGES].find(([, inApp]) => inApp === path) ?? []
  return canonical === undefined ? undefined : SINGLE.get(canonical)
}

/** The documents of the page at a canonical path, in its order: for `/toronto/tv-mounting` the city, then the service. */
export function documentsOfPath(path: string): PageDocument[] {
  const single = SINGLE.get(path)
  return single ? [single] : (readPath(path)[0] ?? []).map(([type, slug]) => ({ type, slug }))
}

/** The main document of a page: on the page of a service in a city, the service. */
export function documentOfPath(path: string): PageDocument {
  return documentsOfPath(path).at(-1) ?? { type: 'notFoundPage', slug: null }
}

/** The types whose documents can have this path: `/spring-sale` may be a service or a landing page. */
export function typesOfPath(path: string): string[] {
  const { type, slug } = documentOfPath(path)
  const readings = readPath(path)
  if (slug === null || SINGLE.has(path)) return [type]
  return readings
    .filter(({ length }) => length === readings[0]?.length)
    .flatMap((one) => one.at(-1)?.[0] ?? [])
}

/** First segments of the addresses of the Studio, of routes and of files. No document can have one as its slug. */
export const NOT_PAGES = [
  'studio',
  'api',
  'lake',
  'sitemap',
  'social',
  'job',
  'not-found',
  'returned-form',
  'markdown',
  'styleguide',
  'fonts',
  'images',
]

const RESERVED: ReadonlySet<string> = new Set([
  ...[...STATIC_PAGES.keys(), ...OLD_PATHS.keys()].flatMap((path) => path.split('/').slice(1, 2)),
  ...PATTERNS.flatMap((pattern) => pattern.split('/')),
  ...NOT_PAGES,
  ...LANGUAGES,
])

/**
 * Whether one of the site's own addresses begins with this word (docs/product.md, Reserved slugs). A service, city or category
 * with such a slug could never be reached.
 */
export function isReservedSlug(slug: string): boolean {
  return RESERVED.has(slug)
}
