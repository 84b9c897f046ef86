import { jobHref } from '#lib/chosen-job/job.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { inCityNames } from '#lib/places/chosen-city.ts'
import { type CityPrices, figureOf, type PricedService } from '#lib/pricing/figure.ts'
import { figureName, figureWithFees } from '#lib/pricing/figure-text.ts'
import { type ServiceWithFacts, serviceFacts } from '#lib/pricing/service-facts.ts'
import type { TimeBands } from '#lib/pricing/time-on-site.ts'
import { compareHref } from '#lib/search/compared.ts'
import { InCity } from '../city/in-city.tsx'
import { ForName } from '../ui/for-name.tsx'
import { TextLink } from '../ui/links.tsx'
import { type Heading, Section } from '../ui/sections.tsx'
import { CompareLink } from './compare-link.tsx'
import { CellLink, type ComparedRow, ComparedTable } from './compared-table.tsx'
import { Price, PriceText } from './price.tsx'

interface ComparedService extends PricedService, ServiceWithFacts {
  name: string | null
  slug: string | null
}

interface Terms {
  /** Only where a city is known: its prices, and its slug. */
  city?: { prices: CityPrices; slug: string | null }
  bands: TimeBands
  lang: Language
}

interface ComparisonProps extends Terms {
  heading: Heading | null | undefined
  /** The service of the page first (`comparedServices`). */
  services: readonly ComparedService[]
  category: { title: string | null; slug: string | null } | null
}

/**
 * A service beside up to two others of its category (docs/product.md, Comparison). With a city it has the link that adds the
 * service to the shortlist.
 */
export function Comparison({ heading, services, category, ...terms }: ComparisonProps) {
  if (services.length < 2) return null
  const { city, lang } = terms
  const { servicePage, comparison } = getDictionary(lang)
  const all = (
    <TextLink
      href={`/services?category=${category?.slug}`}
      lang={lang}
      label={fillPlaceholders(servicePage.allInCategory, { category: category?.title ?? '' })}
    />
  )
  return (
    <Section
      id="compare"
      heading={heading}
      aside={
        city ? (
          <p className="flex flex-wrap gap-x-5">
            <CompareLink service={services[0]?.slug} name={services[0]?.name ?? null} lang={lang} />
            {all}
          </p>
        ) : (
          all
        )
      }
    >
      <ComparedTable
        labelledBy="compare-title"
        hasSubject
        columns={services.map(({ _id, name, slug }, place) => ({
          key: _id,
          name,
          head: place > 0 && (
            <CellLink href={city ? `/${city.slug}/${slug}` : `/${slug}`} lang={lang}>
              {name}
            </CellLink>
          ),
        }))}
        rows={[...serviceRows(services, terms), quoteRow(services, terms)]}
        corner={
          <CellLink
            href={compareHref({ services: services.map(({ slug }) => slug ?? ''), city: city?.slug })}
            lang={lang}
          >
            {comparison.choose}
          </CellLink>
        }
      />
    </Section>
  )
}

/** The price and the facts of services, by name. */
export function serviceRows(
  services: readonly ComparedService[],
  { city, bands, lang }: Terms,
): ComparedRow[] {
  const { service: words, comparison } = getDictionary(lang)
  const facts = services.map((service) => serviceFacts('table', service, bands, lang))
  const rows = (facts[0] ?? []).map(({ label }, place) => ({
    label: city && label === words.time ? comparison.timeInCanada : label,
    values: services.map(({ _id, slug }, column) => {
      const value = facts[column]?.[place]?.value
      return value === words.byProvince ? (
        <InCity key={_id} name={inCityNames.licence(slug)}>
          {value}
        </InCity>
      ) : (
        value
      )
    }),
  }))
  return [pricesOf(services, city?.prices, lang), ...rows]
}

/** A link to the quote request of each service. */
export function quoteRow(services: readonly ComparedService[], { city, lang }: Terms): ComparedRow {
  const { comparison } = getDictionary(lang)
  return {
    label: comparison.quote,
    isSelfEvident: true,
    values: services.map(({ _id, name, slug }) => (
      <CellLink key={_id} href={jobHref('/get-quote', { service: slug, city: city?.slug })} lang={lang}>
        {comparison.quote}
        <ForName name={name} lang={lang} />
      </CellLink>
    )),
  }
}

/** The prices below their name. Where one is an average and another a range, each says its name itself. */
function pricesOf(
  services: readonly ComparedService[],
  prices: CityPrices | undefined,
  lang: Language,
): ComparedRow {
  const { money, servicePage } = getDictionary(lang)
  // On a phone a range is wider than one of four columns.
  const isLong = services.length > 3
  if (!prices) {
    return {
      isLong,
      label: money.range,
      name: inCityNames.prices,
      values: services.map((one) => <PriceText key={one._id} service={one} of={one.slug} lang={lang} />),
    }
  }
  const figures = services.map((one) => figureOf(one, prices))
  const [name = '', ...others] = new Set(figures.map((figure) => figureName(figure, money)))
  const hasOneName = others.length === 0
  return {
    isLong,
    label: hasOneName ? name : servicePage.price,
    values: figures.map((figure, place) =>
      hasOneName ? (
        figureWithFees(figure, money, lang)
      ) : (
        <Price key={services[place]?._id} figure={figure} lang={lang} />
      ),
    ),
  }
}
