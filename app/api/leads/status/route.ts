import { env } from '#lib/env.ts'
import { handleStatus } from '#lib/leads/http/handle-status.ts'
import { leadDependencies } from '../dependencies.ts'

/** Takes the state of a request from the CRM, or from another program of the business. */
export function POST(request: Request): Promise<Response> {
  return handleStatus(request, leadDependencies.outbox, env.CRM_STATUS_SECRET)
}
