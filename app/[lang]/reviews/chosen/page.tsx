import { readReviewSearch } from '#lib/search/review-filters.ts'
import { languageOf } from '../../params.ts'
import { queryOf, type StateProps } from '../../state-of.ts'
import { ReviewsPage } from '../_parts/reviews-page.tsx'

// The canonical address is that of all reviews.
export { generateMetadata } from '../page.tsx'

/** The page is rendered at each request: there are too many searches to store a page for each. */
export const instant = false

/** The reviews that the address asks for. The proxy rewrites to it (`statePagePath`). */
export default async function ChosenReviewsPage({ params, searchParams }: StateProps) {
  return (
    <ReviewsPage search={readReviewSearch(await queryOf(searchParams))} lang={await languageOf(params)} />
  )
}
