import { randomUUID } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { logNotFound } from '#lib/content/not-found-log.ts'
import { isPublicFile } from '#lib/content/public-files.ts'
import { type NotFoundScreen, notFoundPath, resolveRoute } from '#lib/content/routes.ts'
import { getSlugs } from '#lib/content/slugs.ts'
import { withTriedPath } from '#lib/content/tried-path.ts'
import { env } from '#lib/env.ts'

/** Not the Studio, the API, Next's own files, the sitemap's parts and pictures to share. */
export const config = {
  matcher: ['/((?!studio(?:/|$)|api(?:/|$)|_next(?:/|$)|sitemap(?:/|$)|social/).*)'],
}

/** A page is cached here, where a publish expires it; a browser or a cache in front has to ask whether it is still good. */
const PAGE_CACHE = 'public, max-age=0, must-revalidate'

const INTERNAL_HEADER = 'x-montage-internal'
const internalSecret = randomUUID()

/**
 * Answers pages that do not exist with status 404 and the not-found screen's HTML.
 * A page itself cannot do both: Next answers `notFound()` with a shell without text, a rewrite with status 200.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  if (request.headers.get(INTERNAL_HEADER) === internalSecret) return NextResponse.next()
  const { pathname, searchParams } = request.nextUrl
  if (isPublicFile(pathname)) return NextResponse.next()
  const route = resolveRoute(pathname, await getSlugs())
  if (route.kind === 'redirect') return movedTo(route.to, request)
  if (route.kind === 'page' && searchParams.get('lang') === 'en') return withoutLanguage(request)
  if (route.kind === 'page') return servePage(request)
  return isSoftNavigation(request)
    ? NextResponse.rewrite(screenUrl(request, route.screen, request.nextUrl.origin))
    : notFoundResponse(request, route.screen)
}

/** A page with drafts in it is nobody else's: Next marks it private, and it stays that way. */
function servePage(request: NextRequest) {
  const isDraft = request.cookies.has('__prerender_bypass')
  return isDraft ? NextResponse.next() : NextResponse.next({ headers: { 'Cache-Control': PAGE_CACHE } })
}

/** English pages have one address: without `lang`. */
function withoutLanguage(request: NextRequest) {
  const url = request.nextUrl.clone()
  url.searchParams.delete('lang')
  return NextResponse.redirect(url, 308)
}

/** `lang` and the rest of the query come along. */
function movedTo(path: string, request: NextRequest) {
  const url = request.nextUrl.clone()
  url.pathname = path
  return NextResponse.redirect(url, 308)
}

/** The router asks for a page's data, and renders the screen itself whatever the status. */
function isSoftNavigation(request: NextRequest) {
  return request.headers.has('rsc')
}

async function notFoundResponse(request: NextRequest, screen: NotFoundScreen) {
  const page = await fetch(screenUrl(request, screen, serverOrigin()), {
    headers: { [INTERNAL_HEADER]: internalSecret },
  })
  const { pathname } = request.nextUrl
  logNotFound(pathname)
  return new Response(withTriedPath(await page.text(), pathname), {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** This server as it reaches itself: never what a visitor's Host header says. */
function serverOrigin() {
  return env.NEXT_PUBLIC_SANITY_PROJECT_ID ? env.SITE_URL : `http://127.0.0.1:${env.PORT}`
}

function screenUrl(request: NextRequest, screen: NotFoundScreen, origin: string) {
  const url = new URL(notFoundPath(screen), origin)
  if (request.nextUrl.searchParams.get('lang') === 'fr') url.searchParams.set('lang', 'fr')
  return url
}
