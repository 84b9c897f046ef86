import { FactStrip } from '#components/ui/facts.tsx'
import { type Dictionary, getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { priceSpan } from '#lib/pricing/price-range.ts'
import type { CategorySectionProps } from './types.ts'

/** How many services, what they cost from the least to the most, and how many need a licence or a permit. */
export function CategoryFacts({ category, lang }: CategorySectionProps) {
  const { services } = category
  if (services.length === 0) return null
  const words = getDictionary(lang)
  const { number, priceRange } = getFormatters(lang)
  const span = priceSpan(services.map((service) => service.priceRange))
  const licensed = services.filter(({ licenseRequired }) => licenseRequired).length
  const permits = services.filter(({ permitRequired }) => permitRequired).length
  const someOf = (some: number, all: string, none: string) =>
    someOrAll(some, services.length, all, none, words)
  return (
    <div className="border-b-2 border-rule">
      <FactStrip
        facts={[
          { label: words.offerPages.category.services, value: number(services.length) },
          { label: words.money.range, value: span && priceRange(span.min, span.max) },
          {
            label: words.service.licensedTrade,
            value: someOf(licensed, words.service.required, words.service.notRequired),
          },
          {
            label: words.servicePage.permits,
            value: someOf(permits, words.servicePage.permitRequired, words.servicePage.permitNone),
          },
        ]}
      />
    </div>
  )
}

function someOrAll(some: number, count: number, all: string, none: string, words: Dictionary): string {
  if (some === 0) return none
  if (some === count) return all
  const values = { some: String(some), all: String(count) }
  return fillPlaceholders(words.offerPages.category.someOfAll, values)
}
