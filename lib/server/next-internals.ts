import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { filterInternalHeaders } from 'next/dist/server/lib/server-ipc/utils.js'
import { servedBuild } from './served-build.ts'

/**
 * What the site uses of Next.js without a documented interface, as seen in Next 16.4.6: why, and what breaks without it.
 * next-internals.test.ts names what an update takes away.
 *
 * What cannot be written here:
 * - lib/stored-pages/page-tags.ts extends the class of Next's own cache, to see the tags of a page, and to get one that is old.
 * - The matcher in proxy.ts contains the name of the draft cookie: Next reads it as text.
 * - lib/server/served-build.ts and scripts/builds.ts know which files of a build a server reads.
 * - proxy.ts rewrites to a not-found screen with status 404. Next keeps that status where the page was not made at the
 *   build, and takes the head from layouts then (app/[lang]/not-found). tests/e2e/not-found.spec.ts shows both.
 * - scripts/failed-page.ts puts a file into a build, for pages that fail. tests/e2e/error-catalogue.spec.ts shows it.
 * - components/draft/take-marks.ts knows by a name of React's, `__reactFiber$`, that an element is React's by now. Without
 *   it, texts of the preview keep their marks. tests/e2e/drafts.spec.ts shows it.
 */

/**
 * Next's cookie for draft mode. Its value is the same for everybody, as long as a build is used. `draftMode()` sets and
 * reads it, but cannot give it the attributes that a site without https needs, and cannot ignore it for one request.
 * Without the name, the preview shows no drafts on such a site, and drafts are shown after the session has ended.
 */
export const DRAFT_COOKIE = '__prerender_bypass'

/** Deletes the headers that Next says to itself. Without it only those are dropped that lib/server/internal-headers.ts names. */
export { filterInternalHeaders }

/**
 * The value that Next's cookie for draft mode has, for a request that the proxy makes of a visitor's: `draftMode()` would set it
 * in the visitor's browser. Next's server reads it from the same file. In development any value is right. Without it, links to
 * drafts show what is published.
 */
export function draftCookieValue(): string {
  if (!servedBuild) return 'development'
  const build = resolve(/* turbopackIgnore: true */ servedBuild)
  previewProps ??= JSON.parse(readFileSync(`${build}/server/preview-props.json`, 'utf8')) as PreviewProps
  return previewProps.previewModeId
}

interface PreviewProps {
  previewModeId: string
}

let previewProps: PreviewProps | undefined

/**
 * The value of a cookie of the request that draft mode is on for. `cookies()` does not work in a cached function, which Next
 * runs for every request in draft mode. Without it, the preview shows drafts but no release.
 */
export function cookieOfDraft(draft: object, name: string): string | undefined {
  const { _provider: provider } = draft as {
    _provider?: { _mutableCookies?: { get?: (name: string) => { value: string } | undefined } } | null
  }
  return provider?._mutableCookies?.get?.(name)?.value
}

/** The file that Next writes when a build is whole. Without it, no build is found. */
export const BUILD_ID_FILE = 'BUILD_ID'

/**
 * The time as Next's caches compare it, in milliseconds. It starts with the clock of the machine when the process starts,
 * and goes on evenly when that clock is set.
 */
export const steadyTime = (): number => performance.timeOrigin + performance.now()

/**
 * Expires every cached page and read that has one of the tags, from now on. `revalidateTag` does the same but works only
 * inside a request, and only when that ends. Content also changes outside of one: another process writes it, or it changed
 * before a restart. So this writes to the list that `revalidateTag` writes to, but not the clock's time as that does: after
 * the clock was set, nothing would expire. Without it, neither shows.
 */
export function expireTags(tags: Iterable<string>): void {
  const now = steadyTime()
  for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), expired: now })
}
