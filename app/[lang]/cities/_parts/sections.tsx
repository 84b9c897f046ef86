import { ratingText } from '#components/review/rating-text.ts'
import { ForName } from '#components/ui/for-name.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { SiteLink } from '#components/ui/links.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Rating } from '#components/ui/rating.tsx'
import { Section } from '#components/ui/sections.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import type { Cities, CitiesPage } from '#lib/content/cities.ts'
import { toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'

/** Six cities with their contractors and rating. A card links to the quote request and to the page of the city. */
export function TopCities({ page, lang }: { page: CitiesPage; lang: Language }) {
  if (!page.topCities?.length) return null
  const { cityPages: words, service } = getDictionary(lang)
  const { number, plural } = getFormatters(lang)
  return (
    <Section id="top-cities" heading={page.top}>
      <ul className="ruled sm:grid-cols-2 lg:grid-cols-3">
        {page.topCities.map((city) => {
          const contractors = city.contractorCount ?? 0
          const rating = number(city.contractorRating ?? 0, { minimumFractionDigits: 1 })
          return (
            <li
              key={city._id}
              className="grid grid-cols-[min(7rem,30%)_1fr] grid-rows-[1fr_auto] bg-paper sm:grid-cols-1 sm:grid-rows-[auto_1fr_auto]"
            >
              <Picture
                picture={toPicture(city.picture)}
                sizes="(min-width: 64rem) 30rem, (min-width: 37.5rem) 50vw, 7rem"
                decorative
                className="thumbnail sm:aspect-8/5"
              />
              <div className="p-4 md:p-6">
                <h3 className="type-h3 md:text-h2">{city.name}</h3>
                <p className="text-muted md:mt-2">{city.province?.name}</p>
                {contractors > 0 && (
                  <p className="type-h4 mt-2 md:mt-4">
                    {fillPlaceholders(plural(contractors, words.contractors), { count: number(contractors) })}
                  </p>
                )}
                {city.contractorRating && (
                  <p className="mt-1 flex flex-wrap items-center gap-x-3">
                    <Rating
                      value={city.contractorRating}
                      label={ratingText(city.contractorRating, lang, 1)}
                    />
                    {fillPlaceholders(words.averageRating, { value: rating })}
                  </p>
                )}
              </div>
              <div className="grid grid-cols-2 border-t-2 border-rule max-sm:col-span-2">
                <SiteLink
                  href={`/city/${city.slug}`}
                  lang={lang}
                  className="focus-inside flex min-h-13 items-center justify-center px-2 text-center font-bold hover:bg-dark hover:text-loud"
                >
                  {words.cityPage}
                  <ForName name={city.name} lang={lang} />
                </SiteLink>
                <SiteLink
                  href={jobHref('/get-quote', { city: city.slug })}
                  lang={lang}
                  className="focus-inside flex min-h-13 items-center justify-center border-l-2 border-rule bg-loud px-2 text-center font-bold text-dark hover:bg-dark hover:text-loud"
                >
                  {service.getFreeQuotes}
                  <ForName name={city.name} lang={lang} />
                </SiteLink>
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

interface AllCitiesProps {
  page: CitiesPage
  provinces: Cities['provinces']
  lang: Language
}

type Province = Cities['provinces'][number]

/** Every city, in groups by province. The name of a city links to the quote request, the link beside it to the city's page. */
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
        className="inline-flex min-h-11 items-center pl-4 text-small underline underline-offset-4"
      >
        {cityPages.cityPage}
        <ForName name={city.name} lang={lang} />
      </SiteLink>
    </li>
  )
}
