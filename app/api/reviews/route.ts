import { isEmbedded } from '#lib/content/source.ts'
import { handleReview } from '#lib/leads/http/handle-review.ts'
import { getLake } from '#lib/server/lake.ts'
import { leadDependencies } from '../leads/dependencies.ts'

/** Takes a review that a customer wrote at the link of a finished lead. */
export function POST(request: Request): Promise<Response> {
  return handleReview(request, {
    outbox: leadDependencies.outbox,
    lake: () => (isEmbedded ? getLake() : null),
  })
}
