import { jobHref } from '#lib/chosen-job/job.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { serviceCountText } from '../service/words.ts'
import { Icon } from '../ui/icon.tsx'
import { Section, type SectionProps } from '../ui/section.tsx'
import { SiteLink } from '../ui/site-link.tsx'

interface CitiesProps extends Omit<SectionProps, 'children'> {
  cities:
    | {
        _id: string
        name: string | null
        slug: string | null
        province: { name: string | null } | null
        serviceCount: number | null
      }[]
    | null
    | undefined
  /** A few words in each row. */
  claim: string | null
  lang: Language
}

/** A section of cities as rows of a table, each with a link to the booking wizard; not shown when there are none. */
export function Cities({ cities, claim, lang, ...section }: CitiesProps) {
  if (!cities?.length) return null
  return (
    <Section {...section}>
      <ul className="border-t-2 border-rule max-md:grid max-md:grid-cols-2 max-md:gap-x-5">
        {cities.map((city) => (
          <li key={city._id} className="border-b-2 border-rule">
            <SiteLink
              href={jobHref('/book-installation', { city: city.slug })}
              lang={lang}
              className="city-row"
            >
              <span>{city.name}</span>
              <span>{city.province?.name}</span>
              <span>{city.serviceCount ? serviceCountText(city.serviceCount, lang) : null}</span>
              <span>{claim}</span>
              <Icon name="arrow" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
