import { Price } from '#components/service/price.tsx'
import { PriceBars } from '#components/service/price-bars.tsx'
import { PriceMovers } from '#components/service/price-movers.tsx'
import { Checklist } from '#components/ui/checklist.tsx'
import { Facts } from '#components/ui/facts.tsx'
import { SiteLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import type { CostContent } from '#lib/content/cost.ts'
import { ENOUGH } from '#lib/evidence/counts.ts'
import { type Dictionary, getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { addOnsOf } from '#lib/pricing/estimate.ts'
import { settingsOf } from '#lib/pricing/estimator-settings.ts'
import { factorText } from '#lib/pricing/factor-text.ts'
import { figureFees, figureName, figureText } from '#lib/pricing/figure-text.ts'
import { priceMovers } from '#lib/pricing/price-movers.ts'
import { taxNames } from '#lib/pricing/tax-text.ts'
import { toQuestions } from '#lib/questions/questions.ts'
import { costPath } from '#lib/routes/cost-pages.ts'
import { siteDay } from '#lib/site-day.ts'

interface CostProps {
  content: CostContent
  lang: Language
}

/** The prices of the pair as a chart: in Canada, in the city by its factor, the average there, what customers paid. */
export function Ranges({ content, lang }: CostProps) {
  const { city, page, names, range, cityRange, average, paid } = content
  const { costPage: words, money } = getDictionary(lang)
  const { number, priceRange } = getFormatters(lang)
  // A city without a factor, or with a factor of 1, has the range of Canada.
  const isOwnRange = cityRange?.min !== range?.min || cityRange?.max !== range?.max
  const figures = [range, isOwnRange ? cityRange : null, average?.figure].filter((figure) => !!figure)
  const bars = figures.map((figure) => ({
    // The name of the average says that it is a sample.
    label: figure === average?.figure ? names.priceName : figureName(figure, money),
    text: figureText(figure, lang),
    min: figure.min,
    max: figure.max,
  }))
  const counted = paid && {
    label: fillPlaceholders(words.paid, { count: number(paid.jobs), city: city.name ?? '' }),
    text: priceRange(paid.low, paid.high),
    min: paid.low,
    max: paid.high,
  }
  return (
    <Section id="range" heading={page?.ranges}>
      <PriceBars bars={counted ? [...bars, counted] : bars} />
    </Section>
  )
}

/** What each answer does to the price, then what else counts for this service and in this city. */
export function Movers({ content, lang }: CostProps) {
  const { service, city, page, estimator } = content
  const reasons = [...new Set([...(service.enhancement?.costFactors ?? []), ...(city.factors ?? [])])]
  return (
    <Section id="movers" ground="wash" heading={page?.estimate}>
      <PriceMovers movers={priceMovers(service, settingsOf(estimator), lang)} />
      {reasons.length > 0 && (
        <>
          <h3 className="type-h5 mt-5 mb-2">{getDictionary(lang).costPage.jobCosts}</h3>
          <Checklist items={reasons} className="gap-x-14 lg:columns-2" />
        </>
      )}
    </Section>
  )
}

/** Add-ons, compulsory fees, permit and tax: what is in the range, and what is not. */
export function Extras({ content, lang }: CostProps) {
  const { service, city, page, estimator, figure } = content
  const { costPage: words, money } = getDictionary(lang)
  const { price } = getFormatters(lang)
  const fees = figureFees(figure, money, lang)
  return (
    <Section id="extra" heading={page?.addOnsHeading}>
      <div className="gap-x-14 lg:columns-2">
        <Facts
          facts={[
            ...addOnsOf(service, settingsOf(estimator)).map(({ name, value }) => ({
              label: name,
              value: `+${price(value)}`,
            })),
            ...(fees ? [{ label: words.fees, value: fillPlaceholders(words.feesIn, { fees }) }] : []),
            { label: words.permit, value: permitText(service, words) },
            {
              label: words.tax,
              value: fillPlaceholders(words.taxExtra, { taxes: taxNames(city.province?.code, lang) }),
            },
          ]}
        />
      </div>
    </Section>
  )
}

/** What is said of a permit. A job without one may still need an electrician, who files for the wiring. */
function permitText(service: CostContent['service'], words: Dictionary['costPage']): string {
  if (service.permitRequired) return words.permitExtra
  const effects = toQuestions(withoutMarks(service)).flatMap(({ effect, options }) => [
    effect,
    ...options.map((option) => option.effect),
  ])
  return effects.some((effect) => effect?.kind === 'electrician') ? words.permitOfWiring : words.permitNone
}

/** Where each figure of the chart is from, of how many jobs it is, and since when. */
export function Sources({ content, lang }: CostProps) {
  const { city, page, cityRange, average, paid } = content
  const words = getDictionary(lang).costPage.sources
  const formatters = getFormatters(lang)
  const { number, date } = formatters
  const name = { city: city.name ?? '' }
  const factor = city.localPricing?.baseMultiplier
  const sentences = [
    words.range,
    cityRange?.name === 'cityRange' &&
      fillPlaceholders(words.cityRange, { ...name, factor: factorText(factor ?? 1, formatters) }),
    average && averageSource(average, content, lang),
    paid
      ? fillPlaceholders(words.paid, { count: number(paid.jobs), day: date(siteDay(paid.at)) })
      : fillPlaceholders(words.fewPaid, { ...name, count: number(ENOUGH) }),
  ]
  return (
    <Section id="sources" ground="wash" heading={page?.rulesHeading}>
      <ul className="max-w-[68ch]">
        {sentences.map(
          (sentence) =>
            sentence && (
              <li key={sentence} className="mb-3">
                {sentence}
              </li>
            ),
        )}
      </ul>
    </Section>
  )
}

/** What stands behind the average that staff wrote: a source, or a sentence that says there is none. */
function averageSource(
  { standing, evidence }: NonNullable<CostContent['average']>,
  { city }: CostContent,
  lang: Language,
): string {
  const words = getDictionary(lang).costPage.sources
  const { date } = getFormatters(lang)
  const { by, source, until } = evidence ?? {}
  const sentence = fillPlaceholders(standing === 'counted' ? words.unsourced : words[standing], {
    city: city.name ?? '',
    by: by ?? '',
    source: source ?? '',
    day: date(until ?? ''),
  })
  const holds = standing === 'stated' && until && fillPlaceholders(words.until, { day: date(until) })
  return [sentence, holds].filter(Boolean).join(' ')
}

/** The other cities with an average of their own, each with the page about it. */
export function OtherCities({ content, lang }: CostProps) {
  const { service, page, others } = content
  if (others.length === 0) return null
  return (
    <Section id="other-cities" heading={page?.citiesHeading}>
      <ul className="border-b border-rule">
        {others.map(({ name, slug, figure }) => (
          <li key={slug} className="border-t border-rule">
            <SiteLink
              href={costPath(`${slug}/${service.slug}`)}
              lang={lang}
              className="link-row justify-between gap-4 font-bold"
            >
              {name}
              <Price figure={figure} lang={lang} className="type-h5 py-1 text-right" isNamed={false} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
