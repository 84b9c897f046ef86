import { SHARE_PARAMETER } from '#lib/draft-links/share.ts'
import { type Env, env } from '#lib/env.ts'
import { languageOfQuery } from '#lib/i18n/languages.ts'
import { clientAddress } from '#lib/server/client-address.ts'
import { isOwnOrigin } from '#lib/server/origin.ts'
import { readJson } from '#lib/server/read-body.ts'
import { type Visit, visitShape } from './visit.ts'

/** The most bytes of a body: more than the longest address needs. */
const LARGEST = 1_024

interface VisitDependencies {
  /** The canonical path of an existing page; null for every other path. */
  pageAt(path: string): Promise<string | null>
  count(visit: Visit, address: string): unknown
}

/**
 * `POST /api/visits`: counts a visit to a page, or what a browser measured of it. It answers 403 to other sites, otherwise always 204. Visits are not counted for
 * missing pages, for visitors who ask not to be tracked, and at links to drafts, whether they open or are refused. With
 * `FIELD_FIGURES=off` nothing that a browser measured is counted.
 */
export async function handleVisit(
  request: Request,
  { pageAt, count }: VisitDependencies,
  settings: Pick<Env, 'SITE_URL' | 'FIELD_FIGURES'> = env,
): Promise<Response> {
  if (!isOwnOrigin(request, settings.SITE_URL)) return new Response(null, { status: 403 })
  const asksNotTo = request.headers.get('dnt') === '1' || request.headers.get('sec-gpc') === '1'
  const query = URL.parse(request.headers.get('referer') ?? '')?.searchParams ?? new URLSearchParams()
  // A refused link stands at the address of the page that it is about, and its page has the usual scripts.
  const isAtDraftLink = query.has(SHARE_PARAMETER)
  const visit =
    asksNotTo || isAtDraftLink ? undefined : visitShape.safeParse(await readJson(request, LARGEST)).data
  const isUnwanted = visit?.figures && settings.FIELD_FIGURES === 'off'
  const page = visit && !isUnwanted ? await pageAt(visit.page) : null
  if (visit && page !== null) {
    count({ ...visit, page, lang: languageOfQuery(query) }, clientAddress(request))
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}
