import { isEmbedded } from '#lib/content/source.ts'
import { handleShares } from '#lib/draft-links/handle-shares.ts'
import { documentsToShare } from '#lib/draft-links/shared-page.ts'
import { getLake } from '#lib/server/lake.ts'

const dependencies = { lake: () => (isEmbedded ? getLake() : null), documentsAt: documentsToShare }

/** Links to drafts, for administrators and editors who are signed in. */
async function answer(request: Request, { params }: { params: Promise<{ id?: string[] }> }) {
  const { id = [] } = await params
  return handleShares(request, dependencies, id)
}

export { answer as DELETE, answer as GET, answer as POST }
