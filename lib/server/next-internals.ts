import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

/**
 * What the site uses of Next.js without a documented interface, as seen in Next 16.3.8: why, and what breaks without it.
 * next-internals.test.ts names what an update takes away.
 *
 * What cannot be written here:
 * - The matcher in proxy.ts contains the name of the draft cookie: Next reads it as text.
 * - lib/server/served-build.ts and scripts/builds.ts know which files of a build a server reads.
 * - scripts/failed-page.ts replaces Next's answer when a page fails: it has status 500 and is ended in one piece.
 */

/**
 * Next's cookie for draft mode. Its value is the same for everybody, as long as a build is used. `draftMode()` sets and
 * reads it, but cannot give it the attributes that a site without https needs, and cannot ignore it for one request.
 * Without the name, the preview shows no drafts on such a site, and drafts are shown after the session has ended.
 */
export const DRAFT_COOKIE = '__prerender_bypass'

/**
 * The header with which Next's router asks for a page's data instead of the page. Without it, a failed request for data is
 * answered with a screen that nobody sees.
 */
export const DATA_HEADER = 'rsc'

/** The file with a build's id. Without it, no build is found. */
export const BUILD_ID_FILE = 'BUILD_ID'

/**
 * Expires every cached page and read that has one of the tags, from now on. `revalidateTag` does the same but works only
 * inside a request, and content also changes outside of one: another process writes it, or it changed before a restart.
 * So this writes to the list that `revalidateTag` writes to. Without it, neither shows.
 */
export function expireTags(tags: Iterable<string>): void {
  const now = Date.now()
  for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), expired: now })
}
