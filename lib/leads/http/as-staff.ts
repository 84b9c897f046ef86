import type { z } from 'zod'
import type { Env } from '#lib/env.ts'
import type { Identity } from '#lib/server/accounts/index.ts'
import { isOwnOrigin } from '#lib/server/origin.ts'
import type { Staff } from '#lib/staff/staff.ts'
import { mayWorkOnLeads } from '../staff/roles.ts'
import { RefusedStaff } from './staff-refusals.ts'

/** Who sent a request, and the request's body. */
export interface StaffSender<Body> {
  body: Body | undefined
  sender: Identity
  /** Identifies the person again. Rejects with RefusedStaff when this person may not work on leads any more. */
  identifyNow(): Promise<Identity>
}

/**
 * Identifies the member of staff who sent a request, and reads its body. Rejects with RefusedStaff when the person may not work
 * on leads, and when a change comes from another site.
 */
export async function asStaff<Body>(
  request: Request,
  staff: Staff,
  read: (request: Request) => Promise<Body>,
  { SITE_URL }: Pick<Env, 'SITE_URL'>,
): Promise<StaffSender<Body>> {
  const identifyNow = async () => {
    const sender = await staff.identify(request)
    if (!sender) throw new RefusedStaff('not_signed_in')
    if (!mayWorkOnLeads(sender.role)) throw new RefusedStaff('not_allowed')
    return sender
  }
  await identifyNow()
  const isChange = request.method !== 'GET'
  if (isChange && !isOwnOrigin(request, SITE_URL)) throw new RefusedStaff('foreign_origin')
  const body = isChange ? await read(request) : undefined
  // A body can take minutes to arrive. Meanwhile the person may have lost access, so the person is identified again.
  return { body, sender: await identifyNow(), identifyNow }
}

/** The headers of an answer with personal data. */
export const PRIVATE = { 'cache-control': 'private, no-store' }

export const json = (body: object): Response => Response.json({ ok: true, ...body }, { headers: PRIVATE })

/** The parameters of a request that are not empty. */
export const queryOf = (request: Request): Record<string, string> =>
  Object.fromEntries([...new URL(request.url).searchParams].filter(([, value]) => value !== ''))

/** The checked value. Throws the error that `refuse` makes when it has another form. */
export function parsedOr<Value>(
  schema: z.ZodType<Value>,
  value: unknown,
  refuse: (error: z.ZodError) => Error,
): Value {
  const result = schema.safeParse(value)
  if (!result.success) throw refuse(result.error)
  return result.data
}
