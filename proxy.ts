import { type NextRequest, NextResponse } from 'next/server'
import { type JobPage, jobHref, readJob } from '#lib/chosen-job/job.ts'
import { jobPagePath } from '#lib/chosen-job/job-page.ts'
import { getCostPairs } from '#lib/content/cost-pairs.ts'
import { type DraftAccess, draftAccess } from '#lib/content/draft-access.ts'
import { logNotFound } from '#lib/content/not-found-log.ts'
import { isPublicFile } from '#lib/content/public-files.ts'
import { getSlugs, getSlugsWithDrafts } from '#lib/content/slugs.ts'
import { isEmbedded } from '#lib/content/source.ts'
import { SHARE_PARAMETER } from '#lib/draft-links/share.ts'
import { openSharedPage } from '#lib/draft-links/shared-page.ts'
import { env } from '#lib/env.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { type Language, languageOfQuery, otherLanguage, withPlainLanguage } from '#lib/i18n/languages.ts'
import { ATTEMPT_PARAMETER, isFormPage } from '#lib/leads/forms/pages.ts'
import { attemptOf, handleForm } from '#lib/leads/http/handle-form.ts'
import { isForm } from '#lib/leads/http/post.ts'
import { type ReturnedForm, setReturnedForm } from '#lib/leads/http/returned-form.ts'
import { costPairOf } from '#lib/routes/cost-pages.ts'
import { isPublicPage, markdownAddress, resolveMarkdown } from '#lib/routes/markdown.ts'
import {
  internalPath,
  type NotFoundScreen,
  notFoundPath,
  type Route,
  resolveRoute,
} from '#lib/routes/routes.ts'
import { withCurrentSlugs } from '#lib/routes/slugs.ts'
import { stateOf, statePagePath, usualQuery } from '#lib/routes/state-pages.ts'
import { wantsMarkdown } from '#lib/routes/wants-markdown.ts'
import { failedPage } from '#lib/server/failed-page.ts'
import { siteLog as log } from '#lib/server/log.ts'
import { isOnThisSite } from '#lib/server/origin.ts'
import { leadDependencies } from './app/api/leads/dependencies.ts'

/**
 * The requests that the proxy handles: all except those for the Studio, the API, Next's static files, the sitemap's parts and
 * social pictures. Of the API it handles posted forms that are not multipart. In draft mode it also handles requests for
 * API data, sitemap parts and social pictures, because they are made from content. An address without the proxy must have its
 * own route: otherwise Next takes the first segment for a language and answers `/_next/about` with `app/[lang]/about`.
 */
export const config = {
  matcher: [
    '/((?!studio(?:/|$)|api/|_next/static/|sitemap/[^/]+$|social/).*)',
    {
      source: '/api/leads',
      missing: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
    },
    {
      source: '/(api/(?!lake/|leads).*|sitemap/.*|social/.*)',
      has: [{ type: 'header', key: 'cookie', value: '.*__prerender_bypass.*' }],
    },
  ],
}

/** The page with every component. Only builds for development and tests have it, so it is not in the route table. */
const STYLEGUIDE = '/styleguide'

/** Paths of API data, sitemap parts and social pictures. The proxy handles them only in draft mode. */
const OTHERS = /^\/(api\/|sitemap\/[^/]+$|social\/)/

/** Pages for one person: a confirmation, a request, a contractor's jobs, a review, the end of commercial messages. */
const FOR_ONE = /^\/(?:request-received|request|job|jobs|review|unsubscribe)(?:\/|$)/

/** The pages of one customer's request, of a job and of a contractor. */
const IN_CONFIDENCE = /^\/(?:request\/|job\/|jobs$)/

/**
 * For copies of a page in a browser or in a CDN: they must ask the server whether the copy is still valid. The server's own
 * copy needs no time limit, because a publish expires it.
 */
const PAGE_CACHE = 'public, max-age=0, must-revalidate'

/**
 * Rewrites each public address to its page, in the language of the address. An unknown address gets a not-found screen with
 * status 404. A page itself cannot send both: Next answers `notFound()` with HTML that has no text.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const drafts = draftAccess(request)
  const { pathname, searchParams } = request.nextUrl
  if (pathname === '/api/leads' && isForm(request)) return takeForm(request, drafts)
  if (OTHERS.test(pathname) || isPublicFile(pathname)) return NextResponse.next(drafts)
  const secret = searchParams.get(SHARE_PARAMETER)
  if (secret !== null) return showShared(request, secret)
  if (pathname === STYLEGUIDE && env.SHOW_STYLEGUIDE === 'yes') return servePage(request, STYLEGUIDE, drafts)
  const read = drafts.isDraft ? getSlugsWithDrafts : getSlugs
  const slugs = await read().catch(withoutHostedContent)
  if (slugs instanceof Response) return slugs
  const route = resolveMarkdown(pathname, slugs) ?? resolveRoute(pathname, slugs)
  if (route.kind === 'redirect') return movedTo(route, request)
  if (route.kind === 'notFound') {
    logNotFound(pathname)
    return servePage(request, notFoundPath(route.screen), drafts, 404)
  }
  const plain = withPlainLanguage(searchParams)
  if (plain) return withQuery(request, plain)
  const held = drafts.isDraft
    ? null
    : (heldBackScreen(route.path, languageOfQuery(searchParams), slugs.heldBack) ??
      (await costScreen(route.path)))
  if (held) return servePage(request, notFoundPath(held), drafts, 404)
  if (mayBeMarkdown(request) && isPublicPage(pathname, slugs)) return toMarkdown(request)
  const usual = usualQuery(route.path, searchParams)
  if (usual) return withQuery(request, usual)
  const left = queryInOtherLanguage(request)
  if (!isFormPage(pathname)) {
    const page = statePagePath(route.path, searchParams)
    const kept = left && page === route.path ? stateOf(route.path, left) : null
    return kept?.size ? inLanguage(request, `${pathname}?${kept}`) : servePage(request, page, drafts)
  }
  if (searchParams.has(ATTEMPT_PARAMETER)) return showAttempt(request, drafts)
  const current = withCurrentSlugs(searchParams, slugs)
  if (current) return withQuery(request, current)
  const job = readJob(searchParams, slugs.jobNames)
  const kept = left && Object.keys(job).length === 0 ? readJob(left, slugs.jobNames) : {}
  return Object.keys(kept).length > 0
    ? inLanguage(request, jobHref(pathname as JobPage, kept))
    : servePage(request, jobPagePath(pathname, job), drafts)
}

/** The screen in place of a page that staff hold back in a language; null for a public page. Staff see the page in draft mode. */
function heldBackScreen(
  path: string,
  lang: Language,
  heldBack: Record<Language, ReadonlySet<string>>,
): NotFoundScreen | null {
  if (!heldBack[lang].has(path)) return null
  return heldBack[otherLanguage(lang)].has(path) ? 'page' : 'heldBack'
}

/** The screen in place of a page about the cost of a pair without data of its own; null for every other page. */
async function costScreen(path: string): Promise<NotFoundScreen | null> {
  const pair = costPairOf(path)
  return pair === undefined || (await getCostPairs()).has(pair) ? null : 'page'
}

/**
 * The query of the referring page, if that is this page in the other language. Without scripts the address of a language link
 * has only the language, so the job or the state is read from there.
 */
function queryInOtherLanguage(request: NextRequest): URLSearchParams | null {
  const referer = request.headers.get('referer') ?? ''
  if (!isOnThisSite(referer, request)) return null
  const { pathname, searchParams } = request.nextUrl
  const from = new URL(referer)
  const isOther = languageOfQuery(from.searchParams) !== languageOfQuery(searchParams)
  return from.pathname === pathname && isOther ? from.searchParams : null
}

/** Redirects to an address in the language of the request. */
function inLanguage({ nextUrl }: NextRequest, to: string): Response {
  return NextResponse.redirect(
    new URL(localizedHref(to, languageOfQuery(nextUrl.searchParams)), nextUrl.origin),
  )
}

/** Handles a form that is posted without scripts. Only the proxy can answer a post to one address with another page. */
function takeForm(request: NextRequest, drafts: DraftAccess): Promise<Response> {
  return handleForm(request, {
    ...leadDependencies,
    showForm: async (address, attempt, status) =>
      serveForm(request, { address, attempt, isKept: false }, drafts, status),
  })
}

async function showAttempt(request: NextRequest, drafts: DraftAccess) {
  const attempt = await attemptOf(request, leadDependencies)
  const { pathname, search } = request.nextUrl
  return serveForm(request, { address: pathname + search, attempt, isKept: true }, drafts)
}

/** Serves the page of a form with the posted values. The response is private: no cache may store it. */
function serveForm(
  request: NextRequest,
  form: ReturnedForm,
  drafts: DraftAccess,
  status = 200,
): NextResponse {
  const headers = new Headers(drafts.request?.headers ?? request.headers)
  setReturnedForm(headers, form)
  // Next answers a post to a page with 405, unless its content type is one that a server action can have.
  headers.set('content-type', 'application/x-www-form-urlencoded')
  const url = new URL(form.address, request.nextUrl.origin)
  url.pathname = `/returned-form${internalPath(url.pathname, languageOfQuery(url.searchParams))}`
  return NextResponse.rewrite(url, {
    status,
    request: { headers },
    headers: { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' },
  })
}

/** Serves a page. A page with drafts gets no cache header here: Next sets one that lets no cache store the page. */
function servePage(request: NextRequest, path: string, drafts: DraftAccess, status = 200) {
  const isForOne = FOR_ONE.test(path)
  const headers = {
    'Cache-Control': isForOne ? 'private, no-store' : PAGE_CACHE,
    ...(isForOne && { 'X-Robots-Tag': 'noindex' }),
    // Other sites get no referrer. Without any, a browser would post the page's forms without its origin.
    ...(IN_CONFIDENCE.test(path) && { 'Referrer-Policy': 'same-origin' }),
  }
  const init = drafts.isDraft ? {} : { request: drafts.request, headers }
  const url = request.nextUrl.clone()
  url.pathname = internalPath(path, languageOfQuery(url.searchParams))
  return NextResponse.rewrite(url, { ...init, status })
}

/**
 * Shows the drafts of a page to a visitor with a shared link, in this response only, and no cache may store it. The browser
 * gets no cookie, so all its other requests show published content. The page does not see the visitor's own cookies either.
 */
async function showShared(request: NextRequest, secret: string): Promise<Response> {
  const { pathname, searchParams } = request.nextUrl
  const page = await openSharedPage(pathname, secret)
  const lang = languageOfQuery(searchParams)
  const url = request.nextUrl.clone()
  url.pathname = internalPath(page?.path ?? notFoundPath('share'), lang)
  url.search = ''
  const headers = new Headers(request.headers)
  headers.set('cookie', page?.cookies ?? '')
  return NextResponse.rewrite(url, {
    ...(!page && { status: 403 }),
    request: { headers },
    headers: {
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      // The address contains the secret, so the browser must not send it to other sites.
      'Referrer-Policy': 'same-origin',
    },
  })
}

/** Answers 503 while hosted Sanity does not answer and this server has read no content. The next request tries again. */
function withoutHostedContent(error: Error): Response {
  if (isEmbedded) throw error
  log.error({ reason: error.message }, 'Hosted content cannot be read')
  return new NextResponse(failedPage(), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '5' },
  })
}

/** Whether a program asks for a page as Markdown. The Markdown knows no job and no filters, so a page with them stays HTML. */
const mayBeMarkdown = ({ headers, nextUrl }: NextRequest): boolean =>
  wantsMarkdown(headers.get('accept')) && [...nextUrl.searchParams.keys()].every((name) => name === 'lang')

/** Redirects to the Markdown of a page. No cache may store it, because others get the page itself at this address. */
function toMarkdown({ nextUrl }: NextRequest): Response {
  const to = localizedHref(markdownAddress(nextUrl.pathname), languageOfQuery(nextUrl.searchParams))
  return NextResponse.redirect(new URL(to, nextUrl.origin), {
    status: 307,
    headers: { 'Cache-Control': 'no-store', Vary: 'Accept' },
  })
}

/** Redirects to the same path with another query. */
function withQuery(request: NextRequest, query: URLSearchParams) {
  const url = request.nextUrl.clone()
  url.search = query.toString()
  return NextResponse.redirect(url, 308)
}

/** Redirects to another path and keeps the query, the language included. */
function movedTo({ to, lang }: Extract<Route, { kind: 'redirect' }>, request: NextRequest) {
  const url = request.nextUrl.clone()
  url.pathname = to
  const plain = withPlainLanguage(url.searchParams)
  if (plain) url.search = plain.toString()
  if (lang === 'fr') url.searchParams.set('lang', lang)
  return NextResponse.redirect(url, 308)
}
