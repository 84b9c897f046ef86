import { handleReview } from '#lib/leads/http/handle-review.ts'
import { leadDependencies, reviews } from '../leads/dependencies.ts'

/** Takes a review that a customer wrote at the link of a finished lead. */
export function POST(request: Request): Promise<Response> {
  return handleReview(request, { outbox: leadDependencies.outbox, reviews })
}
