import { RESERVED_SLUGS } from '#schemas/reserved-slugs.ts'

/**
 * The route table (seed 1, section 2): which screen a public path shows. The proxy asks it for every page request,
 * the Studio and the sitemap resolve addresses from it.
 */
export type NotFoundScreen = 'service' | 'page'

export type Route = { kind: 'page' } | { kind: 'notFound'; screen: NotFoundScreen }

/** The slugs of published documents, by what their pages are. */
export interface Slugs {
  services: ReadonlySet<string>
}

const STATIC_PATHS: ReadonlySet<string> = new Set(['/', '/services'])

/** Resolves a public path, without query, to a page that exists or to the not-found screen it gets. */
export function resolveRoute(pathname: string, slugs: Slugs): Route {
  if (STATIC_PATHS.has(pathname)) return { kind: 'page' }
  const [first, ...rest] = pathname.slice(1).split('/')
  if (first === undefined || rest.length > 0) return { kind: 'notFound', screen: 'page' }
  if (slugs.services.has(first)) return { kind: 'page' }
  // A single word was meant as a service, unless it is a file's name or a page's.
  const isService = !first.includes('.') && !RESERVED_SLUGS.some((reserved) => reserved === first)
  return { kind: 'notFound', screen: isService ? 'service' : 'page' }
}

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
