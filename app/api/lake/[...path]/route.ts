import { handleLakeRequest } from '#lib/lake/http/router.ts'
import { getLake } from '#lib/lake/index.ts'

/** The embedded Content Lake over HTTP, where the Studio, scripts and image addresses find it. */
function answer(request: Request): Promise<Response> {
  return handleLakeRequest(request, getLake())
}

export { answer as DELETE, answer as GET, answer as HEAD, answer as PATCH, answer as POST, answer as PUT }
