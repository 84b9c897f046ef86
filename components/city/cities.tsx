import { jobHref } from '#lib/chosen-job/job.ts'
import { type Dictionary, getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { serviceCountText } from '../service/words.ts'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/links.tsx'
import { type Heading, Section, type SectionProps } from '../ui/sections.tsx'
import { CityChooser } from './city-chooser.tsx'

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
  /** A short claim that stands in each row, such as `50+ Installers`. */
  claim: string | null
  lang: Language
}

/**
 * A section of cities as rows of a table, each with a link to the booking wizard, and the dialog with all cities; not shown when
 * there are none.
 */
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
              <span>
                <span>{city.serviceCount ? serviceCountText(city.serviceCount, lang) : null}</span>{' '}
                {claim && <span>{claim}</span>}
              </span>
              <Icon name="arrow" />
            </SiteLink>
          </li>
        ))}
      </ul>
      <CityChooser label={getDictionary(lang).city.another} lang={lang} className="text-link mt-1" />
    </Section>
  )
}

interface CityColumnsProps {
  cities: {
    _id: string
    name: string | null
    slug: string | null
    province?: { code: keyof Dictionary['city']['provinces'] | null } | null
  }[]
  /** Returns the path that a city links to, from the slug of the city. */
  href: (slug: string | null) => string
  lang: Language
}

/** Links to cities in columns. A city has the code of its province at the right (`ON`), if the province is given. */
export function CityColumns({ cities, href, lang }: CityColumnsProps) {
  const { provinces } = getDictionary(lang).city
  return (
    <ul className="grid grid-cols-2 gap-x-5 border-t-2 border-rule md:grid-cols-4 lg:gap-x-10">
      {cities.map(({ _id, name, slug, province }) => (
        <li key={_id} className="border-b border-rule">
          <SiteLink
            href={href(slug)}
            lang={lang}
            className="-mx-2.5 flex min-h-11 md:min-h-14 items-center justify-between gap-3 px-2.5 hover:bg-loud hover:text-dark"
          >
            <span className="type-h4">{name}</span>
            {province?.code && <span className="text-small">{provinces[province.code]}</span>}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

interface NeighbourhoodsProps {
  heading: Heading | null | undefined
  names: string[] | null
}

/** The districts of the city that installers serve: one line of text, because they lead nowhere. */
export function Neighbourhoods({ heading, names }: NeighbourhoodsProps) {
  if (!names?.length) return null
  return (
    <Section id="neighbourhoods" heading={heading}>
      <ul className="in-line type-h4">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Section>
  )
}
