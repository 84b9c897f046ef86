import type { SINGLE_PAGES } from '#lib/content/routes.ts'

type SinglePage = (typeof SINGLE_PAGES)[number]

/** Pages there are many of. `cityService` is a service in a city, `page` any page at all. */
export type PageKind =
  | 'service'
  | 'city'
  | 'cityService'
  | 'category'
  | 'bundle'
  | 'guide'
  | 'notFound'
  | 'page'

/** Where the site shows the documents of a type. */
interface Place {
  /** Has a page of its own. */
  own?: true
  /** Single pages that show every document of the type. */
  always?: SinglePage[]
  /** Kinds of pages each of which shows it; a document of one city or service only those of its own. */
  every?: PageKind[]
  /** On the pages of documents it refers to, by their types. */
  refersTo?: string[]
  /** On the pages of documents that refer to it, by their types. */
  usedBy?: string[]
  /** On the page its own field names: figures by page, redirects by where they lead. */
  named?: 'page' | 'to'
}

/** Which pages show the documents of each type. It is plain data, so that a test can find a type that was forgotten. */
export const SHOWN_ON: Record<string, Place> = {
  service: {
    own: true,
    always: ['/services', '/pricing'],
    every: ['cityService'],
    refersTo: ['category'],
    usedBy: ['homePage', 'bundle', 'guide', 'city', 'navigationMenu'],
  },
  category: {
    own: true,
    always: ['/services', '/pricing'],
    every: ['category'],
    usedBy: ['homePage', 'cityPage', 'category', 'guide', 'service', 'navigationMenu'],
  },
  bundle: { own: true, usedBy: ['homePage'] },
  guide: { own: true, always: ['/guides', '/resources'], every: ['guide'] },
  legalPage: { own: true },
  city: {
    own: true,
    always: ['/cities', '/service-areas', '/pricing'],
    every: ['cityService'],
    usedBy: ['homePage', 'servicesPage', 'servicePage', 'contactPage', 'estimatorSettings', 'navigationMenu'],
  },
  province: { always: ['/cities', '/service-areas'], usedBy: ['city'] },
  review: { always: ['/reviews'], every: ['cityService'], refersTo: ['service', 'city'] },
  project: {
    always: ['/projects'],
    every: ['cityService'],
    refersTo: ['service', 'city'],
    usedBy: ['homePage'],
  },
  installer: { every: ['cityService'] },
  featuredContractor: { usedBy: ['contractorsPage'] },
  faq: { always: ['/faq'], usedBy: ['contactPage', 'howItWorksPage'] },
  emergencyService: { always: ['/emergency-services', '/pricing', '/get-quote'] },
  bookingServiceType: { always: ['/book-installation'] },
  activityItem: { usedBy: ['activitySettings'] },
  processStep: { always: ['/', '/how-it-works'] },
  pageFigures: { named: 'page' },
  navigationMenu: { every: ['page'] },
  redirect: { named: 'to' },

  homePage: { always: ['/'] },
  servicesPage: { always: ['/services'] },
  citiesPage: { always: ['/cities'] },
  serviceAreasPage: { always: ['/service-areas'] },
  aboutPage: { always: ['/about'] },
  contactPage: { always: ['/contact'] },
  getQuotePage: { always: ['/get-quote'] },
  bookingPage: { always: ['/book-installation', '/get-quote'] },
  emergencyPage: { always: ['/emergency-services'] },
  pricingPage: { always: ['/pricing'] },
  financingPage: { always: ['/financing'] },
  howItWorksPage: { always: ['/how-it-works'] },
  guaranteePage: { always: ['/guarantee'] },
  reviewsPage: { always: ['/reviews'] },
  projectsPage: { always: ['/projects'] },
  faqPage: { always: ['/faq'] },
  guidesPage: { always: ['/guides'], every: ['guide'] },
  resourcesPage: { always: ['/resources'] },
  contractorsPage: { always: ['/contractors'] },
  contractorJoinPage: { always: ['/contractors/join'] },
  suggestPartnerPage: { always: ['/suggest-partner'] },
  careersPage: { always: ['/careers'] },

  servicePage: { every: ['service'] },
  categoryPage: { every: ['category'] },
  cityPage: { every: ['city'] },
  cityServicePage: { every: ['cityService'] },
  bundlePage: { every: ['bundle'] },
  notFoundPage: { every: ['notFound'] },
  siteSettings: { every: ['page'] },
  estimatorSettings: { always: ['/pricing', '/get-quote'], every: ['service'] },
  activitySettings: { every: ['service'] },
}

/** Which page shows the figures of each `page` of `pageFigures`. */
export const FIGURES_ON: Record<string, SinglePage | PageKind> = {
  home: '/',
  service: 'service',
  'city-service': 'cityService',
  'how-it-works': '/how-it-works',
  guarantee: '/guarantee',
  reviews: '/reviews',
  contractors: '/contractors',
  cities: '/cities',
  about: '/about',
  careers: '/careers',
}
