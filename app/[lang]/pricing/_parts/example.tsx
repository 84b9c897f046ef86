import { DocketLine } from '#components/ui/facts.tsx'
import { SiteLink } from '#components/ui/links.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { estimateOf } from '#lib/pricing/estimate.ts'
import { estimateLines } from '#lib/pricing/estimate-lines.ts'
import { settingsOf } from '#lib/pricing/estimator-settings.ts'
import { cityPrices } from '#lib/pricing/figure.ts'
import { figureName, figureText } from '#lib/pricing/figure-text.ts'
import type { PricingSectionProps } from './types.ts'

type ExampleProps = Pick<PricingSectionProps, 'page' | 'lang'> & {
  estimator: NonNullable<PricingSectionProps['estimator']>
}

/** Not the estimator's default settings, so that the example shows every factor. */
const CHOICES = { complexity: 3, timeline: 2 }

/** The docket of the estimator, calculated for one service in one city with one add-on. */
export function Example({ page, estimator, lang }: ExampleProps) {
  const service = page.exampleService
  if (!service || !estimator.defaultCity) return null
  const city = cityPrices(estimator.defaultCity)
  const addOns = (service.addOns ?? []).slice(0, 1).map(({ _key }) => _key)
  const estimate = estimateOf(service, city, { ...CHOICES, addOns }, settingsOf(estimator))
  const words = getDictionary(lang)
  const lines = estimateLines({ service, city, estimate }, lang, {
    ...words.estimator,
    range: words.money.range,
    city: words.city.label,
  })
  return (
    <div className="on-loud rounded-frame border-2 border-rule p-5 md:p-8">
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
          <dt className="font-label">{figureName(estimate.figure, words.money)}</dt>
          <dd className="type-figure mt-2 text-[clamp(2.5rem,1.8rem+2vw,3.5rem)]">
            {figureText(estimate.figure, lang)}
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-small">{page.exampleHeading?.text}</p>
    </div>
  )
}
