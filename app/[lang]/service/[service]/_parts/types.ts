import type { ServiceContent } from '#lib/content/service.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { TimeBands } from '#lib/pricing/time-on-site.ts'

export type Service = ServiceContent['service']

export type ServicePageTexts = ServiceContent['page']

/** The props of each section of a service page. `page` is `null` until staff publish the texts of service pages. */
export interface ServiceSectionProps {
  service: Service
  page: ServicePageTexts
  bands: TimeBands
  lang: Language
}
