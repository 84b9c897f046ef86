import { handleWithdrawal, openWithdrawal } from '#lib/leads/http/handle-withdrawal.ts'
import { deliverSoon, getLeads } from '#lib/leads/index.ts'

/** The link of a commercial message, opened by a person. */
export function GET(request: Request): Response {
  return openWithdrawal(request)
}

/** Withdraws a consent: posted by the page, or by a mail program that offers it in one click. */
export function POST(request: Request): Promise<Response> {
  return handleWithdrawal(request, async () => (await getLeads()).outbox, deliverSoon)
}
