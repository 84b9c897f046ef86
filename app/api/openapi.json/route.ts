import { connection } from 'next/server'
import { openApi } from '#lib/openapi/openapi.ts'

/** Describes the interface for programs (docs/api.md). */
export async function GET(): Promise<Response> {
  // Made at the request, because the address of the server is not known in the build.
  await connection()
  return Response.json(openApi(), { headers: { 'cache-control': 'public, max-age=3600' } })
}
