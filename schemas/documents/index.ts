import type { DocumentType } from '../document-types.ts'
import { activityItem } from './activity-item.ts'
import { bookingServiceType } from './booking-service-type.ts'
import { bundle } from './bundle.ts'
import { category } from './category.ts'
import { city } from './city.ts'
import { emergencyService } from './emergency-service.ts'
import { faq } from './faq.ts'
import { featuredContractor } from './featured-contractor.ts'
import { guide } from './guide.ts'
import { installer } from './installer.ts'
import { landingPage } from './landing-page.ts'
import { legalPage } from './legal-page.ts'
import { navigationMenu } from './navigation-menu.ts'
import { pageFigures } from './page-figures.ts'
import { processStep } from './process-step.ts'
import { project } from './project.ts'
import { province } from './province.ts'
import { redirect } from './redirect.ts'
import { review } from './review.ts'
import { savedSection } from './saved-section.ts'
import { service } from './service.ts'

/** Types whose documents have a page each. */
export const DOCUMENTS_WITH_PAGE = [service, category, city, bundle, guide, installer, legalPage, landingPage]

/** Every type of which editors make as many documents as they need, in the order of the desk. */
export const DOCUMENTS: DocumentType[] = [
  ...DOCUMENTS_WITH_PAGE,
  savedSection,
  emergencyService,
  bookingServiceType,
  province,
  review,
  project,
  faq,
  featuredContractor,
  activityItem,
  processStep,
  pageFigures,
  navigationMenu,
  redirect,
]
