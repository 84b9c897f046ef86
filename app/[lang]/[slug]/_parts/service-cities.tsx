import { Section } from '../../_components/ui/section.tsx'
import { SiteLink } from '../../_components/ui/site-link.tsx'
import type { ServiceSectionProps } from './types.ts'

/** The cities this service has pages for, as a timetable in columns. */
export function ServiceCities({ service, page, lang }: ServiceSectionProps) {
  if (!page?.cities?.length) return null
  return (
    <Section id="service-cities" title={page.citiesHeading?.title} text={page.citiesHeading?.text}>
      <ul className="grid grid-cols-2 gap-x-5 border-t-2 border-rule md:grid-cols-4 lg:gap-x-10">
        {page.cities.map((city) => (
          <li key={city._id} className="border-b border-rule">
            <SiteLink
              href={`/${city.slug}/${service.slug}`}
              lang={lang}
              className="-mx-2.5 flex min-h-14 items-center justify-between gap-3 px-2.5 hover:bg-yellow hover:text-coal"
            >
              <span className="type-h4">{city.name}</span>
              <span className="text-small">{city.province?.code}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
