import { resultNames } from '#lib/content/result-names.ts'
import { getLeads } from '#lib/leads/index.ts'
import { handleResults } from '#lib/results/handle-results.ts'
import { getStaff } from '#lib/staff/index.ts'

/** Numbers of visits and requests, for people who are signed in. */
export async function GET(request: Request, { params }: { params: Promise<{ path?: string[] }> }) {
  const { path = [] } = await params
  const outbox = async () => (await getLeads()).outbox
  return handleResults(request, { staff: getStaff(), outbox, names: resultNames }, path)
}
