import { isEmbedded } from '#lib/content/source.ts'
import { refuseMcp, serveMcp } from '#lib/mcp/serve.ts'
import { lakeForAssistant } from '#lib/mcp/staff/lake-api.ts'
import { staffServer } from '#lib/mcp/staff/server.ts'
import { getStaff } from '#lib/staff/index.ts'

/** The tools for the assistants of staff, with a token of `npm run token` (docs/api.md). A signed-in browser is no assistant. */
async function answer(request: Request): Promise<Response> {
  if (!isEmbedded)
    return refuseMcp(404, 'The content is in hosted Sanity, which has tools of its own: mcp.sanity.io.')
  const authorization = request.headers.get('authorization')
  const identity = authorization === null ? null : await getStaff().identify(request)
  if (authorization === null || identity === null) {
    return refuseMcp(401, 'Send a token of "npm run token" as "Authorization: Bearer …".', {
      'www-authenticate': 'Bearer',
    })
  }
  return serveMcp(request, () => staffServer(identity.role, lakeForAssistant(authorization)))
}

export { answer as DELETE, answer as GET, answer as POST }
