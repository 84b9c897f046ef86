import { env } from '#lib/env.ts'
import { handleBounce } from '#lib/mail/handle-bounce.ts'
import { leadDependencies } from '../../leads/dependencies.ts'

/** Takes a mail server's report of a mail that came back. */
export function POST(request: Request): Promise<Response> {
  return handleBounce(request, leadDependencies, env.MAIL_BOUNCE_SECRET)
}
