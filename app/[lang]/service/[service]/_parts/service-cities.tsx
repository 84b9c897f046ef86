import { CityColumns } from '#components/city/cities.tsx'
import { Section } from '#components/ui/sections.tsx'
import type { ServiceSectionProps } from './types.ts'

/** The cities this service has pages for. */
export function ServiceCities({ service, page, lang }: ServiceSectionProps) {
  if (!page?.cities?.length) return null
  return (
    <Section id="service-cities" heading={page.citiesHeading}>
      <CityColumns cities={page.cities} href={(slug) => `/${slug}/${service.slug}`} lang={lang} />
    </Section>
  )
}
