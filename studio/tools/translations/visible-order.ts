/**
 * The order of the work list: what most visitors see comes first. Types by how many visits pass through them, judged by where
 * the site's links lead; a test says when a type has no place here. Change the order here when the site's statistics say otherwise.
 */
export const TYPES_BY_VISITS: readonly string[] = [
  // Seen by nearly everybody, whatever page they came to: the first page, and the menus and footer around every page.
  'homePage',
  'navigationMenu',
  'siteSettings',
  // Texts that every service, city, category and bundle page shares: one field of these is on hundreds of pages.
  'servicePage',
  'cityServicePage',
  'cityPage',
  'categoryPage',
  'bundlePage',
  // What visitors search for and land on, and the lists they choose from.
  'service',
  'servicesPage',
  'category',
  'city',
  'citiesPage',
  'bundle',
  // The way to a quote: text here decides whether a visit becomes a customer.
  'getQuotePage',
  'bookingPage',
  'bookingServiceType',
  'estimatorSettings',
  'emergencyPage',
  'emergencyService',
  'contactPage',
  // Pages in the header and the footer.
  'howItWorksPage',
  'processStep',
  'pricingPage',
  'guaranteePage',
  'financingPage',
  'aboutPage',
  'serviceAreasPage',
  'province',
  'faqPage',
  'faq',
  // Figures, and what others say: short texts on many pages, below the fold.
  'pageFigures',
  'reviewsPage',
  'review',
  'projectsPage',
  'project',
  'installer',
  'featuredContractor',
  'activityItem',
  // Reading, and pages for a few.
  'guidesPage',
  'guide',
  'resourcesPage',
  'contractorsPage',
  'contractorJoinPage',
  'suggestPartnerPage',
  'careersPage',
  'legalPage',
  'notFoundPage',
]

const RANKS = new Map(TYPES_BY_VISITS.map((type, index) => [type, index]))

/** Smaller is seen by more visitors. */
export function visitRank(type: string): number {
  return RANKS.get(type) ?? TYPES_BY_VISITS.length
}
