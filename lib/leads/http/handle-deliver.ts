import { env } from '#lib/env.ts'
import { isSameSecret } from '#lib/server/secrets.ts'
import type { Leads } from '../index.ts'
import { deleteOld } from '../retention.ts'
import { countLeads } from '../staff/counts.ts'

/**
 * Sends leads and mails that are due, and deletes old data. It is for hosts such as Vercel, where no process lives long enough
 * for timers. Needs `Authorization: Bearer <LEADS_DELIVER_SECRET>`. Answers 404 without this setting, 401 for a wrong secret.
 */
export async function handleDeliver(
  request: Request,
  { leads, deliverMail }: { leads(): Promise<Leads>; deliverMail(): Promise<void> },
  settings: Pick<
    typeof env,
    'LEADS_DELIVER_SECRET' | 'LEADS_RETENTION_DAYS' | 'CONTRACTORS_RETENTION_DAYS' | 'RESULTS_RETENTION_DAYS'
  > = env,
): Promise<Response> {
  const secret = settings.LEADS_DELIVER_SECRET
  if (!secret) return refuse(404, 'LEADS_DELIVER_SECRET is not set.')
  if (!isSameSecret(request.headers.get('authorization') ?? '', `Bearer ${secret}`)) {
    return refuse(401, 'The secret is missing or wrong.')
  }
  const { outbox, delivery } = await leads()
  await delivery.deliverDue()
  await deliverMail()
  await deleteOld(outbox, settings)
  return Response.json({ ok: true, counts: await countLeads(outbox) }, { headers: NO_STORE })
}

const NO_STORE = { 'cache-control': 'no-store' }

function refuse(status: number, message: string): Response {
  return Response.json({ ok: false, error: { message } }, { status, headers: NO_STORE })
}
