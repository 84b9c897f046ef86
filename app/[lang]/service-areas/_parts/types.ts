import type { ServiceAreas } from '#lib/content/service-areas.ts'
import type { Language } from '#lib/i18n/languages.ts'

/** The props of each section of the page. */
export interface ServiceAreasProps {
  page: NonNullable<ServiceAreas['page']>
  provinces: ServiceAreas['provinces']
  lang: Language
}

/** The id of the part of the page with a province's cities. */
export const provinceAnchor = (code: string) => `province-${code.toLowerCase()}`
