import type { NextRequest } from 'next/server'
import { jobFile } from '#lib/leads/http/job-files.ts'
import { leadDependencies } from '../../leads/dependencies.ts'

/** A file of a contractor. */
export function GET(request: NextRequest): Promise<Response> {
  return jobFile(request, leadDependencies)
}
