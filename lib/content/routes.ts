import { isLanguage, type Language } from '#lib/i18n/languages.ts'
import { RESERVED_SLUGS } from '#schemas/reserved-slugs.ts'

/**
 * The route table (docs/product.md, Addresses): which screen a public path shows. The proxy uses it for every page
 * request; the Studio and the sitemap resolve addresses with it.
 */
export type NotFoundScreen = 'service' | 'city' | 'category' | 'page'

export type Route =
  /** The page's path below `app/[lang]`: `/service/tv-mounting` for the public path `/tv-mounting`. */
  | { kind: 'page'; path: string }
  /** A public path to answer 308 with, and the language the path said; the query is kept. */
  | { kind: 'redirect'; to: string; lang?: Language }
  | { kind: 'notFound'; screen: NotFoundScreen }

/** The slugs of published documents, by what their pages are, and the redirects among them. */
export interface Slugs {
  services: ReadonlySet<string>
  cities: ReadonlySet<string>
  /** Slugs and aliases. */
  categories: ReadonlySet<string>
  bundles: ReadonlySet<string>
  guides: ReadonlySet<string>
  /** From old path, as `readablePath` has it, to new path, as the redirect documents say. */
  redirects: ReadonlyMap<string, string>
}

/** Pages of which there is exactly one, by their canonical path. */
export const SINGLE_PAGES = [
  '/',
  '/services',
  '/how-it-works',
  '/get-quote',
  '/book-installation',
  '/contact',
  '/guarantee',
  '/reviews',
  '/about',
  '/privacy',
  '/terms',
  '/contractors',
  '/contractors/join',
  '/suggest-partner',
  '/cities',
  '/emergency-services',
  '/faq',
  '/pricing',
  '/financing',
  '/guides',
  '/projects',
  '/service-areas',
  '/careers',
  '/resources',
] as const

/** Pages without a place in the sitemap: other addresses of a page, what the service worker shows, staff's guide, confirmations. */
const OTHER_PAGES = [
  '/privacy-policy',
  '/terms-of-service',
  '/offline',
  '/studio-guide',
  '/request-received/lead',
  '/request-received/contact',
  '/request-received/contractor',
  '/request-received/partner',
]

const STATIC_PATHS: ReadonlySet<string> = new Set([...SINGLE_PAGES, ...OTHER_PAGES])

/** Other addresses of a page, which redirect to it. */
const OLD_ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['/quote', '/get-quote'],
  ['/quotes', '/get-quote'],
  ['/request-quote', '/get-quote'],
  ['/free-quote', '/get-quote'],
  ['/booking', '/book-installation'],
])

/** The page of each legal text, by its addresses. */
const LEGAL_PAGES: ReadonlyMap<string, string> = new Map([
  ['/privacy', '/legal/privacy'],
  ['/privacy-policy', '/legal/privacy'],
  ['/terms', '/legal/terms'],
  ['/terms-of-service', '/legal/terms'],
])

/** Resolves a public path, without query, to a page that exists, to where it moved, or to the not-found screen it gets. */
export function resolveRoute(pathname: string, slugs: Slugs): Route {
  const [, lang, rest = '/'] = /^\/(en|fr)(\/.*)?$/.exec(pathname) ?? []
  if (isLanguage(lang)) return { kind: 'redirect', to: rest, lang }
  const route = resolvePage(pathname, slugs)
  if (route.kind !== 'notFound') return route
  const to = followRedirects(pathname, slugs) ?? meantPath(pathname, slugs)
  return to === null ? route : { kind: 'redirect', to }
}

/** The path that was meant by one with capitals, or by a city's slug alone; `null` when there is no such page. */
function meantPath(pathname: string, slugs: Slugs): string | null {
  const path = pathname.toLowerCase()
  if (path !== pathname && resolveRoute(path, slugs).kind !== 'notFound') return path
  return slugs.cities.has(path.slice(1)) ? `/city${path}` : null
}

/** What the site itself answers at a path: `resolveRoute` without redirect documents and without what was meant. */
export function resolvePage(pathname: string, slugs: Slugs): Route {
  const single = LEGAL_PAGES.get(pathname) ?? (STATIC_PATHS.has(pathname) ? pathname : undefined)
  if (single !== undefined) return { kind: 'page', path: single }
  const old = OLD_ADDRESSES.get(pathname)
  if (old !== undefined) return { kind: 'redirect', to: old }
  const [first = '', second, third, ...rest] = pathname.slice(1).split('/')
  if (rest.length > 0) return notFound('page')
  if (first === 'services') return resolveServices(second, third, slugs)
  if (first === 'city') return resolveCity(second, third, slugs)
  if (third !== undefined) return notFound('page')
  if (first === 'bundles') return pageIf(slugs.bundles.has(second ?? ''), `/bundle/${second}`)
  if (first === 'guides') return pageIf(slugs.guides.has(second ?? ''), `/guide/${second}`)
  if (second !== undefined) return resolveCityService(first, second, slugs)
  // One segment was meant as a service, unless it is a file name or a page's address.
  const isService = !first.includes('.') && !RESERVED_SLUGS.some((reserved) => reserved === first)
  return pageIf(slugs.services.has(first), `/service/${first}`, isService ? 'service' : 'page')
}

/** `/services/{category}` and `/services/category/{category}`. The footer links services by such addresses too. */
function resolveServices(second = '', third: string | undefined, slugs: Slugs): Route {
  if (third !== undefined && second !== 'category') return notFound('page')
  const slug = third ?? second
  if (slugs.services.has(slug) && !slugs.categories.has(slug)) return { kind: 'redirect', to: `/${slug}` }
  return pageIf(slugs.categories.has(slug), `/category/${slug}`, 'category')
}

/** `/city/{city}` and `/city/{city}/{service}`. */
function resolveCity(city = '', service: string | undefined, slugs: Slugs): Route {
  if (service !== undefined) return resolveCityService(city, service, slugs)
  return pageIf(slugs.cities.has(city), `/city/${city}`, 'city')
}

/** `/{city}/{service}` and `/city/{city}/{service}`. */
function resolveCityService(city: string, service: string, slugs: Slugs): Route {
  return pageIf(slugs.cities.has(city) && slugs.services.has(service), `/city/${city}/${service}`)
}

/** A decoded path. A browser asks for `/%C3%A9t%C3%A9` where a redirect document has `/été`. */
export function readablePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Where the redirect documents lead: the end of a chain, or `null` when there is none or the chain is a circle. */
function followRedirects(pathname: string, slugs: Slugs): string | null {
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
    if (next === undefined) return to
    to = next
  }
  return null
}

const notFound = (screen: NotFoundScreen): Route => ({ kind: 'notFound', screen })

const pageIf = (exists: boolean, path: string, otherwise: NotFoundScreen = 'page'): Route =>
  exists ? { kind: 'page', path } : notFound(otherwise)

/** Where the not-found screens are rendered. Not public: only the proxy asks for them. */
export function notFoundPath(screen: NotFoundScreen): string {
  return `/not-found/${screen}`
}

/**
 * The path Next knows a page by: `/fr/service/tv-mounting`. The guide for staff is no page of `app/[lang]`, because it has a
 * root layout of its own.
 */
export function internalPath(path: string, lang: Language): string {
  if (path === '/studio-guide') return `${path}/${lang}`
  return path === '/' ? `/${lang}` : `/${lang}${path}`
}

/** A document that has a page, or may have. */
interface Addressable {
  _type: string
  slug: string | null
}

const PAGE_PATHS: Record<string, (slug: string) => string> = {
  service: (slug) => `/${slug}`,
  category: (slug) => `/services/category/${slug}`,
  city: (slug) => `/city/${slug}`,
  bundle: (slug) => `/bundles/${slug}`,
  guide: (slug) => `/guides/${slug}`,
  legalPage: (slug) => `/${slug}`,
}

/** The public path of a document's page, or `null` when it has none. */
export function pathOf({ _type, slug }: Addressable): string | null {
  const toPath = PAGE_PATHS[_type]
  return toPath && slug ? toPath(slug) : null
}
