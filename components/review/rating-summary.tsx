import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { Rating } from '../ui/rating.tsx'
import { ratingText } from './rating-text.ts'

interface RatingSummaryProps {
  /** The mean of the reviews below, in tenths. */
  value: number
  /** How many reviews have a rating. */
  count: number
  lang: Language
}

/** The mean of a list of reviews, above it: a large number, stars, and how many reviews it is of. */
export function RatingSummary({ value, count, lang }: RatingSummaryProps) {
  const { number } = getFormatters(lang)
  const text = number(value, { minimumFractionDigits: 1 })
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span className="type-h2 text-title">{text}</span>
      <Rating value={value} label={ratingText(value, lang, 1)} />
      <span className="text-small">
        {fillPlaceholders(getDictionary(lang).servicePage.ratingValue, { value: text, count: number(count) })}
      </span>
    </p>
  )
}
