import { handleLakeRequest } from 'content-lake/http'
import { lakeHost } from '#lib/lake-host.ts'
import { getLake } from '#lib/server/lake.ts'

/** The embedded Content Lake over HTTP, where the Studio, scripts and image addresses find it. */
function answer(request: Request): Promise<Response> {
  const lake = getLake()
  return handleLakeRequest(request, lake, lakeHost(lake))
}

export { answer as DELETE, answer as GET, answer as HEAD, answer as PATCH, answer as POST, answer as PUT }
