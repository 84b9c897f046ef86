import type { Language } from '#lib/i18n/languages.ts'
import { meanText } from '#lib/i18n/mean-text.ts'
import type { MeanRating } from '#lib/search/review-filters.ts'
import { SiteLink } from '../ui/links.tsx'
import { Rating } from '../ui/rating.tsx'
import { ratingText } from './rating-text.ts'

interface RatingSummaryProps {
  /** The mean of the reviews below. */
  mean: MeanRating
  lang: Language
}

/** The mean of a list of reviews, above it: stars, then the number and how many reviews it is of. */
export function RatingSummary({ mean, lang }: RatingSummaryProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <Rating value={mean.value} label={ratingText(mean.value, lang, 1)} />
      <span className="font-bold">{meanText(mean, lang)}</span>
    </p>
  )
}

/** The mean of reviews as a link to them: by default to all reviews. */
export function MeanLink({ mean, lang, href = '/reviews' }: RatingSummaryProps & { href?: string }) {
  return (
    <SiteLink href={href} lang={lang} className="underline underline-offset-4">
      {meanText(mean, lang)}
    </SiteLink>
  )
}
