import { connection } from 'next/server'
import { handleDeliver } from '#lib/leads/http/handle-deliver.ts'
import { getLeads } from '#lib/leads/index.ts'
import { deliverMail } from '#lib/mail/timer.ts'

/**
 * `POST /api/leads/deliver`: sends the waiting leads to the CRM, and the waiting mails. It is for platforms such as Vercel,
 * where no process lives long enough for the timers that do this elsewhere.
 */
export function POST(request: Request): Promise<Response> {
  return handleDeliver(request, { leads: getLeads, deliverMail })
}

/** The same for cron jobs of Vercel, which can only send `GET`. Their `CRON_SECRET` must equal `LEADS_DELIVER_SECRET`. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  return POST(request)
}
