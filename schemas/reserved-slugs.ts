/** First segments of addresses below which no document can be: the Studio, the machinery, files. */
export const NOT_PAGES = [
  'studio',
  'studio-guide',
  'api',
  'lake',
  'sitemap',
  'social',
  'not-found',
  'request-received',
  'offline',
  'fonts',
  'images',
] as const

/**
 * First segments of addresses that belong to the site itself (docs/product.md, Reserved slugs).
 * A service, city or category with such a slug could never be reached.
 */
export const RESERVED_SLUGS = [
  // Pages of the route table.
  'services',
  'category',
  'how-it-works',
  'get-quote',
  'book-installation',
  'booking',
  'contact',
  'guarantee',
  'reviews',
  'about',
  'privacy',
  'privacy-policy',
  'terms',
  'terms-of-service',
  'contractors',
  'suggest-partner',
  'cities',
  'city',
  'emergency-services',
  'bundles',
  'faq',
  'pricing',
  'financing',
  'guides',
  'projects',
  'service-areas',
  'careers',
  'resources',
  // Old quote addresses that redirect.
  'quote',
  'quotes',
  'request-quote',
  'free-quote',
  // Languages.
  'en',
  'fr',
  ...NOT_PAGES,
] as const

const reserved: ReadonlySet<string> = new Set(RESERVED_SLUGS)

export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug)
}
