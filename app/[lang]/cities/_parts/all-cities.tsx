import { ForName } from '#components/ui/for-name.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { SiteLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import type { Cities, CitiesPage } from '#lib/content/cities.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'

interface AllCitiesProps {
  page: CitiesPage
  provinces: Cities['provinces']
  lang: Language
}

type Province = Cities['provinces'][number]

/** Every city, by province: its name leads to a quote, the link beside it to the city's page. */
export function AllCities({ page, provinces, lang }: AllCitiesProps) {
  const known = provinces.filter(({ cities }) => cities.length > 0)
  if (known.length === 0) return null
  return (
    <Section id="all-cities" ground="wash" heading={page.all}>
      <ul className="border-b-2 border-rule">
        {known.map((province) => (
          <li
            key={province._id}
            className="border-t-2 border-rule lg:grid lg:grid-cols-[1fr_3fr] lg:gap-x-10"
          >
            <h3 className="type-h3 pt-4 pb-2">{province.name}</h3>
            <ul className="-mb-px grid gap-x-10 lg:grid-cols-2">
              {province.cities.map((city) => (
                <CityRow key={city._id} city={city} lang={lang} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function CityRow({ city, lang }: { city: Province['cities'][number]; lang: Language }) {
  const { service, cityPages } = getDictionary(lang)
  return (
    <li className="flex items-center gap-3 border-b border-rule">
      <SiteLink
        href={jobHref('/get-quote', { city: city.slug })}
        lang={lang}
        className="-mx-2.5 flex min-h-14 grow items-center justify-between gap-3 px-2.5 hover:bg-loud hover:text-dark"
      >
        <span className="type-h4">{city.name}</span>
        <span className="flex items-center gap-2 text-small font-bold">
          <span className="sr-only">{service.getQuote}</span>
          <Icon name="arrow" className="size-4" />
        </span>
      </SiteLink>
      <SiteLink
        href={`/city/${city.slug}`}
        lang={lang}
        className="inline-flex min-h-11 items-center pl-3 text-small underline underline-offset-4"
      >
        {cityPages.cityPage}
        <ForName name={city.name} lang={lang} />
      </SiteLink>
    </li>
  )
}
