import type { NextRequest } from 'next/server'
import { jobPhoto } from '#lib/leads/http/job-files.ts'
import { leadDependencies } from '../../leads/dependencies.ts'

/** A photo of a job, for its contractor. */
export function GET(request: NextRequest): Promise<Response> {
  return jobPhoto(request, leadDependencies)
}
