import { z } from 'zod'
import { type Env, env } from '#lib/env.ts'
import type { Lake } from '#lib/lake/index.ts'
import { type Identity, identify } from '#lib/server/accounts/index.ts'
import { leadsLog as log } from '#lib/server/log.ts'
import { isOwnOrigin } from '#lib/server/origin.ts'
import { alarmsOf } from '../health.ts'
import { thrownAway } from '../honeypot.ts'
import type { Leads } from '../index.ts'
import {
  countSuspected,
  deleteAllSuspected,
  deleteSuspected,
  erasePerson,
  releaseAllSuspected,
  releaseLead,
  resendLead,
} from '../staff/actions.ts'
import { countLeads } from '../staff/counts.ts'
import { exportLeads } from '../staff/export.ts'
import { leadFilter, listLeads } from '../staff/list.ts'
import { readTimeline } from '../staff/timeline.ts'
import { refuseStaff } from './staff-refusals.ts'

/** What answering staff needs. */
export interface StaffDependencies {
  leads(): Promise<Leads>
  /** The accounts that may sign in; null with hosted Sanity, whose accounts this server cannot ask for. */
  lake(): Pick<Lake, 'database'> | null
}

interface StaffRequest {
  request: Request
  leads: Leads
  staff: Identity
  /** The lead that is asked for. */
  id: string
}

/** Which suspected leads, and that they were received before a time. */
const suspectedQuery = leadFilter.extend({ before: z.coerce.number().int() })

type Handler = (asked: StaffRequest) => Promise<Response>

/** By method and path after `/api/leads/staff/`; `:id` is a submission id. */
const ROUTES: Record<string, Handler> = {
  'GET ': async ({ request, leads }) => {
    const filter = leadFilter.safeParse(queryOf(request))
    if (!filter.success) return refuseStaff(request, 'bad_filter')
    return json(await listLeads(leads.outbox, filter.data))
  },
  'GET counts': async ({ leads }) =>
    json({
      counts: await countLeads(leads.outbox),
      thrownAway: await thrownAway(leads.outbox),
      alarms: await alarmsOf(leads),
    }),
  'GET export': async ({ request, leads }) => {
    const filter = leadFilter.safeParse(queryOf(request))
    if (!filter.success) return refuseStaff(request, 'bad_filter')
    return new Response(exportLeads(leads.outbox, filter.data), {
      headers: {
        ...PRIVATE,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="leads.csv"',
      },
    })
  },
  'POST erase': async ({ request, leads, staff }) => {
    const body = z
      .object({ email: z.string().trim().min(3) })
      .safeParse(await request.json().catch(() => null))
    if (!body.success) return refuseStaff(request, 'no_email')
    return json({ erased: await erasePerson(leads.outbox, body.data.email, staff.id) })
  },
  // How many there are now, and the `before` with which these, and none that comes later, are released or deleted.
  'GET suspected': async ({ request, leads }) => {
    const filter = leadFilter.safeParse(queryOf(request))
    if (!filter.success) return refuseStaff(request, 'bad_filter')
    const before = leads.outbox.now()
    return json({ count: await countSuspected(leads.outbox, filter.data, before), before })
  },
  'POST suspected/release': async ({ request, leads, staff }) => {
    const asked = suspectedQuery.safeParse(queryOf(request))
    if (!asked.success) return refuseSuspected(request)
    const { before, ...filter } = asked.data
    const released = await releaseAllSuspected(leads.outbox, filter, { before, actor: staff.id })
    void leads.delivery.deliverDue()
    return json({ released })
  },
  'DELETE suspected': async ({ request, leads }) => {
    const asked = suspectedQuery.safeParse(queryOf(request))
    if (!asked.success) return refuseSuspected(request)
    const { before, ...filter } = asked.data
    return json({ deleted: await deleteAllSuspected(leads.outbox, filter, before) })
  },
  'GET :id': async ({ request, leads, id }) => {
    const found = await readTimeline(leads.outbox, id)
    return found ? json(found) : refuseStaff(request, 'no_lead')
  },
  'DELETE :id': async ({ request, leads, id }) => done(request, await deleteSuspected(leads.outbox, id)),
  'POST :id/resend': async ({ request, leads, id, staff }) => {
    const isResent = await resendLead(leads.outbox, id, staff.id)
    void leads.delivery.deliverDue()
    return done(request, isResent)
  },
  'POST :id/release': async ({ request, leads, id, staff }) => {
    const isReleased = await releaseLead(leads.outbox, id, staff.id)
    void leads.delivery.deliverDue()
    return done(request, isReleased)
  },
}

/**
 * `/api/leads/staff/…`: leads for the Studio. Only administrators and editors of the embedded lake's accounts have
 * access. A request that changes something has to come from the site's own pages. Errors are `{ok: false, error:
 * {code, message}}`.
 */
export async function handleStaff(
  request: Request,
  dependencies: StaffDependencies,
  segments: string[],
  settings: Pick<Env, 'SITE_URL' | 'NODE_ENV'> = env,
): Promise<Response> {
  const lake = dependencies.lake()
  if (!lake) return refuseStaff(request, 'hosted')
  const staff = identify(request, lake, { settings })
  if (!staff) return refuseStaff(request, 'not_signed_in')
  if (staff.role === 'translator') return refuseStaff(request, 'translator')
  const found = routeOf(request.method, segments)
  if (!found) return refuseStaff(request, 'no_address')
  if (request.method !== 'GET' && !isOwnOrigin(request, settings.SITE_URL)) {
    return refuseStaff(request, 'foreign_origin')
  }
  try {
    return await found.handle({ request, leads: await dependencies.leads(), staff, id: found.id })
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'Leads could not be shown')
    return refuseStaff(request, 'unavailable')
  }
}

function routeOf(method: string, segments: string[]): { handle: Handler; id: string } | null {
  const [first = '', ...rest] = segments
  const literal = ROUTES[`${method} ${segments.join('/')}`]
  if (literal) return { handle: literal, id: '' }
  const handle = ROUTES[`${method} ${[':id', ...rest].join('/')}`]
  return handle ? { handle, id: first.toLowerCase() } : null
}

function refuseSuspected(request: Request): Response {
  return refuseStaff(request, leadFilter.safeParse(queryOf(request)).success ? 'no_time' : 'bad_filter')
}

const PRIVATE = { 'cache-control': 'private, no-store' }

function json(body: object): Response {
  return Response.json({ ok: true, ...body }, { headers: PRIVATE })
}

/** Nothing changed: the lead does not exist any more, or another request was faster. */
function done(request: Request, isDone: boolean): Response {
  return isDone ? json({}) : refuseStaff(request, 'changed')
}

function queryOf(request: Request): Record<string, string> {
  const query = [...new URL(request.url).searchParams].filter(([, value]) => value !== '')
  return Object.fromEntries(query)
}
