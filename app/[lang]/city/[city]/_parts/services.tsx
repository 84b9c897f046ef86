import { PictureRow } from '#components/page/picture-rows.tsx'
import { Price } from '#components/service/price.tsx'
import { TextLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { figureOf } from '#lib/pricing/figure.ts'
import type { CitySectionProps } from './types.ts'

/** The first six services, each with its price in this city. */
export function CityServices({ content, lang }: CitySectionProps) {
  const { city, page, services, prices } = content
  if (services.length === 0) return null
  return (
    <Section
      id="services"
      heading={page?.services}
      aside={<TextLink href="/services" lang={lang} label={getDictionary(lang).home.viewAllServices} />}
    >
      <ul className="ruled sm:grid-cols-2 xl:grid-cols-3">
        {services.map((service) => (
          <li key={service._id} className="bg-paper">
            <PictureRow
              href={`/city/${city.slug}/${service.slug}`}
              lang={lang}
              picture={service.picture}
              title={service.name}
              text={service.description}
            >
              <Price figure={figureOf(service, prices)} lang={lang} />
            </PictureRow>
          </li>
        ))}
      </ul>
    </Section>
  )
}
