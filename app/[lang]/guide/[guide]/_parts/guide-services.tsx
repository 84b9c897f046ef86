import { ServiceRows } from '#components/page/picture-rows.tsx'
import { Section } from '#components/ui/sections.tsx'
import type { Catalogue } from '#lib/content/catalogue.ts'
import type { Language } from '#lib/i18n/languages.ts'

interface GuideServicesProps {
  services: Pick<
    Catalogue['services'][number],
    '_id' | 'name' | 'slug' | 'description' | 'priceRange' | 'compulsoryFees' | 'picture'
  >[]
  heading: { title: string; text: string | null }
  lang: Language
}

/** The services that the guide mentions, each with its price range. */
export function GuideServices({ services, heading, lang }: GuideServicesProps) {
  if (services.length === 0) return null
  return (
    <Section id="guide-services" ground="wash" heading={heading}>
      <ServiceRows services={services} lang={lang} />
    </Section>
  )
}
