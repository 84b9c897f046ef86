import { readBody } from 'content-lake/web'
import { z } from 'zod'
import { appointment, REQUEST_STATES, STEPS, stepsFrom } from '#lib/requests/life.ts'
import { leadsLog as log } from '#lib/server/log.ts'
import { signatureProblem } from '#lib/server/standard-webhooks.ts'
import { readLife, takeStep } from '../life/steps.ts'
import type { Outbox } from '../outbox.ts'

const LARGEST_BODY = 16 * 1024

/** The body of a report. */
export const reported = z.object({
  submission_id: z.guid().transform((id) => id.toLowerCase()),
  status: z.enum(REQUEST_STATES),
  ...appointment.partial().shape,
})

/**
 * `POST /api/leads/status`: the CRM, or another program of the business, reports the state of a request. It is signed as Standard
 * Webhooks says (`webhook-id`, `webhook-timestamp`, `webhook-signature`). Only permitted steps are taken. The same `webhook-id`
 * again changes nothing. The state is not reported back to the CRM. Never throws.
 * @param secret CRM_STATUS_SECRET; without it nothing is accepted
 */
export async function handleStatus(
  request: Request,
  outbox: () => Promise<Outbox>,
  secret: string | undefined,
): Promise<Response> {
  if (!secret) return refused(404, 'Set CRM_STATUS_SECRET to accept reports.')
  try {
    const body = await readBody(request, LARGEST_BODY)
    if (!body) return refused(413, 'The report is too large.')
    const store = await outbox()
    const id = request.headers.get('webhook-id') ?? ''
    const problem = signatureProblem(request.headers, body, secret, store.now())
    if (problem) return refused(401, problem)
    const report = reported.safeParse(parsed(body.toString()))
    if (!report.success) {
      const reasons = report.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
      return refused(422, `Send submission_id and status. ${reasons.join('; ')}`)
    }
    return await take(store, report.data, id)
  } catch (error) {
    log.error(
      { reason: error instanceof Error ? error.message : 'unknown' },
      'A report of the CRM could not be taken',
    )
    return refused(503, 'The report could not be stored. Send it again.')
  }
}

async function take(
  store: Outbox,
  { submission_id, status, day, from, to }: z.output<typeof reported>,
  id: string,
): Promise<Response> {
  const lead = await store.db
    .selectFrom('leads')
    .select('received_at')
    .where('submission_id', '=', submission_id)
    .where('type', '=', 'lead')
    .executeTakeFirst()
  if (!lead) return refused(404, 'There is no request with this submission_id.')
  const life = await readLife(store.db, submission_id, lead.received_at)
  if (life.taken.includes(id)) return Response.json({ ok: true, status: life.state })
  const step = stepsFrom(life.state, 'crm').find((name) => STEPS[name].to === status)
  if (!step) return refused(409, `The request is ${life.state}, so it cannot become ${status}.`)
  const taken = await takeStep(store, submission_id, {
    step,
    by: 'crm',
    id,
    seen: life.version,
    appointment: day ? { day, from, to } : undefined,
  })
  if ('life' in taken) return Response.json({ ok: true, status: taken.life.state })
  if (taken.refusal === 'noDay')
    return refused(422, 'Send the day of the installation, such as "day": "2026-12-05".')
  return refused(409, 'The request has changed meanwhile. Send the report again.')
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

const refused = (status: number, message: string) =>
  Response.json({ ok: false, error: { message } }, { status, headers: { 'cache-control': 'no-store' } })
