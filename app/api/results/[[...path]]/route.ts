import { getPromiseClock } from '#lib/content/next-steps.ts'
import { resultNames } from '#lib/content/result-names.ts'
import { getLeads } from '#lib/leads/index.ts'
import { handleResults } from '#lib/results/handle-results.ts'
import { getStaff } from '#lib/staff/index.ts'
import { readMatchFacts } from '../../leads/dependencies.ts'

/** Numbers of visits and requests, for people who are signed in. */
export async function GET(request: Request, { params }: { params: Promise<{ path?: string[] }> }) {
  const { path = [] } = await params
  const outbox = async () => (await getLeads()).outbox
  const dependencies = {
    staff: getStaff(),
    outbox,
    names: resultNames,
    matchFacts: readMatchFacts,
    promiseClock: getPromiseClock,
  }
  return handleResults(request, dependencies, path)
}
