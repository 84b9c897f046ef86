import { isPagePath } from '#lib/i18n/href.ts'
import { isLanguage, type Language } from '#lib/i18n/languages.ts'
import {
  documentOfStatic,
  isReservedSlug,
  OLD_PATHS,
  type PageDocument,
  type PageType,
  pathInApp,
  publicPath,
  type Reading,
  readPath,
  STATIC_PAGES,
} from './addresses.ts'
import { costEnd } from './cost-pages.ts'

/*
 * The route table (docs/product.md, Addresses): which page a public path shows. The proxy asks it for every page request. The
 * Studio asks it which documents an address shows.
 */
export type NotFoundScreen = 'service' | 'city' | 'category' | 'page' | 'share' | 'heldBack'

export type Route =
  /** The page's path below `app/[lang]`: `/service/tv-mounting` for the public path `/tv-mounting`. */
  | { kind: 'page'; path: string }
  /** A public path to redirect to (308, with the query). `lang` is set for an old path with a language: `/fr/pricing`. */
  | { kind: 'redirect'; to: string; lang?: Language }
  | { kind: 'notFound'; screen: NotFoundScreen }

/** The slugs that have a page, by type. Aliases are included. */
export type Slugs = Record<PageType, ReadonlySet<string>>

/** The published data that addresses depend on. */
export interface Published extends Slugs {
  /** From old path (in the form of `readablePath`) to new path, from the redirect documents. */
  redirects: ReadonlyMap<string, string>
  former: FormerSlugs
}

/** By type and former slug: the current slug, and the time until which the former slug was used (ISO 8601). */
export type FormerSlugs = ReadonlyMap<string, ReadonlyMap<string, { slug: string; until: string }>>

/** Resolves a public path without its query: to an existing page, to a redirect, or to a not-found screen. */
export function resolveRoute(pathname: string, slugs: Published): Route {
  const [, lang, rest = '/'] = /^\/(en|fr)(\/.*)?$/.exec(pathname) ?? []
  if (isLanguage(lang)) return isPagePath(rest) ? { kind: 'redirect', to: rest, lang } : notFound('page')
  const route = resolvePage(pathname, slugs)
  if (route.kind !== 'notFound') return route
  const to =
    encodedPage(pathname, slugs) ??
    followRedirects(pathname, slugs) ??
    formerPath(pathname, slugs) ??
    meantPath(pathname, slugs)
  return to !== null && isPagePath(to) ? { kind: 'redirect', to } : route
}

/** The current path for a path with a former slug, or `null`. Of several documents, the one that had the slug last counts. */
function formerPath(pathname: string, slugs: Published): string | null {
  const found = possibleReadings(pathname).flatMap((reading) => {
    const parts = reading.map(([type, slug]) => {
      const former = slugs[type].has(slug) ? undefined : slugs.former.get(type)?.get(slug)
      return { type, slug: former?.slug ?? slug, until: former?.until ?? '' }
    })
    const current = publicPath(parts.map(({ type, slug }) => [type, slug]))
    const path = current && current + costEnd(pathname)
    const isPage = path !== null && resolvePage(path, slugs).kind === 'page'
    const until = parts
      .map((part) => part.until)
      .toSorted()
      .at(-1)
    return isPage && until ? [{ path, until }] : []
  })
  return found.toSorted((one, other) => (one.until < other.until ? 1 : -1))[0]?.path ?? null
}

/**
 * All readings of a path, also of a path that only redirects to a page: a service's slug below `/services/`, a city's slug
 * alone.
 */
function possibleReadings(pathname: string): Reading[] {
  const readings = readPath(pathname)
  const [type, slug = ''] = readings.find(({ length }) => length === 1)?.[0] ?? []
  if (type === 'category') return [...readings, [['service', slug]]]
  return type === 'service' ? [...readings, [['city', slug]]] : readings
}

/** The same path without needless encoding (`/tv%2Dmounting`), if it shows or redirects to a page; otherwise `null`. */
function encodedPage(pathname: string, slugs: Published): string | null {
  const path = withoutEncoding(pathname)
  return isOther(path, pathname) && resolvePage(path, slugs).kind !== 'notFound' ? path : null
}

/** Characters that are copied together with an address: the end of a sentence, brackets, quotation marks, spaces. */
const PASTED = /(?:[\s.,;:!?…()[\]{}<>«»“”„‘’"'`*_|\u3000-\u3011\uff01-\uff1f]|%(?:2c|3a|3b|3f))+$/iu

/**
 * The path that a visitor probably meant; `null` when no page fits. It corrects capitals, needless encoding, characters copied
 * with the address, and a city's slug without `/city`.
 */
function meantPath(pathname: string, slugs: Published): string | null {
  const path = withoutEncoding(pathname)
  const bare = path.replace(PASTED, '') || '/'
  const others = [path, path.toLowerCase(), bare, bare.toLowerCase()].filter((meant) =>
    isOther(meant, pathname),
  )
  const found =
    others.find((meant) => resolvePage(meant, slugs).kind === 'page') ??
    others.find((meant) => resolveRoute(meant, slugs).kind !== 'notFound')
  return found ?? (slugs.city.has(pathname.slice(1)) ? `/city${pathname}` : null)
}

/** Whether a path is another than the requested one, in both encodings. A redirect to the same path would be a loop. */
const isOther = (path: string, pathname: string) => path !== pathname && encodeURI(path) !== pathname

/**
 * Decodes characters that need no encoding (RFC 3986, section 6.2.2.2). An encoded slash stays encoded: it does not separate
 * segments.
 */
function withoutEncoding(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** The route of a path without redirect documents and without corrections. */
export function resolvePage(pathname: string, slugs: Slugs): Route {
  const path = STATIC_PAGES.get(pathname)
  if (path !== undefined) return { kind: 'page', path }
  // No content knows the references of requests and the ids of jobs. The page itself says when there is none.
  if (/^\/(?:request|job)\/[\w-]{4,64}$/.test(pathname)) return { kind: 'page', path: pathname }
  const old = OLD_PATHS.get(pathname)
  if (old !== undefined) return { kind: 'redirect', to: old }
  const known = knownReading(pathname, slugs)
  if (known) return { kind: 'page', path: pathInApp(known) + costEnd(pathname) }
  const readings = readPath(pathname)
  const [type, slug = ''] = readings.find(({ length }) => length === 1)?.[0] ?? []
  // Some links in the footer have the slug of a service in the place of a category.
  if (type === 'category')
    return slugs.service.has(slug) ? { kind: 'redirect', to: `/${slug}` } : notFound(type)
  if (type === 'city' || pathname === '/city') return notFound('city')
  // A single segment is probably a service, unless it is a file name or a reserved slug.
  const isService = type === 'service' && !slug.includes('.') && !isReservedSlug(slug)
  return notFound(isService ? 'service' : 'page')
}

/** The most likely of the readings of a path with only existing slugs; undefined when there is none. */
function knownReading(pathname: string, slugs: Slugs): Reading | undefined {
  return readPath(pathname).find((reading) => reading.every(([type, slug]) => slugs[type].has(slug)))
}

/**
 * The documents of the page that a public path shows or redirects to, the main one first: on the page of a service in a city, the
 * service. A slug can be an alias. Empty when there is no page.
 */
export function documentsAt(pathname: string, slugs: Published): PageDocument[] {
  const route = resolveRoute(pathname, slugs)
  if (route.kind === 'notFound') return []
  if (route.kind === 'redirect') return documentsAt(route.to.replace(/[?#].*$/, ''), slugs)
  const single = documentOfStatic(route.path)
  if (single) return [single]
  return (knownReading(pathname, slugs) ?? []).map(([type, slug]) => ({ type, slug })).toReversed()
}

/** A decoded path: a browser requests `/%C3%A9t%C3%A9` where a redirect document has `/été`. */
export function readablePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The target of redirect documents: the end of a chain, or `null` when there is none or the chain is a circle. */
function followRedirects(pathname: string, slugs: Published): string | null {
  const from = readablePath(pathname)
  const seen = new Set([from])
  let to = slugs.redirects.get(from)
  while (to !== undefined) {
    const path = readablePath(to)
    if (seen.has(path)) return null
    seen.add(path)
    const route = resolvePage(to, slugs)
    if (route.kind === 'redirect') return route.to
    const next = route.kind === 'page' ? undefined : slugs.redirects.get(path)
    if (next === undefined) return route.kind === 'page' ? to : (formerPath(to, slugs) ?? to)
    to = next
  }
  return null
}

const notFound = (screen: NotFoundScreen): Route => ({ kind: 'notFound', screen })

/** The internal path of a not-found screen. It is not public: only the proxy requests it. */
export function notFoundPath(screen: NotFoundScreen): string {
  return `/not-found/${screen}`
}

/**
 * The path by which Next knows a page: `/fr/service/tv-mounting`. The guide for staff is not in `app/[lang]`, because it has a
 * root layout of its own.
 */
export function internalPath(path: string, lang: Language): string {
  if (path === '/studio-guide') return `${path}/${lang}`
  return path === '/' ? `/${lang}` : `/${lang}${path}`
}
