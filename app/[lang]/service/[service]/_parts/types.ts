import type { ServiceContent } from '#lib/content/service.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { TimeBands } from '#lib/pricing/time-on-site.ts'

export type Service = ServiceContent['service']

export type ServicePageTexts = ServiceContent['page']

/** What each section of a service page is given. `page` is missing while nobody has written it. */
export interface ServiceSectionProps {
  service: Service
  page: ServicePageTexts
  bands: TimeBands
  lang: Language
}
