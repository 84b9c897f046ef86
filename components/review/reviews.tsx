import type { ReactNode } from 'react'
import { isDrawing } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { ReviewFilter } from '#lib/search/review-filters.ts'
import { isVerifiedReview } from '#lib/server/rights/verified-review.ts'
import { inPairs } from '../ui/sections.tsx'
import { type Review, ReviewCard, reviewPictures } from './review-card.tsx'
import { ReviewList } from './review-list.tsx'

interface ReviewsProps {
  reviews: Review[]
  /** How many reviews are shown at first; six when it is not given. */
  limit?: number
  /** The filter of the address, where the server knows the address. */
  filter?: ReviewFilter
  /** The id of the form that the filters send without scripts. */
  form?: string
  /** What stands above the filters. With it, both stand beside the reviews on large screens. */
  head?: ReactNode
  /** What is said when there is no review. */
  empty?: string
  lang: Language
}

/** The reviews of customers, with filters: all, each number of stars, with photos, verified. */
export function Reviews({ reviews, empty, lang, ...list }: ReviewsProps) {
  const words = getDictionary(lang).reviews
  return (
    <ReviewList
      reviews={reviews.map((review) => ({
        id: review._id,
        rating: review.rating ?? 0,
        hasPhotos: reviewPictures(review).some((picture) => !isDrawing(picture)),
        verified: isVerifiedReview(review),
      }))}
      cards={reviews.map((review) => <ReviewCard key={review._id} review={review} lang={lang} />)}
      grid={list.head ? '' : gridOf(reviews.length)}
      words={empty ? { ...words, empty } : words}
      {...list}
    />
  )
}

/** Grid classes by the number of reviews, so that no row has a gap. */
const gridOf = (count: number) =>
  count % 2 === 0 ? 'md:grid-cols-2' : count % 3 === 0 ? 'lg:grid-cols-3' : inPairs(count)
