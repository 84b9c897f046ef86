import { connection } from 'next/server'
import { getSlugs } from '#lib/content/slugs.ts'
import { env } from '#lib/env.ts'
import { alarmsOf, checkOutbox } from '#lib/leads/health.ts'
import { getLeads } from '#lib/leads/index.ts'
import { siteLog as log } from '#lib/server/log.ts'

/**
 * `GET /api/health`: 200 once the pages' content can be read and a lead can be stored, 503 while one of them cannot.
 * `forwarders` lists the ways to the CRM, `crm` those whose settings it does not accept, `site` is the address pages name.
 */
export async function GET(): Promise<Response> {
  await connection()
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
    })
  } catch (error) {
    return failure('Leads cannot be stored.', error)
  }
}

function failure(sentence: string, error: unknown): Response {
  log.error({ err: error }, sentence)
  return Response.json({ status: 'error', error: sentence }, { status: 503 })
}
