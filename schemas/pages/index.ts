import type { Choice } from '../define.ts'
import type { Page } from '../document-types.ts'
import { aboutPage } from './about.ts'
import { bookingPage } from './booking.ts'
import { bundlePage } from './bundle.ts'
import { careersPage } from './careers.ts'
import { categoryPage } from './category.ts'
import { citiesPage } from './cities.ts'
import { cityPage } from './city.ts'
import { cityServicePage } from './city-service.ts'
import { contactPage } from './contact.ts'
import { contractorJoinPage } from './contractor-join.ts'
import { contractorsPage } from './contractors.ts'
import { emergencyPage } from './emergency.ts'
import { faqPage } from './faq.ts'
import { financingPage } from './financing.ts'
import { getQuotePage } from './get-quote.ts'
import { guaranteePage } from './guarantee.ts'
import { guidesPage } from './guides.ts'
import { homePage } from './home.ts'
import { howItWorksPage } from './how-it-works.ts'
import { pricingPage } from './pricing.ts'
import { projectsPage } from './projects.ts'
import { resourcesPage } from './resources.ts'
import { reviewsPage } from './reviews.ts'
import { servicePage } from './service.ts'
import { serviceAreasPage } from './service-areas.ts'
import { servicesPage } from './services.ts'
import { suggestPartnerPage } from './suggest-partner.ts'

/** Every page, in the order of the desk. */
export const PAGES: Page[] = [
  homePage,
  servicesPage,
  citiesPage,
  serviceAreasPage,
  aboutPage,
  contactPage,
  getQuotePage,
  bookingPage,
  emergencyPage,
  pricingPage,
  financingPage,
  howItWorksPage,
  guaranteePage,
  reviewsPage,
  projectsPage,
  faqPage,
  guidesPage,
  resourcesPage,
  contractorsPage,
  contractorJoinPage,
  suggestPartnerPage,
  careersPage,
  servicePage,
  categoryPage,
  cityPage,
  cityServicePage,
  bundlePage,
]

/** The pages that show marketing figures (docs/product.md, Marketing figures), by the `page` of their `pageFigures`. */
export const FIGURE_PAGES: Choice[] = PAGES.flatMap(({ figures, title }) =>
  figures ? [{ value: figures, title }] : [],
)
