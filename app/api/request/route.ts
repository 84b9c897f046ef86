import type { NextRequest } from 'next/server'
import { getLeadSettings } from '#lib/content/lead-settings.ts'
import { handleRequest, openRequest } from '#lib/leads/http/handle-request.ts'
import { inTurn } from '#lib/leads/http/take-photos.ts'
import { leadDependencies, readMatchFacts, reviews } from '../leads/dependencies.ts'

/** Opens the link to a request. */
export function GET(request: NextRequest): Promise<Response> {
  return openRequest(request, leadDependencies)
}

/** Takes what the page of a request posts, photos included. */
export function POST(request: NextRequest): Promise<Response> {
  return inTurn(request, () =>
    handleRequest(request, {
      ...leadDependencies,
      settings: getLeadSettings,
      reviews,
      matchFacts: readMatchFacts,
    }),
  )
}
