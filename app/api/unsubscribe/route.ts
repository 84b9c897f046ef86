import { handleWithdrawal, openWithdrawal } from '#lib/leads/http/handle-withdrawal.ts'
import { deliverSoon, getLeads } from '#lib/leads/index.ts'

/** Shows the page of an unsubscribe link that a person opened. */
export function GET(request: Request): Response {
  return openWithdrawal(request)
}

/** Withdraws a consent. The request comes from the form on the page, or from the one-click unsubscribe of a mail program. */
export function POST(request: Request): Promise<Response> {
  return handleWithdrawal(request, async () => (await getLeads()).outbox, deliverSoon)
}
