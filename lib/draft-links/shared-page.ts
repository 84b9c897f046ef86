import 'server-only'
import { z } from 'zod'
import { slugsWith } from '#lib/content/slugs.ts'
import { fetchUnmarked, isEmbedded } from '#lib/content/source.ts'
import { mayShare, openShareLink } from '#lib/draft-links/links.ts'
import { SHARE_PARAMETER, SHARED_COOKIE, sharedCookie } from '#lib/draft-links/share.ts'
import { getLeads } from '#lib/leads/index.ts'
import { documentsAt, resolveRoute } from '#lib/routes/routes.ts'
import { getLake } from '#lib/server/lake.ts'
import { DRAFT_COOKIE, draftCookieValue } from '#lib/server/next-internals.ts'
import { perMinute } from '#lib/server/per-minute.ts'
import { getStaff } from '#lib/staff/index.ts'
import { formerHashOf } from './former-links.ts'

/** The most openings of one link in a minute, because each opening renders the page again. */
const MOST_A_MINUTE = 60

const openings = new Map<string, ReturnType<typeof perMinute>>()

/**
 * The page that a link opens: its path below `app/[lang]`, and the cookies for the request that shows its drafts. These cookies
 * are never sent to a browser. Null when the link is for another path, has expired, is opened too often, or was made by a person
 * who may no longer make links.
 */
export async function openSharedPage(
  pathname: string,
  secret: string,
): Promise<{ path: string; cookies: string } | null> {
  const { outbox } = await getLeads()
  const formerHash = isEmbedded ? formerHashOf(getLake().database, secret) : undefined
  const link = await openShareLink(outbox, secret, formerHash)
  if (link === null || link.path !== pathname) return null
  if (!mayShare(await getStaff().byId(link.createdBy))) return null
  const isAllowed = openings.get(link.id) ?? perMinute(MOST_A_MINUTE)
  openings.set(link.id, isAllowed)
  const route = resolveRoute(pathname, await slugsWith(link))
  if (!isAllowed() || route.kind !== 'page') return null
  const { documents, layers, expiresAt } = link
  const address = `${pathname}?${new URLSearchParams({ [SHARE_PARAMETER]: secret })}`
  const shared = sharedCookie({ documents, layers, expiresAt, address })
  const cookies = `${DRAFT_COOKIE}=${draftCookieValue()}; ${SHARED_COOKIE}=${shared}`
  return { path: route.path, cookies }
}

const DOCUMENTS = '*[_type == $type && ($slug == null || slug.current == $slug || $slug in aliases)]._id'

/** The published ids of the documents of a page; empty when there is no page. */
export async function documentsToShare(pathname: string, layers: string[]): Promise<string[]> {
  const slugs = await slugsWith(layers)
  if (resolveRoute(pathname, slugs).kind !== 'page') return []
  const found = await Promise.all(
    documentsAt(pathname, slugs).map(async ({ type, slug }) =>
      z.array(z.string()).parse(await fetchUnmarked(DOCUMENTS, { type, slug }, layers)),
    ),
  )
  return [...new Set(found.flat())]
}
