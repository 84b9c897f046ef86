import { handleWithdrawal, openWithdrawal } from '#lib/leads/http/handle-withdrawal.ts'
import { deliverSoon, getLeads } from '#lib/leads/index.ts'

/** Shows the page of an unsubscribe link that a person opened. */
export function GET(request: Request): Response {
  return openWithdrawal(request)
}

/** Withdraws a consent. It is posted by the page, or by a mail program's one-click unsubscribe. */
export function POST(request: Request): Promise<Response> {
  return handleWithdrawal(request, async () => (await getLeads()).outbox, deliverSoon)
}
