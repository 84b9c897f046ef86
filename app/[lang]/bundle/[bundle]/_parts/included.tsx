import type { BundleContent } from '#lib/content/bundle.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { discounted, priceSum } from '#lib/pricing/price-range.ts'
import { ServiceRows } from '../../../_components/service/service-rows.tsx'
import { serviceCountText } from '../../../_components/service/words.ts'
import { DocketLine } from '../../../_components/ui/docket-line.tsx'
import { Section } from '../../../_components/ui/section.tsx'

interface IncludedProps extends BundleContent {
  lang: Language
}

/** The services of the bundle, and what they cost one by one and together. */
export function Included({ bundle, page, lang }: IncludedProps) {
  const services = bundle.services ?? []
  const words = getDictionary(lang).offerPages.bundle
  if (services.length === 0) return null
  return (
    <Section
      id="included"
      heading={{ title: page?.included?.title || words.included, text: page?.included?.text }}
      aside={<p className="type-h4">{serviceCountText(services.length, lang)}</p>}
    >
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <ServiceRows services={services} lang={lang} isNarrow />
        <Docket bundle={bundle} services={services} lang={lang} />
      </div>
    </Section>
  )
}

interface DocketProps {
  bundle: BundleContent['bundle']
  services: NonNullable<BundleContent['bundle']['services']>
  lang: Language
}

/** The yellow docket: the sum of the ranges, the discount, and what is left. */
function Docket({ bundle, services, lang }: DocketProps) {
  const { offerPages, servicePage } = getDictionary(lang)
  const words = offerPages.bundle
  const { number, priceRange } = getFormatters(lang)
  const discount = bundle.discount ?? 0
  const separately = priceSum(services.map((service) => service.priceRange))
  const together = discounted(separately, discount)
  const lines = [
    { label: words.separately, value: priceRange(separately.min, separately.max) },
    { label: words.discount, value: `−${number(discount / 100, { style: 'percent' })}` },
    { label: words.totalSavings, value: bundle.totalSavings },
  ]
  return (
    <div className="on-yellow rounded-frame border-2 border-rule p-5 md:p-8">
      <h3 className="type-h4">{words.docket}</h3>
      <dl className="mt-4">
        {lines.map((line) => (
          <DocketLine key={line.label} {...line} />
        ))}
        <div className="border-t-2 border-rule pt-4">
          <dt className="font-label">{words.together}</dt>
          <dd className="type-figure mt-2 text-[clamp(2.5rem,1.8rem+2vw,3.5rem)]">
            {priceRange(together.min, together.max)}
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-small">{servicePage.beforeTax}</p>
    </div>
  )
}
