import { connection } from 'next/server'
import { handleDeliver } from '#lib/leads/http/handle-deliver.ts'
import { getLeads } from '#lib/leads/index.ts'
import { deliverMail } from '#lib/mail/timer.ts'

/**
 * `POST /api/leads/deliver`: sends all leads that are due. It is for platforms where no process lives long enough for a
 * timer.
 */
export function POST(request: Request): Promise<Response> {
  return handleDeliver(request, { leads: getLeads, deliverMail })
}

/** The same for cron jobs of Vercel. They can only send `GET`, with `CRON_SECRET`, which must equal `LEADS_DELIVER_SECRET`. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  return POST(request)
}
