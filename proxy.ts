import { type NextRequest, NextResponse } from 'next/server'
import { type DraftAccess, draftAccess } from '#lib/content/draft-access.ts'
import { chosenFormPath } from '#lib/content/form-choices.ts'
import { notFoundHtml } from '#lib/content/not-found-html.ts'
import { logNotFound } from '#lib/content/not-found-log.ts'
import { isPublicFile } from '#lib/content/public-files.ts'
import { type NotFoundScreen, notFoundPath, resolveRoute } from '#lib/content/routes.ts'
import { getSlugs } from '#lib/content/slugs.ts'
import { withTriedPath } from '#lib/content/tried-path.ts'
import { withReference } from '#lib/leads/forms/reference-place.ts'
import { internalHeaders, isInternal } from '#lib/server/internal-request.ts'
import { DATA_HEADER } from '#lib/server/next-internals.ts'
import { serverOrigin } from '#lib/server/server-origin.ts'

/**
 * The requests that come here: all but those to the Studio, the API, Next's own files, the sitemap's parts and the
 * pictures for sharing. In draft mode also those of them that are made from content.
 */
export const config = {
  matcher: [
    '/((?!studio(?:/|$)|api(?:/|$)|_next(?:/|$)|sitemap(?:/|$)|social/).*)',
    {
      source: '/(api/(?!lake/).*|sitemap/.*|social/.*)',
      has: [{ type: 'header', key: 'cookie', value: '.*__prerender_bypass.*' }],
    },
  ],
}

/** Requests in draft mode that are not for a page. */
const OTHERS = /^\/(api|sitemap|social)\//

/**
 * The server caches pages, and a publish expires them. A browser or a cache in front has to ask whether its copy is
 * still valid.
 */
const PAGE_CACHE = 'public, max-age=0, must-revalidate'

/**
 * Answers a page that does not exist with status 404 and the not-found screen's HTML. A page itself cannot do both:
 * Next answers `notFound()` with HTML that has no text, and a rewrite with status 200.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  if (isInternal((name) => request.headers.get(name))) return NextResponse.next()
  const drafts = draftAccess(request)
  const { pathname, searchParams } = request.nextUrl
  if (OTHERS.test(pathname) || isPublicFile(pathname)) return NextResponse.next(drafts)
  const slugs = await getSlugs()
  const route = resolveRoute(pathname, slugs)
  if (route.kind === 'redirect') return movedTo(route.to, request)
  if (route.kind === 'page' && searchParams.get('lang') === 'en') return withoutLanguage(request)
  if (route.kind === 'page' && pathname.startsWith('/request-received/')) return confirmation(request)
  if (route.kind === 'page') return servePage(request, drafts, chosenFormPath(pathname, searchParams, slugs))
  return isSoftNavigation(request)
    ? NextResponse.rewrite(internalUrl(request, notFoundPath(route.screen), request.nextUrl.origin), drafts)
    : notFoundResponse(request, route.screen)
}

/**
 * Serves a page. A page with drafts is private and is not given the cache header of public pages.
 * @param path the internal path of the page, where it differs from the public one
 */
function servePage(request: NextRequest, drafts: DraftAccess, path: string | null) {
  const init = drafts.isDraft ? {} : { request: drafts.request, headers: { 'Cache-Control': PAGE_CACHE } }
  return path === null
    ? NextResponse.next(init)
    : NextResponse.rewrite(internalUrl(request, path, request.nextUrl.origin), init)
}

/**
 * The confirmation of a form that was posted without scripts, with its reference number. Without a number it
 * redirects to the home page.
 */
async function confirmation(request: NextRequest) {
  const { pathname, searchParams } = request.nextUrl
  const { href } = internalUrl(request, pathname, serverOrigin())
  const html = withReference(await htmlAt(href), searchParams.get('reference') ?? '')
  return html === null
    ? NextResponse.redirect(internalUrl(request, '/', request.nextUrl.origin))
    : htmlResponse(html, 200)
}

/** Redirects to the address without `lang`, which is the one of the English page. */
function withoutLanguage(request: NextRequest) {
  const url = request.nextUrl.clone()
  url.searchParams.delete('lang')
  return NextResponse.redirect(url, 308)
}

/** Redirects to another path and keeps the query, `lang` included. */
function movedTo(path: string, request: NextRequest) {
  const url = request.nextUrl.clone()
  url.pathname = path
  return NextResponse.redirect(url, 308)
}

/** Whether Next's router asks for a page's data. It renders the not-found screen itself, whatever the status. */
function isSoftNavigation(request: NextRequest) {
  return request.headers.has(DATA_HEADER)
}

async function notFoundResponse(request: NextRequest, screen: NotFoundScreen) {
  const { href } = internalUrl(request, notFoundPath(screen), serverOrigin())
  const html = await notFoundHtml(href, () => htmlAt(href))
  const { pathname } = request.nextUrl
  logNotFound(pathname)
  return htmlResponse(withTriedPath(html, pathname), 404)
}

async function htmlAt(href: string): Promise<string> {
  const page = await fetch(href, { headers: internalHeaders() })
  return page.text()
}

function htmlResponse(html: string, status: number) {
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** A path of this site in the language of the request. */
function internalUrl(request: NextRequest, path: string, origin: string) {
  const url = new URL(path, origin)
  if (request.nextUrl.searchParams.get('lang') === 'fr') url.searchParams.set('lang', 'fr')
  return url
}
