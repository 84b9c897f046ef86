import { FactStrip } from '#components/ui/facts.tsx'
import type { ServiceContent } from '#lib/content/service.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { serviceFacts } from '#lib/pricing/service-facts.ts'
import type { ServiceSectionProps } from './types.ts'

/** Facts under the hero. */
export function ServiceFacts({
  service,
  page,
  bands,
  rating,
  lang,
}: ServiceSectionProps & { rating: ServiceContent['rating'] }) {
  const words = getDictionary(lang)
  const { number } = getFormatters(lang)
  const facts = [
    ...serviceFacts('page', service, bands, lang),
    {
      label: words.servicePage.rating,
      value:
        rating?.value &&
        fillPlaceholders(words.servicePage.ratingValue, {
          value: number(rating.value, { minimumFractionDigits: 1 }),
          count: number(rating.count ?? 0),
        }),
    },
    { label: words.servicePage.guarantee, value: page?.guaranteeLine },
  ]
  return <FactStrip facts={facts} />
}
