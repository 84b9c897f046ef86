import { type Dictionary, getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { SiteLink } from '../ui/site-link.tsx'

interface CityColumnsProps {
  cities: {
    _id: string
    name: string | null
    slug: string | null
    province?: { code: keyof Dictionary['city']['provinces'] | null } | null
  }[]
  /** The target of a city's link. */
  href: (slug: string | null) => string
  lang: Language
}

/** Cities in columns, like a timetable, each with its province if it is given. */
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
