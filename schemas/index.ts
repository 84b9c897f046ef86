import type { Definition } from './define.ts'
import type { Singleton } from './document-types.ts'
import { DOCUMENTS } from './documents/index.ts'
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
import { PAGES } from './pages/index.ts'
import { SETTINGS } from './settings/index.ts'

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

/** Types with exactly one document, whose id is the type's name. */
export const SINGLETONS: Singleton[] = [...PAGES, ...SETTINGS]

/** Every type that has documents. */
export const CONTENT_TYPES = [...SINGLETONS, ...DOCUMENTS]

/** Every type of the content model. */
export const ALL_TYPES: Definition[] = [...objectTypes, ...CONTENT_TYPES]
