import { revalidateSince } from '#lib/content/sync.ts'
import { handleLakeRequest } from '#lib/lake/http/router.ts'
import { getLake } from '#lib/server/lake.ts'
import { lakeHost } from '#lib/server/lake-host.ts'

/** The embedded Content Lake over HTTP, where the Studio, scripts and image addresses find it. */
async function answer(request: Request): Promise<Response> {
  const lake = getLake()
  const seq = lake.lastSeq
  const response = await handleLakeRequest(request, lake, lakeHost(lake))
  revalidateSince(lake, seq)
  return response
}

export { answer as DELETE, answer as GET, answer as HEAD, answer as PATCH, answer as POST, answer as PUT }
