import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { meanText } from '#lib/i18n/mean-text.ts'
import type { MeanRating } from '#lib/search/review-filters.ts'
import { Rating } from '../ui/rating.tsx'
import { ratingText } from './rating-text.ts'

interface RatingSummaryProps {
  /** The mean of the reviews below. */
  mean: MeanRating
  lang: Language
}

/** The mean of a list of reviews, above it: a large number, stars, and how many reviews it is of. */
export function RatingSummary({ mean, lang }: RatingSummaryProps) {
  const { number } = getFormatters(lang)
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span className="type-h2 text-title">{number(mean.value, { minimumFractionDigits: 1 })}</span>
      <Rating value={mean.value} label={ratingText(mean.value, lang, 1)} />
      <span className="text-small">{meanText(mean, lang)}</span>
    </p>
  )
}
