import { SiteLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import { getFormatters } from '#lib/i18n/format.ts'
import { factorText } from '#lib/pricing/factor-text.ts'
import type { PricingSectionProps } from './types.ts'

/** The multiplier of each city. */
export function CityMultipliers({ page, cities, lang }: PricingSectionProps) {
  if (cities.length === 0) return null
  const formatters = getFormatters(lang)
  return (
    <Section id="cities" heading={page.citiesHeading}>
      <ul className="grid grid-cols-2 gap-x-5 border-t-2 border-rule md:grid-cols-3 md:gap-x-11 lg:grid-cols-4">
        {cities.map((city) => (
          <li key={city._id} className="border-b border-rule">
            <SiteLink
              href={`/city/${city.slug}`}
              lang={lang}
              className="-mx-2 flex min-h-12 items-center justify-between gap-2 px-2 text-small md:text-body hover:bg-loud hover:text-dark"
            >
              {city.name}
              <span className="font-bold whitespace-nowrap">
                {factorText(city.multiplier ?? 1, formatters)}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
