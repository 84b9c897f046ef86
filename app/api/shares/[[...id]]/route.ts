import { handleShares } from '#lib/draft-links/handle-shares.ts'
import { documentsToShare } from '#lib/draft-links/shared-page.ts'
import { getLeads } from '#lib/leads/index.ts'
import { getStaff } from '#lib/staff/index.ts'

/** Links to drafts, for administrators and editors who are signed in. */
async function answer(request: Request, { params }: { params: Promise<{ id?: string[] }> }) {
  const { id = [] } = await params
  const store = async () => (await getLeads()).outbox
  return handleShares(request, { staff: getStaff(), store, documentsAt: documentsToShare }, id)
}

export { answer as DELETE, answer as GET, answer as POST }
