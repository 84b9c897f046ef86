import { connection } from 'next/server'
import { getSlugs } from '#lib/content/slugs.ts'
import { isEmbedded } from '#lib/content/source.ts'
import { env } from '#lib/env.ts'
import { alarmsOf, checkOutbox } from '#lib/leads/health.ts'
import { getLeads } from '#lib/leads/index.ts'
import { identify } from '#lib/server/accounts/index.ts'
import { getLake } from '#lib/server/lake.ts'
import { siteLog as log } from '#lib/server/log.ts'
import { checkServedBuild } from '#lib/server/served-build.ts'
import { proxySigns } from '#lib/server/unknown-proxies.ts'

/**
 * `GET /api/health`: 200 when the build's files are there, the pages' content can be read and a lead can be stored, 503
 * when not. `forwarders` lists the ways to the CRM, `crm` those whose settings it does not accept, `site` is the address
 * in canonical links.
 * Staff also get `proxySigns`: the signs of a proxy that TRUSTED_PROXIES does not count.
 */
export async function GET(request: Request): Promise<Response> {
  await connection()
  try {
    checkServedBuild()
  } catch (error) {
    return failure('The build that is served is not whole: pages fail. Build again and restart.', error)
  }
  try {
    await getSlugs()
  } catch (error) {
    return failure('The content cannot be read.', error)
  }
  try {
    const leads = await getLeads()
    await checkOutbox(leads.outbox)
    const alarms = await alarmsOf(leads)
    return Response.json({
      status: 'ok',
      outbox: 'ok',
      crm: alarms.map(({ forwarder, status }) => ({ forwarder, status })),
      forwarders: leads.delivery.forwarders,
      site: env.SITE_URL,
      ...(isForStaff(request) && { proxySigns: proxySigns() }),
    })
  } catch (error) {
    return failure('Leads cannot be stored.', error)
  }
}

/** Where content lives in hosted Sanity nobody signs in here: there is no sign-in to lock, and no way to ask who staff are. */
function isForStaff(request: Request): boolean {
  return !isEmbedded || identify(request, getLake()) !== null
}

function failure(sentence: string, error: unknown): Response {
  log.error({ err: error }, sentence)
  return Response.json({ status: 'error', error: sentence }, { status: 503 })
}
