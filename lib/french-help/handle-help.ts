import { z } from 'zod'
import { type Env, env } from '#lib/env.ts'
import { siteLog as log } from '#lib/server/log.ts'
import { isOwnOrigin } from '#lib/server/origin.ts'
import { perMinute } from '#lib/server/per-minute.ts'
import { readJson } from '#lib/server/read-body.ts'
import type { Staff } from '#lib/staff/staff.ts'
import { RefusedHelp, refuseHelp } from './refusals.ts'
import { type FrenchService, ServiceError } from './service.ts'
import { suggest } from './suggest.ts'
import { MOST_TEXTS } from './texts.ts'

/** The most characters of the texts of one request. The Studio sends more in several requests. */
const MOST_CHARACTERS = 30_000
/** Bytes. */
const LARGEST = 400_000

const asked = z
  .object({
    texts: z
      .array(z.object({ id: z.string().max(500), source: z.string().max(20_000) }))
      .min(1)
      .max(MOST_TEXTS),
    terms: z.array(z.object({ english: z.string().max(200), french: z.string().max(200) })).max(500),
  })
  .refine(({ texts }) => texts.reduce((sum, { source }) => sum + source.length, 0) <= MOST_CHARACTERS)

/** Requests of all people in a minute. It bounds what a script of one person can spend. */
const isFree = perMinute(120)

export interface HelpDependencies {
  staff: Staff
  /** Null when no service is set up. */
  service: FrenchService | null
}

/**
 * `/api/french`: the French of texts by the translation service of the settings, for people who may write French. GET says which
 * service this person can use (`{service}`, a name or null), POST translates. Errors are `{error: {code, message}}`.
 */
export async function handleHelp(
  request: Request,
  { staff, service }: HelpDependencies,
  settings: Pick<Env, 'SITE_URL'> = env,
): Promise<Response> {
  try {
    if (request.method === 'POST' && !isOwnOrigin(request, settings.SITE_URL))
      throw new RefusedHelp('foreign_origin')
    const sender = await staff.identify(request)
    if (!sender) throw new RefusedHelp('not_signed_in')
    const mayWrite = sender.role !== 'viewer'
    if (request.method === 'GET') return answer({ service: (mayWrite && service?.name) || null })
    if (!mayWrite) throw new RefusedHelp('not_allowed')
    if (!service) throw new RefusedHelp('off')
    if (!isFree()) throw new RefusedHelp('too_many')
    const { data } = asked.safeParse(await readJson(request, LARGEST))
    if (!data) throw new RefusedHelp('bad_request')
    return answer({ texts: await suggest(service, data.texts, data.terms) })
  } catch (error) {
    if (error instanceof RefusedHelp) return refuseHelp(request, error.code)
    log.error({ err: error }, 'French could not be suggested')
    return refuseHelp(request, error instanceof ServiceError ? error.problem : 'unreachable')
  }
}

const answer = (body: object) => Response.json(body, { headers: { 'cache-control': 'private, no-store' } })
