import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external'

/**
 * A render that began before a change may finish after it and be stored as new. A second expiry after this many
 * milliseconds removes it.
 */
const RENDER_GRACE = 2_000

/**
 * Expires every cached page and read that has one of the tags.
 *
 * `revalidateTag` does the same, but only inside a request. A lake changes outside of one too, for example by an
 * import in another process or before a restart. So this writes to the manifest that `revalidateTag` writes to.
 */
export function expireTags(tags: readonly string[]): void {
  if (tags.length === 0) return
  markExpired(tags)
  setTimeout(markExpired, RENDER_GRACE, tags).unref()
}

function markExpired(tags: readonly string[]) {
  const now = Date.now()
  for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), expired: now })
}
