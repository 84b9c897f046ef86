import { handleReview } from '#lib/leads/http/handle-review.ts'
import { leadDependencies, reviews } from '../leads/dependencies.ts'

/** Stores a review. A customer writes it on the page of a link that belongs to a finished lead. */
export function POST(request: Request): Promise<Response> {
  return handleReview(request, { ...leadDependencies, reviews })
}
