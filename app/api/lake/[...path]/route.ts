import { handleLakeRequest } from 'content-lake/http'
import { lakeHost } from '#lib/lake-host.ts'
import { getLake } from '#lib/server/lake.ts'

/** The HTTP API of the embedded Content Lake: for the Studio and scripts, and for the addresses of images. */
function answer(request: Request): Promise<Response> {
  const lake = getLake()
  return handleLakeRequest(request, lake, lakeHost(lake))
}

export { answer as DELETE, answer as GET, answer as HEAD, answer as PATCH, answer as POST, answer as PUT }
