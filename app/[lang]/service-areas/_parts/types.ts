import type { ServiceAreas } from '#lib/content/service-areas.ts'
import type { Language } from '#lib/i18n/languages.ts'

/** What each part of the page is given. */
export interface ServiceAreasProps {
  page: NonNullable<ServiceAreas['page']>
  provinces: ServiceAreas['provinces']
  lang: Language
}

/** Where on the page a province's cities are. */
export const provinceAnchor = (code: string) => `province-${code.toLowerCase()}`
