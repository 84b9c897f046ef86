import type { NextRequest } from 'next/server'
import { getLeadSettings } from '#lib/content/lead-settings.ts'
import { handleJob, openJob } from '#lib/leads/http/handle-job.ts'
import { inTurn } from '#lib/leads/http/take-photos.ts'
import { leadDependencies, reviews } from '../leads/dependencies.ts'

/** Opens the link of a contractor. */
export function GET(request: NextRequest): Promise<Response> {
  return openJob(request, leadDependencies)
}

/** Takes what the pages of a contractor post, files included. */
export function POST(request: NextRequest): Promise<Response> {
  return inTurn(request, () =>
    handleJob(request, { ...leadDependencies, reviews, settings: getLeadSettings }),
  )
}
