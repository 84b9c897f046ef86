import { type Fact, Facts } from '#components/ui/facts.tsx'
import { Section } from '#components/ui/sections.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { figureText } from '#lib/pricing/figure-text.ts'
import type { CitySectionProps } from './types.ts'

/** When and where installers come, the usual prices, and the reasons for them. */
export function Market({ content, lang }: CitySectionProps) {
  const { city, page } = content
  const words = getDictionary(lang).cityPages
  const rates = content.averages.map(({ name, figure }) => ({ label: name, value: figureText(figure, lang) }))
  return (
    <Section id="market" heading={page?.market}>
      <div className="grid gap-x-14 gap-y-11 lg:grid-cols-2">
        <Facts facts={factsOf(content.city, lang)} />
        {rates.length > 0 && (
          <div>
            <h3 className="type-h4 mb-3">{words.averageRates}</h3>
            <Facts facts={rates} />
          </div>
        )}
        <Reasons title={words.priceFactors} reasons={city.localPricing?.factors} />
        <Reasons title={words.specializations} reasons={city.marketSpecifics?.specializations} />
      </div>
    </Section>
  )
}

function factsOf(
  { marketSpecifics, localData }: CitySectionProps['content']['city'],
  lang: CitySectionProps['lang'],
): Fact[] {
  const words = getDictionary(lang).cityPages
  const { emergencyService, serviceRadius } = localData ?? {}
  return [
    { label: words.averageWait, value: marketSpecifics?.averageWaitTime },
    { label: words.busySeason, value: marketSpecifics?.busySeason },
    { label: words.businessHours, value: localData?.businessHours },
    {
      label: words.radius,
      value:
        serviceRadius &&
        fillPlaceholders(words.kilometres, { count: getFormatters(lang).number(serviceRadius) }),
    },
    {
      label: words.emergency,
      value: typeof emergencyService === 'boolean' && (emergencyService ? words.yes : words.no),
    },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

function Reasons({ title, reasons }: { title: string; reasons: string[] | null | undefined }) {
  if (!reasons?.length) return null
  return (
    <div>
      <h3 className="type-h4 mb-3">{title}</h3>
      <ul className="border-b border-rule">
        {reasons.map((reason) => (
          <li key={reason} className="border-t border-rule py-2.5">
            {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
