import { readRoots } from 'content-lake/check'
import { connection } from 'next/server'
import { legalNews } from '#lib/content/legal-versions.ts'
import { getSlugs } from '#lib/content/slugs.ts'
import { isEmbedded } from '#lib/content/source.ts'
import { env } from '#lib/env.ts'
import { alarmsOf, checkOutbox } from '#lib/leads/health.ts'
import { getLeads } from '#lib/leads/index.ts'
import { isPublicSite } from '#lib/seo/public-site.ts'
import { lastFailure } from '#lib/server/backup/state.ts'
import { getLake } from '#lib/server/lake.ts'
import { siteLog as log } from '#lib/server/log.ts'
import { checkRenderedPage } from '#lib/server/rendered-page.ts'
import { checkServedBuild } from '#lib/server/served-build.ts'
import { proxySigns } from '#lib/server/unknown-proxies.ts'
import { getStaff } from '#lib/staff/index.ts'

/**
 * `GET /api/health`: 200 when the build's files exist, content can be read, a page renders and a lead can be stored; else 503.
 * Staff also get details. `forwarders` lists the ways to the CRM, and `crm` those that refuse our settings. `site` is the
 * address in canonical links. `isPublic` says whether the public can find the site. `proxySigns` lists signs of a proxy that
 * TRUSTED_PROXIES does not count. `backupFailure` is the reason why the last backup failed. `legal` is what has become true of the
 * site, for texts of lawyers that are older.
 */
export async function GET(request: Request): Promise<Response> {
  await connection()
  const checks: [sentence: string, check: () => unknown][] = [
    ['The build that is served is not whole: pages fail. Build again and restart.', checkServedBuild],
    ['The content cannot be read.', checkLake],
    ['The content cannot be read.', getSlugs],
    ['Pages cannot be shown.', checkRenderedPage],
    ['Leads cannot be stored.', async () => checkOutbox((await getLeads()).outbox)],
  ]
  for (const [sentence, check] of checks) {
    try {
      await check()
    } catch (error) {
      log.error({ err: error }, sentence)
      return Response.json({ status: 'error', error: sentence }, { status: 503 })
    }
  }
  const isStaff = await getStaff()
    .identify(request)
    .then(Boolean, () => false)
  return Response.json({ status: 'ok', ...(isStaff && (await detailsForStaff())) })
}

/** Reads the database file itself: the results of earlier queries are in memory and would hide that the file is damaged. */
function checkLake(): void {
  if (isEmbedded) readRoots(getLake().database.location() ?? '')
}

async function detailsForStaff() {
  const leads = await getLeads()
  const alarms = await alarmsOf(leads)
  return {
    outbox: 'ok',
    crm: alarms.map(({ forwarder, status }) => ({ forwarder, status })),
    forwarders: leads.delivery.forwarders,
    site: env.SITE_URL,
    isPublic: isPublicSite(env),
    proxySigns: proxySigns(),
    backupFailure: (await lastFailure(env.DATA_DIR))?.reason ?? null,
    legal: legalNews(),
  }
}
