import { RESERVED_SLUGS } from '#schemas/reserved-slugs.ts'

/**
 * The route table (docs/product.md, Addresses): which screen a public path shows. The proxy uses it for every page
 * request; the Studio and the sitemap resolve addresses with it.
 */
export type NotFoundScreen = 'service' | 'city' | 'category' | 'page'

export type Route =
  | { kind: 'page' }
  /** A public path to answer 308 with; the query is kept. */
  | { kind: 'redirect'; to: string }
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

/** Resolves a public path, without query, to a page that exists, to where it moved, or to the not-found screen it gets. */
export function resolveRoute(pathname: string, slugs: Slugs): Route {
  const route = resolvePage(pathname, slugs)
  if (route.kind !== 'notFound') return route
  const to = followRedirects(pathname, slugs)
  return to === null ? route : { kind: 'redirect', to }
}

function resolvePage(pathname: string, slugs: Slugs): Route {
  if (STATIC_PATHS.has(pathname)) return PAGE
  const old = OLD_ADDRESSES.get(pathname)
  if (old !== undefined) return { kind: 'redirect', to: old }
  const [first = '', second, third, ...rest] = pathname.slice(1).split('/')
  if (rest.length > 0) return notFound('page')
  if (first === 'services') return resolveServices(second, third, slugs)
  if (first === 'city') return resolveCity(second, third, slugs)
  if (third !== undefined) return notFound('page')
  if (first === 'bundles') return pageIf(second !== undefined && slugs.bundles.has(second))
  if (first === 'guides') return pageIf(second !== undefined && slugs.guides.has(second))
  if (second !== undefined) return pageIf(slugs.cities.has(first) && slugs.services.has(second))
  if (slugs.services.has(first)) return PAGE
  // One segment was meant as a service, unless it is a file name or a page's address.
  const isService = !first.includes('.') && !RESERVED_SLUGS.some((reserved) => reserved === first)
  return notFound(isService ? 'service' : 'page')
}

/** `/services/{category}` and `/services/category/{category}`. The footer links services by such addresses too. */
function resolveServices(second = '', third: string | undefined, slugs: Slugs): Route {
  if (third !== undefined && second !== 'category') return notFound('page')
  const slug = third ?? second
  if (slugs.categories.has(slug)) return PAGE
  return slugs.services.has(slug) ? { kind: 'redirect', to: `/${slug}` } : notFound('category')
}

/** `/city/{city}` and `/city/{city}/{service}`. */
function resolveCity(city = '', service: string | undefined, slugs: Slugs): Route {
  if (service !== undefined) return pageIf(slugs.cities.has(city) && slugs.services.has(service))
  return slugs.cities.has(city) ? PAGE : notFound('city')
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

const PAGE: Route = { kind: 'page' }

const notFound = (screen: NotFoundScreen): Route => ({ kind: 'notFound', screen })

const pageIf = (exists: boolean): Route => (exists ? PAGE : notFound('page'))

/** Where the not-found screens are rendered. Not public: only the proxy asks for them. */
export function notFoundPath(screen: NotFoundScreen): string {
  return `/not-found/${screen}`
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
