import { customersServer } from '#lib/mcp/customers/server.ts'
import { refuseMcp, serveMcp } from '#lib/mcp/serve.ts'
import { clientAddress } from '#lib/server/client-address.ts'
import { eachPerMinute } from '#lib/server/per-minute.ts'

/** The most requests of one network address in a minute. A conversation about a job needs about ten. */
const isWithinLimit = eachPerMinute(120)

/** The tools for the assistants of customers (docs/api.md). Everybody may use them, without a token. */
function answer(request: Request): Promise<Response> | Response {
  if (isWithinLimit(clientAddress(request))) return serveMcp(request, customersServer)
  return refuseMcp(429, 'Too many requests. Try again in a minute.', { 'retry-after': '60' })
}

export { answer as DELETE, answer as GET, answer as POST }
