import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { complexityFactor, estimatePrice, settingsOf } from '#lib/pricing/estimate.ts'
import { factorText } from '#lib/pricing/factor-text.ts'
import { priceRangeOrFallback } from '#lib/pricing/price-range.ts'
import { priceRangeText } from '../../_components/service/words.ts'
import { DocketLine } from '../../_components/ui/docket-line.tsx'
import { SiteLink } from '../../_components/ui/site-link.tsx'
import type { PricingSectionProps } from './types.ts'

type ExampleProps = Pick<PricingSectionProps, 'page' | 'lang'> & {
  estimator: NonNullable<PricingSectionProps['estimator']>
}

/** Not the estimator's first settings, so that every factor shows: a standard job, one step sooner. */
const COMPLEXITY = 3
const TIMELINE = 2

/** The yellow docket of the estimator, worked out for one service in one city with one add-on. */
export function Example({ page, estimator, lang }: ExampleProps) {
  const service = page.exampleService
  const { complexityLabels, timelineLevels, defaultCity: city } = estimator
  const timeline = timelineLevels?.[TIMELINE - 1]
  if (!service || !timeline || !city) return null
  const words = getDictionary(lang)
  const formatters = getFormatters(lang)
  const settings = settingsOf(estimator)
  const addOns = service.addOns?.slice(0, 1) ?? []
  const total = estimatePrice(
    priceRangeOrFallback(service.priceRange),
    {
      complexity: COMPLEXITY,
      timelineFactor: timeline.factor ?? 1,
      cityMultiplier: city.multiplier ?? 1,
      addOns: addOns.map(({ value }) => value ?? 0),
    },
    settings,
  )
  const named = (what: string, choice: string) => fillPlaceholders(words.estimator.factorOf, { what, choice })
  const lines = [
    { label: words.estimator.baseRange, value: priceRangeText(service.priceRange, lang) },
    {
      label: named(
        words.estimator.complexity,
        complexityLabels?.[COMPLEXITY - 1]?.toLocaleLowerCase(lang) ?? '',
      ),
      value: factorText(complexityFactor(COMPLEXITY, settings), formatters),
    },
    {
      label: named(words.estimator.timeline, timeline.label?.toLocaleLowerCase(lang) ?? ''),
      value: factorText(timeline.factor ?? 1, formatters),
    },
    { label: named(words.city.label, city.name ?? ''), value: factorText(city.multiplier ?? 1, formatters) },
    ...addOns.map(({ name, value }) => ({
      label: name ?? '',
      value: `+\u00A0${formatters.price(value ?? 0)}`,
    })),
  ]
  return (
    <div className="on-yellow rounded-frame border-2 border-rule p-5 md:p-8">
      <h3 className="type-h4">{page.exampleHeading?.title}</h3>
      <p className="mt-2">
        <SiteLink href={`/${service.slug}`} lang={lang} className="underline underline-offset-4">
          {service.name}
        </SiteLink>
      </p>
      <dl className="mt-4">
        {lines.map((line) => (
          <DocketLine key={line.label} {...line} />
        ))}
        <div className="border-t-2 border-rule pt-4">
          <dt className="font-label">{words.offerPages.pricing.estimate}</dt>
          <dd className="type-figure mt-2 text-[clamp(2.5rem,1.8rem+2vw,3.5rem)]">
            {formatters.priceRange(total.min, total.max)}
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-small">{page.exampleHeading?.text}</p>
    </div>
  )
}
