import type { SINGLE_PAGES } from '#lib/content/routes.ts'

type SinglePage = (typeof SINGLE_PAGES)[number]

/** The document whose words a page of its own shows: its type, and its slug where there are several of the type. */
interface PageDocument {
  type: string
  slug: string | null
}

const SINGLETONS: Record<Exclude<SinglePage, '/privacy' | '/terms'>, string> = {
  '/': 'homePage',
  '/services': 'servicesPage',
  '/how-it-works': 'howItWorksPage',
  '/get-quote': 'getQuotePage',
  '/book-installation': 'bookingPage',
  '/contact': 'contactPage',
  '/guarantee': 'guaranteePage',
  '/reviews': 'reviewsPage',
  '/about': 'aboutPage',
  '/contractors': 'contractorsPage',
  '/contractors/join': 'contractorJoinPage',
  '/suggest-partner': 'suggestPartnerPage',
  '/cities': 'citiesPage',
  '/emergency-services': 'emergencyPage',
  '/faq': 'faqPage',
  '/pricing': 'pricingPage',
  '/financing': 'financingPage',
  '/guides': 'guidesPage',
  '/projects': 'projectsPage',
  '/service-areas': 'serviceAreasPage',
  '/careers': 'careersPage',
  '/resources': 'resourcesPage',
}

const DOCUMENTS: ReadonlyMap<string, PageDocument> = new Map<string, PageDocument>([
  ...Object.entries(SINGLETONS).map(([path, type]): [string, PageDocument] => [path, { type, slug: null }]),
  ['/privacy', { type: 'legalPage', slug: 'privacy' }],
  ['/terms', { type: 'legalPage', slug: 'terms' }],
])

/** Types of the documents there is exactly one of, each with a page. */
export const SINGLETON_TYPES: ReadonlySet<string> = new Set(Object.values(SINGLETONS))

/** The document a canonical path shows first; a service in a city is the service. */
export function documentOfPath(path: string): PageDocument {
  const single = DOCUMENTS.get(path)
  if (single) return single
  const [first = '', second, third] = path.slice(1).split('/')
  if (first === 'services') return { type: 'category', slug: third ?? second ?? null }
  if (first === 'bundles') return { type: 'bundle', slug: second ?? null }
  if (first === 'guides') return { type: 'guide', slug: second ?? null }
  if (first === 'city' && third === undefined) return { type: 'city', slug: second ?? null }
  return { type: 'service', slug: path.slice(path.lastIndexOf('/') + 1) }
}
