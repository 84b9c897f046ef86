import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

/* What the site uses of Next.js without a documented interface. Last checked with Next 16.3.8. Its test names what a newer version changed. */

/**
 * Next's cookie for draft mode. Its value is the same for everybody, as long as a build is used. `draftMode()` sets and
 * reads it, but cannot give it the attributes a site without https needs, and cannot ignore it for one request.
 * The matcher in proxy.ts must contain the name as text.
 */
export const DRAFT_COOKIE = '__prerender_bypass'

/** The header with which Next's router asks for a page's data instead of the page. */
export const DATA_HEADER = 'rsc'

/** The file of a build that is written last and names it. Without it a build is not complete. */
export const BUILD_ID_FILE = 'BUILD_ID'

/**
 * Expires every cached page and read that has one of the tags, from now on. `revalidateTag` does the same but works only
 * inside a request, and content also changes outside of one: another process writes it, or it changed before a restart.
 * So this writes to the list that `revalidateTag` writes to.
 */
export function expireTags(tags: Iterable<string>): void {
  const now = Date.now()
  for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), expired: now })
}
