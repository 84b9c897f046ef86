/**
 * The sections of each page that staff can move and hide, in the default order. A section is named after the field with its
 * heading, or after the list it shows. The parts above the first section stay in place: the head of the page, and the form on
 * a page whose purpose is the form.
 */
export const PAGE_SECTIONS = {
  homePage: [
    'popular',
    'categoriesHeading',
    'showcase',
    'cities',
    'stats',
    'steps',
    'featuresHeading',
    'recommendations',
    'bundlesHeading',
    'closing',
  ],
  servicesPage: ['cityFinder', 'specialty', 'catalogue', 'statistics', 'popular', 'sections', 'closing'],
  citiesPage: ['top', 'all', 'sections', 'closing'],
  serviceAreasPage: ['map', 'coverage', 'sections', 'outside', 'closing'],
  aboutPage: ['sections', 'figures', 'closing'],
  contactPage: ['areas', 'questions', 'sections', 'closing'],
  contractorsPage: ['finder', 'featured', 'explainer', 'figures', 'sections', 'closing'],
  contractorJoinPage: ['sections', 'closing'],
  suggestPartnerPage: ['sections', 'closing'],
  careersPage: ['sections', 'roles', 'writing', 'closing'],
  getQuotePage: ['sections', 'closing'],
  bookingPage: ['sections', 'closing'],
  emergencyPage: ['services', 'sections', 'closing'],
  pricingPage: [
    'ranges',
    'estimate',
    'citiesHeading',
    'addOnsHeading',
    'rulesHeading',
    'sections',
    'emergency',
    'closing',
  ],
  financingPage: ['optionsHeading', 'askHeading', 'sections', 'sourceNote', 'closing'],
  guidesPage: ['sections', 'closing'],
  resourcesPage: ['directory', 'sections', 'guides', 'closing'],
  howItWorksPage: ['steps', 'processes', 'safeguards', 'figures', 'questions', 'sections', 'closing'],
  guaranteePage: [
    'cardsHeading',
    'protectionsHeading',
    'warrantyHeading',
    'claim',
    'sections',
    'download',
    'closing',
  ],
  reviewsPage: ['figures', 'trust', 'list', 'sections', 'closing'],
  projectsPage: ['sections', 'closing'],
  faqPage: ['sections', 'closing'],
  servicePage: [
    'included',
    'projects',
    'estimator',
    'comparison',
    'reviews',
    'trust',
    'whyChooseHeading',
    'sections',
    'questions',
    'citiesHeading',
    'closing',
  ],
  categoryPage: ['services', 'aboutHeading', 'sections', 'neighboursHeading', 'closing'],
  cityPage: [
    'services',
    'categoryGroups',
    'market',
    'rules',
    'reviews',
    'sections',
    'neighbourhoods',
    'nearby',
    'closing',
  ],
  cityServicePage: [
    'highlightsHeading',
    'gallery',
    'installers',
    'whyChooseHeading',
    'testimonials',
    'sections',
    'neighbourhoods',
    'closing',
  ],
  bundlePage: ['included', 'benefitsHeading', 'sections', 'closing'],
} as const satisfies Record<string, readonly string[]>

/** A page with sections that staff can move. */
export type ArrangedPage = keyof typeof PAGE_SECTIONS

/** The name of a section of the page `Name`. */
export type SectionOf<Name extends ArrangedPage> = (typeof PAGE_SECTIONS)[Name][number]
