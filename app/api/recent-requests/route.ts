import type { NextRequest } from 'next/server'
import { getActivity } from '#lib/content/activity.ts'
import { getRequestNames } from '#lib/content/request-names.ts'
import { type Language, languageOfQuery } from '#lib/i18n/languages.ts'
import { getLeads } from '#lib/leads/index.ts'
import { recentRequests } from '#lib/leads/recent-requests.ts'
import { requestItems } from '#lib/live-activity/request-items.ts'

/**
 * `GET /api/recent-requests?lang=fr`: recent requests of visitors, without names, for the live activity popup. The list is
 * empty unless the settings ask for it.
 */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const lang = languageOfQuery(nextUrl.searchParams)
  const settings = await getActivity(lang)
  const items = settings?.enabled && settings.fromRequests ? await itemsIn(lang) : []
  return Response.json(items, { headers: { 'Cache-Control': 'public, max-age=60' } })
}

async function itemsIn(lang: Language) {
  const { outbox } = await getLeads()
  return requestItems(await recentRequests(outbox), await getRequestNames(lang), lang, outbox.now())
}
