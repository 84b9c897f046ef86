import { InCity } from '#components/city/in-city.tsx'
import { PricesIn } from '#components/city/prices-in.tsx'
import { ServiceRows } from '#components/page/picture-rows.tsx'
import { Amount, AmountName } from '#components/service/price.tsx'
import { DocketLine } from '#components/ui/facts.tsx'
import { Section } from '#components/ui/sections.tsx'
import type { BundleContent } from '#lib/content/bundle.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { inCityNames } from '#lib/places/chosen-city.ts'
import { bundleFigureOf, separatelyOf } from '#lib/pricing/figure.ts'
import { figureText } from '#lib/pricing/figure-text.ts'
import { timeText } from '#lib/pricing/time-text.ts'
import { savingsText } from './savings-text.ts'

interface IncludedProps extends Pick<BundleContent, 'bundle' | 'page' | 'bands'> {
  lang: Language
}

/** The services of the bundle below the list of cities, with their prices one by one and in total. */
export function Included({ bundle, page, bands, lang }: IncludedProps) {
  const services = bundle.services ?? []
  const { offerPages } = getDictionary(lang)
  if (services.length === 0) return null
  return (
    <Section
      id="included"
      heading={{ title: page?.included?.title || offerPages.bundle.included, text: page?.included?.text }}
    >
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <PricesIn action="/get-quote" submit={getDictionary(lang).service.getFreeQuote} lang={lang}>
            <input type="hidden" name="bundle" value={bundle.slug ?? ''} />
          </PricesIn>
          <ServiceRows
            services={services.map((service) => ({ ...service, time: timeText(service, bands, lang) }))}
            lang={lang}
            isNarrow
          />
        </div>
        <Docket bundle={bundle} lang={lang} />
      </div>
    </Section>
  )
}

interface DocketProps {
  bundle: BundleContent['bundle']
  lang: Language
}

/** The docket (a yellow summary card): the sum of the price ranges, the discount, and the price of the bundle. */
function Docket({ bundle, lang }: DocketProps) {
  const words = getDictionary(lang).offerPages.bundle
  const { number } = getFormatters(lang)
  const together = { figure: bundleFigureOf(bundle), of: inCityNames.bundle(bundle.slug), lang }
  const lines = [
    {
      label: words.separately,
      value: (
        <InCity name={inCityNames.separately(bundle.slug)}>{figureText(separatelyOf(bundle), lang)}</InCity>
      ),
    },
    { label: words.discount, value: `−${number((bundle.discount ?? 0) / 100, { style: 'percent' })}` },
    { label: words.totalSavings, value: savingsText(bundle, lang) },
  ]
  return (
    <div className="on-loud rounded-frame border-2 border-rule p-5 md:p-8">
      <h3 className="type-h4">{words.docket}</h3>
      <dl className="mt-4">
        {lines.map((line) => (
          <DocketLine key={line.label} {...line} />
        ))}
        <div className="border-t-2 border-rule pt-4">
          <dt className="font-label">{words.together}</dt>
          <dd className="type-figure mt-2 text-[clamp(2.5rem,1.8rem+2vw,3.5rem)]">
            <Amount {...together} />
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-small">
        <AmountName {...together} hasTax />
      </p>
    </div>
  )
}
