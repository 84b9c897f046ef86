import { Price, PricesNote } from '#components/service/price.tsx'
import { ServiceTags } from '#components/service/service-tags.tsx'
import { ForName } from '#components/ui/for-name.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { SiteLink, TextLink } from '#components/ui/links.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Figures, Section } from '#components/ui/sections.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import type { Catalogue, CataloguePage } from '#lib/content/catalogue.ts'
import { toPicture } from '#lib/content/picture.ts'
import { cityText } from '#lib/i18n/city-text.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { figureOf } from '#lib/pricing/figure.ts'
import { FinderForm } from './finder-form.tsx'

interface HeroProps {
  page: CataloguePage
  /** The number of services, formatted for the language. */
  count: string
  /** Whether the list follows at once. */
  isShort: boolean
  lang: Language
}

export function CatalogueHero({ page, count, isShort, lang }: HeroProps) {
  if (isShort)
    return (
      <section className="on-field border-b-2 border-rule">
        <div className="wrap py-5 lg:py-7">
          <h1 className="type-h2 text-title">{getDictionary(lang).services.found}</h1>
        </div>
      </section>
    )
  return (
    <section className="on-field border-b-2 border-rule">
      <div className="wrap flex flex-wrap items-end lg:flex-nowrap justify-between gap-x-11 gap-y-3 py-5 md:py-14 lg:py-16">
        <div>
          <h1 className="type-page max-w-[20ch] text-title">{page.title}</h1>
          {page.lead && <p className="mt-3 max-w-[46ch] md:mt-5 md:text-lead">{page.lead}</p>}
          <TextLink
            href="#catalogue"
            lang={lang}
            className="mt-3"
            label={getDictionary(lang).services.toCatalogue}
          />
        </div>
        <p className="flex max-w-full flex-none items-baseline gap-3 lg:flex-col lg:items-end lg:gap-1">
          <span className="type-page leading-[0.86] text-title">{count}</span>
          <span className="font-bold">{page.countLabel}</span>
        </p>
      </div>
    </section>
  )
}

interface CityFinderProps {
  page: CataloguePage
  lang: Language
}

/** A form for a service and a city that lists the matching pages, and popular links such as 'TV mounting Toronto'. */
export function CityFinder({ page, lang }: CityFinderProps) {
  const words = getDictionary(lang)
  return (
    <Section id="city-finder" heading={page.cityFinder}>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[3fr_2fr]">
        <FinderForm
          cities={(page.finderCities ?? []).map((city) => ({
            slug: city.slug ?? '',
            name: city.name ?? '',
            label: cityText(city, lang),
          }))}
          hint={<p className="min-h-51 max-w-[46ch] text-muted max-sm:hidden">{words.services.finderHint}</p>}
          lang={lang}
          words={{
            ...words.services,
            city: words.city.label,
            chooseCity: words.city.choose,
            anotherCity: words.city.another,
            finderQuoteElsewhere: words.service.getFreeQuote,
            money: words.money,
          }}
        />
        <div>
          <h3 className="type-h4 mb-3">{page.popularLocationsTitle}</h3>
          <ul className="grid grid-cols-2 gap-x-5 border-b border-rule lg:grid-cols-1">
            {page.popularLocations?.map(
              ({ _key, label, service, city }) =>
                city?.slug &&
                service?.slug && (
                  <li key={_key} className="border-t border-rule">
                    <SiteLink
                      href={`/${city.slug}/${service.slug}`}
                      lang={lang}
                      className="link-row justify-between gap-3 max-sm:text-small"
                    >
                      {label}
                      <Icon name="arrow" className="size-4 max-sm:hidden" />
                    </SiteLink>
                  </li>
                ),
            )}
          </ul>
        </div>
      </div>
    </Section>
  )
}

/** Six big jobs, as a compact grid: the whole cell is the link. */
export function Specialty({ page, lang }: { page: CataloguePage; lang: Language }) {
  if (!page.specialtyServices?.length) return null
  return (
    <Section id="specialty" ground="wash" heading={page.specialty}>
      <PricesNote kind={{ name: 'range' }} lang={lang} />
      <ul className="ruled grid-cols-2 lg:grid-cols-3">
        {page.specialtyServices.map((service) => (
          <li key={service._id} className="bg-paper">
            <SiteLink
              href={`/${service.slug}`}
              lang={lang}
              className="cell-link sm:grid-cols-[7rem_1fr] lg:grid-cols-[8.5rem_1fr]"
            >
              <Picture
                picture={toPicture(service.picture)}
                sizes="(min-width: 37.5rem) 9rem, 1px"
                decorative
                className="thumbnail max-sm:hidden"
              />
              <div className="flex flex-col p-3 md:p-4.5">
                <span className="type-h4 max-sm:text-[1.25rem]">{service.name}</span>
                <Price
                  figure={figureOf(service)}
                  of={service.slug}
                  lang={lang}
                  className="type-h5 mt-1.5 sm:mb-3"
                  isNamed={false}
                />
                <ServiceTags service={service} lang={lang} className="mt-auto max-sm:hidden" />
              </div>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface StatisticsProps {
  page: CataloguePage
  services: Catalogue['services']
  lang: Language
}

/** Three figures that are counted here, and the number of categories, which staff write (docs/product.md, Catalogue). */
export function Statistics({ page, services, lang }: StatisticsProps) {
  const { number } = getFormatters(lang)
  const labels = page.statisticsLabels
  const licensed = services.filter(({ licenseRequired }) => licenseRequired).length
  const quick = services.filter(({ complexity }) => complexity === 'Easy').length
  return (
    <Section id="statistics" ground="field" heading={page.statistics}>
      <Figures
        figures={[
          { _key: 'total', value: `${number(services.length)}+`, label: labels?.total ?? null },
          { _key: 'licensed', value: number(licensed), label: labels?.licensed ?? null },
          { _key: 'quick', value: number(quick), label: labels?.quick ?? null },
          { _key: 'categories', value: labels?.categoriesValue ?? null, label: labels?.categories ?? null },
        ]}
      />
    </Section>
  )
}

export function MostPopular({ page, lang }: { page: CataloguePage; lang: Language }) {
  if (!page.popularServices?.length) return null
  const { bookNow } = getDictionary(lang).shell
  return (
    <Section id="most-popular" heading={page.popular}>
      <PricesNote kind={{ name: 'range' }} lang={lang} />
      <ul className="ruled grid-cols-2 lg:grid-cols-4">
        {page.popularServices.map((service) => (
          <li key={service._id} className="flex flex-col bg-paper">
            <Picture
              picture={toPicture(service.picture)}
              sizes="(min-width: 64rem) 22rem, 50vw"
              className="aspect-4/3 h-auto w-full border-b-2 border-rule object-cover"
            />
            <div className="grow p-4 md:p-4.5">
              <h3 className="type-h4">
                <SiteLink href={`/${service.slug}`} lang={lang} className="name-link">
                  {service.name}
                </SiteLink>
              </h3>
              <Price
                figure={figureOf(service)}
                of={service.slug}
                lang={lang}
                className="type-h5 mt-1"
                isNamed={false}
              />
            </div>
            <SiteLink
              href={jobHref('/book-installation', { service: service.slug })}
              lang={lang}
              className="action-row border-t-2 border-rule"
            >
              <span>
                {bookNow}
                <ForName name={service.name} lang={lang} />
              </span>
              <Icon name="arrow" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
