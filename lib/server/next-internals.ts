import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { servedBuild } from './served-build.ts'

/**
 * The undocumented parts of Next.js that the site uses, as of Next 16.4.6. Each comment says why the site needs the part, what
 * breaks without it, and the alternative. next-internals.test.ts fails with the names of the parts that an update removes.
 *
 * Parts that are used in other files:
 * - lib/stored-pages/page-tags.ts extends the class of Next's own cache, to read a page's tags and to get an expired page.
 * - The matcher in proxy.ts contains the name of the draft cookie, because Next reads the matcher as text.
 * - lib/server/served-build.ts and scripts/builds.ts list the files of a build that a server reads.
 * - proxy.ts rewrites to a not-found screen with status 404. For a page that was not made at the build, Next keeps that status
 *   and takes the head from layouts (app/[lang]/not-found). tests/e2e/not-found.spec.ts checks both.
 * - scripts/failed-page.ts adds a file to a build, for pages that fail. tests/e2e/error-catalogue.spec.ts checks it.
 * - components/draft/take-marks.ts knows React's name `__reactFiber$`, to see whether React has hydrated an element. Without
 *   it, texts of the preview keep their marks (invisible characters). tests/e2e/drafts.spec.ts checks it.
 */

/**
 * Next's cookie for draft mode. Its value is the same for everybody and changes only with the build. `draftMode()` sets and
 * reads the cookie, but cannot set the attributes that a site without https needs, and cannot ignore the cookie for one
 * request. If Next renames this cookie, the preview shows no drafts on a site without https, and a browser keeps drafts after
 * its session has ended. The alternative: draft mode with `draftMode()` alone.
 */
export const DRAFT_COOKIE = '__prerender_bypass'

/**
 * The value of Next's cookie for draft mode. The proxy adds it to a request for a shared draft. `draftMode()` would set it in
 * the visitor's browser, for more than this request. Next's server reads the value from the same file. In development any value
 * works. If Next moves this file, links to drafts show the published page. The alternative: a link puts the visitor's browser
 * into draft mode.
 */
export function draftCookieValue(): string {
  if (!servedBuild && process.env.NODE_ENV !== 'production') return 'development'
  // A plain `next start`, and Vercel, serve the build in `.next`.
  const build = resolve(/* turbopackIgnore: true */ servedBuild ?? '.next')
  previewProps ??= JSON.parse(readFileSync(`${build}/server/preview-props.json`, 'utf8')) as PreviewProps
  return previewProps.previewModeId
}

interface PreviewProps {
  previewModeId: string
}

let previewProps: PreviewProps | undefined

/**
 * The value of a cookie in a request with draft mode. A cached function cannot call `cookies()`. But in draft mode Next runs it
 * for every request, so its result may depend on a cookie. If Next removes `_provider`, the preview shows no releases.
 */
export function cookieOfDraft(draft: object, name: string): string | undefined {
  const { _provider: provider } = draft as {
    _provider?: { _mutableCookies?: { get?: (name: string) => { value: string } | undefined } } | null
  }
  return provider?._mutableCookies?.get?.(name)?.value
}

/**
 * The clock with which Next's caches compare times, in milliseconds. It is the machine's time at the start of the process plus
 * the time since then. Setting the clock does not change it.
 */
export const steadyTime = (): number => performance.timeOrigin + performance.now()

/**
 * Expires every cached page and read that has one of the tags. `revalidateTag` does it only inside a request, and only at its
 * end. Content also changes outside of requests: another process writes, or it changed before a restart. So this function
 * writes to the same list as `revalidateTag`. It writes the steady time: with the clock's time, nothing would expire after the
 * clock was set. If Next no longer reads this list, pages do not show these changes. The alternative: a request to a route of
 * the server that calls `revalidateTag`.
 */
export function expireTags(tags: Iterable<string>): void {
  const now = steadyTime()
  for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), expired: now })
}
