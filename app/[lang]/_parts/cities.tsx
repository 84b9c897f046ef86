import { getDictionary } from '#lib/i18n/dictionary.ts'
import { jobHref } from '#lib/job/job.ts'
import { serviceCountText } from '../_components/service/words.ts'
import { Icon } from '../_components/ui/icon.tsx'
import { Section } from '../_components/ui/section.tsx'
import { SiteLink } from '../_components/ui/site-link.tsx'
import { TextLink } from '../_components/ui/text-link.tsx'
import type { HomeSectionProps } from './types.ts'

/** Six cities as rows of a table. Each leads to the booking wizard. */
export function Cities({ page, lang }: HomeSectionProps) {
  if (!page.featuredCities?.length) return null
  return (
    <Section
      id="cities"
      heading={page.cities}
      aside={<TextLink href="/cities" lang={lang} label={getDictionary(lang).shell.viewAllCities} />}
    >
      <ul className="border-t-2 border-rule">
        {page.featuredCities.map((city) => (
          <li key={city._id} className="border-b-2 border-rule">
            <SiteLink
              href={jobHref('/book-installation', { city: city.slug })}
              lang={lang}
              className="city-row"
            >
              <span>{city.name}</span>
              <span>{city.province?.name}</span>
              <span>{serviceCountText(city.serviceCount ?? 0, lang)}</span>
              <span>{page.cityClaim}</span>
              <Icon name="arrow" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
