import type { SchemaTypeDefinition } from 'sanity'
import type { Language } from '#lib/i18n/languages.ts'
import type { Definition } from './define.ts'
import { activityItem } from './documents/activity-item.ts'
import { bookingServiceType } from './documents/booking-service-type.ts'
import { bundle } from './documents/bundle.ts'
import { category } from './documents/category.ts'
import { city } from './documents/city.ts'
import { emergencyService } from './documents/emergency-service.ts'
import { faq } from './documents/faq.ts'
import { featuredContractor } from './documents/featured-contractor.ts'
import { guide } from './documents/guide.ts'
import { installer } from './documents/installer.ts'
import { legalPage } from './documents/legal-page.ts'
import { navigationMenu } from './documents/navigation-menu.ts'
import { pageFigures } from './documents/page-figures.ts'
import { processStep } from './documents/process-step.ts'
import { project } from './documents/project.ts'
import { province } from './documents/province.ts'
import { redirect } from './documents/redirect.ts'
import { review } from './documents/review.ts'
import { service } from './documents/service.ts'
import { addOn } from './objects/add-on.ts'
import { averageRate } from './objects/average-rate.ts'
import { beforeAfter } from './objects/before-after.ts'
import { detailOption } from './objects/detail-option.ts'
import { enhancement } from './objects/enhancement.ts'
import { faqEntry } from './objects/faq-entry.ts'
import { figure } from './objects/figure.ts'
import { installationStep } from './objects/installation-step.ts'
import { installerResponse } from './objects/installer-response.ts'
import { link } from './objects/link.ts'
import { localData } from './objects/local-data.ts'
import { localPricing } from './objects/local-pricing.ts'
import { localeBlocks } from './objects/locale-blocks.ts'
import { localeString } from './objects/locale-string.ts'
import { localeText } from './objects/locale-text.ts'
import { locationLink } from './objects/location-link.ts'
import { marketSpecifics } from './objects/market-specifics.ts'
import { menuGroup } from './objects/menu-group.ts'
import { menuLink } from './objects/menu-link.ts'
import { openingHours } from './objects/opening-hours.ts'
import { overviewNotes } from './objects/overview-notes.ts'
import { pageSection } from './objects/page-section.ts'
import { picture } from './objects/picture.ts'
import { resourceLink } from './objects/resource-link.ts'
import { sectionHeading } from './objects/section-heading.ts'
import { seo } from './objects/seo.ts'
import { socialLink } from './objects/social-link.ts'
import { timelineLevel } from './objects/timeline-level.ts'
import { titledText } from './objects/titled-text.ts'
import { sanityType } from './sanity-type.ts'
import { aboutPage } from './singletons/about-page.ts'
import { activitySettings } from './singletons/activity-settings.ts'
import { bookingPage } from './singletons/booking-page.ts'
import { bundlePage } from './singletons/bundle-page.ts'
import { careersPage } from './singletons/careers-page.ts'
import { categoryPage } from './singletons/category-page.ts'
import { citiesPage } from './singletons/cities-page.ts'
import { cityPage } from './singletons/city-page.ts'
import { cityServicePage } from './singletons/city-service-page.ts'
import { contactPage } from './singletons/contact-page.ts'
import { contractorJoinPage } from './singletons/contractor-join-page.ts'
import { contractorsPage } from './singletons/contractors-page.ts'
import { emergencyPage } from './singletons/emergency-page.ts'
import { estimatorSettings } from './singletons/estimator-settings.ts'
import { faqPage } from './singletons/faq-page.ts'
import { financingPage } from './singletons/financing-page.ts'
import { getQuotePage } from './singletons/get-quote-page.ts'
import { guaranteePage } from './singletons/guarantee-page.ts'
import { guidesPage } from './singletons/guides-page.ts'
import { homePage } from './singletons/home-page.ts'
import { howItWorksPage } from './singletons/how-it-works-page.ts'
import { notFoundPage } from './singletons/not-found-page.ts'
import { pricingPage } from './singletons/pricing-page.ts'
import { projectsPage } from './singletons/projects-page.ts'
import { resourcesPage } from './singletons/resources-page.ts'
import { reviewsPage } from './singletons/reviews-page.ts'
import { serviceAreasPage } from './singletons/service-areas-page.ts'
import { servicePage } from './singletons/service-page.ts'
import { servicesPage } from './singletons/services-page.ts'
import { siteSettings } from './singletons/site-settings.ts'
import { suggestPartnerPage } from './singletons/suggest-partner-page.ts'

/** Parts of documents. */
const objectTypes: Definition[] = [
  addOn,
  averageRate,
  beforeAfter,
  detailOption,
  enhancement,
  faqEntry,
  figure,
  installationStep,
  installerResponse,
  link,
  localData,
  localPricing,
  localeBlocks,
  localeString,
  localeText,
  locationLink,
  marketSpecifics,
  menuGroup,
  menuLink,
  openingHours,
  overviewNotes,
  pageSection,
  picture,
  resourceLink,
  sectionHeading,
  seo,
  socialLink,
  timelineLevel,
  titledText,
]

/** Types an editor makes as many documents of as needed. */
export const documentTypes: Definition[] = [
  activityItem,
  bookingServiceType,
  bundle,
  category,
  city,
  emergencyService,
  faq,
  featuredContractor,
  guide,
  installer,
  legalPage,
  navigationMenu,
  pageFigures,
  processStep,
  project,
  province,
  redirect,
  review,
  service,
]

/** Types with exactly one document, whose id is the type's name. */
export const singletonTypes: Definition[] = [
  aboutPage,
  activitySettings,
  bookingPage,
  bundlePage,
  careersPage,
  categoryPage,
  citiesPage,
  cityPage,
  cityServicePage,
  contactPage,
  contractorJoinPage,
  contractorsPage,
  emergencyPage,
  estimatorSettings,
  faqPage,
  financingPage,
  getQuotePage,
  guaranteePage,
  guidesPage,
  homePage,
  howItWorksPage,
  notFoundPage,
  pricingPage,
  projectsPage,
  resourcesPage,
  reviewsPage,
  serviceAreasPage,
  servicePage,
  servicesPage,
  siteSettings,
  suggestPartnerPage,
]

const types = [...objectTypes, ...documentTypes, ...singletonTypes]

/** Every type of the content model, as Sanity takes it, with its words in one language. */
export const schemaTypes = (language: Language): SchemaTypeDefinition[] =>
  types.map((type) => sanityType(type, language))
