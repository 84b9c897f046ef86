import { getReviews } from '#lib/content/reviews.ts'
import { readReviewSearch } from '#lib/search/review-filters.ts'
import { singlePageMetadata } from '../metadata.ts'
import { languageOf, type PageParams } from '../params.ts'
import { ReviewsPage } from './_parts/reviews-page.tsx'

export const generateMetadata = singlePageMetadata('/reviews', getReviews)

export default async function AllReviewsPage({ params }: { params: PageParams }) {
  return <ReviewsPage search={readReviewSearch(new URLSearchParams())} lang={await languageOf(params)} />
}
