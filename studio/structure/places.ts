/**
 * Where each type of the content model is found in the Studio. Plain data, so that a test can tell when a type was forgotten.
 * Singletons are named by their type; lists carry the title editors see.
 */

interface ListPlace {
  type: string
  title: string
}

export const CATALOGUE: ListPlace[] = [
  { type: 'service', title: 'All services' },
  { type: 'category', title: 'Categories' },
  { type: 'bundle', title: 'Bundles' },
  { type: 'emergencyService', title: 'Emergency services' },
  { type: 'bookingServiceType', title: 'Service types of the booking form' },
]

export const PLACES: ListPlace[] = [
  { type: 'city', title: 'All cities' },
  { type: 'province', title: 'Provinces and territories' },
]

export const TRUST: ListPlace[] = [
  { type: 'review', title: 'Reviews' },
  { type: 'project', title: 'Projects, before and after' },
  { type: 'installer', title: 'Installers' },
  { type: 'featuredContractor', title: 'Featured contractors' },
  { type: 'faq', title: 'FAQs' },
  { type: 'activityItem', title: 'Live activity' },
]

/** Pages of which there is one each, in groups; and the documents some of them are made of. */
export const PAGE_GROUPS: { title: string; singletons: string[]; lists?: ListPlace[] }[] = [
  {
    title: 'Main',
    singletons: ['homePage', 'servicesPage', 'citiesPage', 'serviceAreasPage', 'aboutPage', 'contactPage'],
  },
  {
    title: 'Quotes and booking',
    singletons: ['getQuotePage', 'bookingPage', 'emergencyPage', 'pricingPage', 'financingPage'],
  },
  {
    title: 'Reasons to trust',
    singletons: ['howItWorksPage', 'guaranteePage', 'reviewsPage', 'projectsPage', 'faqPage'],
    lists: [{ type: 'processStep', title: 'Steps of "How it works"' }],
  },
  {
    title: 'Reading',
    singletons: ['guidesPage', 'resourcesPage'],
    lists: [
      { type: 'guide', title: 'Guides' },
      { type: 'legalPage', title: 'Legal pages' },
    ],
  },
  {
    title: 'Professionals',
    singletons: ['contractorsPage', 'contractorJoinPage', 'suggestPartnerPage', 'careersPage'],
  },
  {
    title: 'Texts many pages share',
    singletons: ['servicePage', 'categoryPage', 'cityPage', 'cityServicePage', 'bundlePage', 'notFoundPage'],
  },
]

export const FIGURES: ListPlace = { type: 'pageFigures', title: 'Figures' }
export const MENUS: ListPlace = { type: 'navigationMenu', title: 'Menus' }

export const SETTINGS: { singletons: string[]; lists: ListPlace[] } = {
  singletons: ['siteSettings', 'estimatorSettings', 'activitySettings'],
  lists: [{ type: 'redirect', title: 'Redirects' }],
}
