import { CityColumns } from '#components/city/cities.tsx'
import { Section } from '#components/ui/sections.tsx'
import type { Contact } from '#lib/content/contact.ts'
import type { Language } from '#lib/i18n/languages.ts'

interface ServiceAreasProps {
  page: NonNullable<Contact['page']>
  lang: Language
}

/** The major cities we work in, each leading to its page. */
export function ServiceAreas({ page, lang }: ServiceAreasProps) {
  if (!page.serviceAreas?.length) return null
  return (
    <Section id="areas" ground="wash" heading={page.areas}>
      <CityColumns cities={page.serviceAreas} href={(slug) => `/city/${slug}`} lang={lang} />
    </Section>
  )
}
