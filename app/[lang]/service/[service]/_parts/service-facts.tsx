import { FactStrip } from '#components/ui/fact-strip.tsx'
import type { ServiceContent } from '#lib/content/service.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { timeText } from '#lib/pricing/time-text.ts'
import type { ServiceSectionProps } from './types.ts'

/** Four facts under the hero. */
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
    { label: words.servicePage.timeOnSite, value: timeText(service, bands, lang) },
    {
      label: words.service.licensedTrade,
      value: service.licenseRequired ? words.service.required : words.service.notRequired,
    },
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
