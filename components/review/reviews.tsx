import { isDrawing } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type Review, ReviewCard, reviewPictures } from './review-card.tsx'
import { ReviewList } from './review-list.tsx'

interface ReviewsProps {
  reviews: Review[]
  /** How many reviews are shown at first; six when it is not given. */
  limit?: number
  lang: Language
}

/** The reviews of customers, with filters: all, each number of stars, with photos, verified. */
export function Reviews({ reviews, limit, lang }: ReviewsProps) {
  return (
    <ReviewList
      reviews={reviews.map((review) => ({
        id: review._id,
        rating: review.rating ?? 0,
        hasPhotos: reviewPictures(review).some((picture) => !isDrawing(picture)),
        verified: review.verified === true,
      }))}
      cards={reviews.map((review) => <ReviewCard key={review._id} review={review} lang={lang} />)}
      limit={limit}
      words={getDictionary(lang).reviews}
    />
  )
}
