import type { ServiceContent } from '#lib/content/service.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { durationText } from '../../_components/service/words.ts'
import type { ServiceSectionProps } from '../_parts/types.ts'

/** Four facts under the hero, edge to edge. */
export function FactStrip({
  service,
  page,
  rating,
  lang,
}: ServiceSectionProps & { rating: ServiceContent['rating'] }) {
  const words = getDictionary(lang)
  const { number } = getFormatters(lang)
  const facts = [
    { label: words.servicePage.timeOnSite, value: durationText(service.complexity, lang) },
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
  ].filter(({ value }) => value)
  return (
    <dl className="fact-strip border-t-2 border-rule">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="px-5 py-4 md:px-7 md:py-5 md:max-lg:odd:pl-10 lg:first:pl-[max(2.5rem,calc(50vw-42.5rem))]"
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd className="type-h5 mt-0.5 md:text-[1.375rem]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
