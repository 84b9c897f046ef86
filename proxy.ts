import { type NextRequest, NextResponse } from 'next/server'
import { type DraftAccess, draftAccess } from '#lib/content/draft-access.ts'
import { chosenFormPath } from '#lib/content/form-choices.ts'
import { logNotFound } from '#lib/content/not-found-log.ts'
import { isPublicFile } from '#lib/content/public-files.ts'
import { getSlugs } from '#lib/content/slugs.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { languageOfQuery } from '#lib/i18n/languages.ts'
import { withReference } from '#lib/leads/forms/reference-place.ts'
import { internalPath, notFoundPath, type Route, resolveRoute } from '#lib/routes/routes.ts'
import { internalHeaders, isInternal } from '#lib/server/internal-request.ts'
import { serverOrigin } from '#lib/server/server-origin.ts'

/**
 * The requests that come here: all but those to the Studio, the API, Next's own files, the sitemap's parts and the
 * pictures for sharing. In draft mode also those of them that are made from content. What does not come here and has no
 * answer of its own would be a page: Next takes `/_next/about` for `app/[lang]/about`.
 */
export const config = {
  matcher: [
    '/((?!studio(?:/|$)|api/|_next/static/|sitemap/[^/]+$|social/).*)',
    {
      source: '/(api/(?!lake/).*|sitemap/.*|social/.*)',
      has: [{ type: 'header', key: 'cookie', value: '.*__prerender_bypass.*' }],
    },
  ],
}

/** Requests in draft mode that are not for a page. */
const OTHERS = /^\/(api\/|sitemap\/[^/]+$|social\/)/

/**
 * The server caches pages, and a publish expires them. A browser or a cache in front has to ask whether its copy is
 * still valid.
 */
const PAGE_CACHE = 'public, max-age=0, must-revalidate'

/**
 * Leads each public address to its page, in the language of the address. What does not exist gets a not-found screen and
 * status 404. A page cannot have both by itself: Next answers `notFound()` with HTML that has no text.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  if (isInternal((name) => request.headers.get(name))) return NextResponse.next()
  const drafts = draftAccess(request)
  const { pathname, searchParams } = request.nextUrl
  if (OTHERS.test(pathname) || isPublicFile(pathname)) return NextResponse.next(drafts)
  const slugs = await getSlugs()
  const route = resolveRoute(pathname, slugs)
  if (route.kind === 'redirect') return movedTo(route, request)
  if (route.kind === 'notFound') {
    logNotFound(pathname)
    return servePage(request, notFoundPath(route.screen), drafts, 404)
  }
  if (searchParams.get('lang') === 'en') return withoutLanguage(request)
  if (route.path.startsWith('/request-received/')) return confirmation(request, route.path)
  return servePage(request, chosenFormPath(pathname, searchParams, slugs) ?? route.path, drafts)
}

/** Serves a page. A page with drafts is private and is not given the cache header of public pages. */
function servePage(request: NextRequest, path: string, drafts: DraftAccess, status = 200) {
  const init = drafts.isDraft ? {} : { request: drafts.request, headers: { 'Cache-Control': PAGE_CACHE } }
  const url = request.nextUrl.clone()
  url.pathname = internalPath(path, languageOfQuery(url.searchParams))
  return NextResponse.rewrite(url, { ...init, status })
}

/**
 * The confirmation of a form that was posted without scripts, with its reference number. Without a number it
 * redirects to the home page.
 */
async function confirmation({ nextUrl }: NextRequest, path: string) {
  const lang = languageOfQuery(nextUrl.searchParams)
  const html = await htmlAt(internalPath(path, lang))
  const filled = withReference(html, nextUrl.searchParams.get('reference') ?? '')
  return filled === null
    ? NextResponse.redirect(new URL(localizedHref('/', lang), nextUrl.origin))
    : htmlResponse(filled, 200)
}

/** Redirects to the address without `lang`, which is the one of the English page. */
function withoutLanguage(request: NextRequest) {
  const url = request.nextUrl.clone()
  url.searchParams.delete('lang')
  return NextResponse.redirect(url, 308)
}

/** Redirects to another path and keeps the query, `lang` included. */
function movedTo({ to, lang }: Extract<Route, { kind: 'redirect' }>, request: NextRequest) {
  const url = request.nextUrl.clone()
  url.pathname = to
  if (lang === 'fr') url.searchParams.set('lang', lang)
  return NextResponse.redirect(url, 308)
}

/** The HTML of a page by its internal path. */
async function htmlAt(path: string): Promise<string> {
  const page = await fetch(serverOrigin() + path, { headers: internalHeaders() })
  return page.text()
}

function htmlResponse(html: string, status: number) {
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
