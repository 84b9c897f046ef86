import { resultNames } from '#lib/content/result-names.ts'
import { isEmbedded } from '#lib/content/source.ts'
import { getLeads } from '#lib/leads/index.ts'
import { handleResults } from '#lib/results/handle-results.ts'
import { getLake } from '#lib/server/lake.ts'

const dependencies = {
  lake: () => (isEmbedded ? getLake() : null),
  outbox: async () => (await getLeads()).outbox,
  names: resultNames,
}

/** Numbers of visits and requests, for people who are signed in. */
export async function GET(request: Request, { params }: { params: Promise<{ path?: string[] }> }) {
  const { path = [] } = await params
  return handleResults(request, dependencies, path)
}
