import type { CSSProperties, ReactNode } from 'react'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { inCityNames } from '#lib/places/chosen-city.ts'
import { type CityPrices, figureOf, type PricedService } from '#lib/pricing/figure.ts'
import { figureName, figureWithFees } from '#lib/pricing/figure-text.ts'
import { type ServiceWithFacts, serviceFacts } from '#lib/pricing/service-facts.ts'
import type { TimeBands } from '#lib/pricing/time-on-site.ts'
import { inCity } from '../city/in-city.tsx'
import { SiteLink, TextLink } from '../ui/links.tsx'
import { type Heading, Section } from '../ui/sections.tsx'
import { Price, PriceText } from './price.tsx'

interface ComparedService extends PricedService, ServiceWithFacts {
  name: string | null
  slug: string | null
}

interface ComparisonProps {
  heading: Heading | null | undefined
  /** The service of the page first (`comparedServices`). */
  services: readonly ComparedService[]
  category: { title: string | null; slug: string | null } | null
  /** Only on the page of a city: its prices, and the path before the slug of a service. */
  city?: { prices: CityPrices; path: string }
  bands: TimeBands
  lang: Language
}

/**
 * A service beside up to two others of its category (docs/product.md, Comparison). On a phone the name of a fact stands above its
 * values, so that three services fit without scrolling sideways.
 */
export function Comparison({ heading, services: compared, category, city, bands, lang }: ComparisonProps) {
  if (compared.length < 2) return null
  const { servicePage } = getDictionary(lang)
  return (
    <Section
      id="compare"
      heading={heading}
      aside={
        <TextLink
          href={`/services?category=${category?.slug}`}
          lang={lang}
          label={fillPlaceholders(servicePage.allInCategory, { category: category?.title ?? '' })}
        />
      }
    >
      <div className="comparison fits">
        <table aria-labelledby="compare-title" style={{ '--compared': compared.length } as CSSProperties}>
          <thead>
            <tr>
              <td />
              {compared.map(({ _id, name, slug }, index) => (
                <th
                  key={_id}
                  scope="col"
                  className={`type-h5 max-md:text-small ${index === 0 ? 'bg-loud text-dark' : ''}`}
                >
                  {index === 0 ? (
                    name
                  ) : (
                    <SiteLink
                      href={`${city?.path ?? ''}/${slug}`}
                      lang={lang}
                      className="inline-flex min-h-11 items-center underline decoration-2 underline-offset-4"
                    >
                      {name}
                    </SiteLink>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(compared, { city, bands, lang }).map(({ label, name, values }) => (
              <tr key={label} className={isOneText(values) ? 'one-value' : undefined}>
                <th scope="row" {...inCity(name)}>
                  {label}
                </th>
                {isOneText(values) ? (
                  <td colSpan={values.length} className="text-center">
                    {values[0]}
                  </td>
                ) : (
                  values.map((value, index) => (
                    <td
                      key={compared[index]?._id}
                      className={index === 0 ? 'bg-loud font-bold text-dark' : ''}
                    >
                      {value}
                    </td>
                  ))
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

interface Row {
  label: string
  /** The name of a label that follows the chosen city. */
  name?: string
  values: ReactNode[]
}

type Terms = Pick<ComparisonProps, 'city' | 'bands' | 'lang'>

/** Whether a fact is the same for all services: then it is said once. */
const isOneText = (values: ReactNode[]) => typeof values[0] === 'string' && new Set(values).size === 1

/** The price and the facts of each service, by name. */
function rowsOf(compared: readonly ComparedService[], { city, bands, lang }: Terms) {
  const { service: words, comparison } = getDictionary(lang)
  const facts = compared.map((service) => serviceFacts('table', service, bands, lang))
  const rows = (facts[0] ?? []).map(
    ({ label }, place): Row => ({
      label: city && label === words.time ? comparison.timeInCanada : label,
      values: facts.map((ofService) => ofService[place]?.value ?? '–'),
    }),
  )
  return [pricesOf(compared, city?.prices, lang), ...rows]
}

/** The prices below their name. Where one is an average and another a range, each says its name itself. */
function pricesOf(compared: readonly ComparedService[], prices: CityPrices | undefined, lang: Language): Row {
  const { money, servicePage } = getDictionary(lang)
  if (!prices) {
    return {
      label: money.range,
      name: inCityNames.prices,
      values: compared.map((one) => <PriceText key={one._id} service={one} of={one.slug} lang={lang} />),
    }
  }
  const figures = compared.map((one) => figureOf(one, prices))
  const [name = '', ...others] = new Set(figures.map((figure) => figureName(figure, money)))
  const hasOneName = others.length === 0
  return {
    label: hasOneName ? name : servicePage.price,
    values: figures.map((figure, index) =>
      hasOneName ? (
        figureWithFees(figure, money, lang)
      ) : (
        <Price key={compared[index]?._id} figure={figure} lang={lang} />
      ),
    ),
  }
}
