/** More than the documents of a large site have, with all fields that pages read. */
const MAX_KNOWN = 200_000

const known = new Map<string, string>()

/**
 * The same tags, each as the one string that all pages share. The tags of a page come as parts of one long text, which
 * each of them would keep in memory: 15 kB for each page.
 */
export function sharedTags(tags: string[]): string[] {
  return tags.map(shared)
}

function shared(tag: string): string {
  const found = known.get(tag)
  if (found !== undefined) return found
  // Tags of documents that were deleted are never asked for again.
  if (known.size >= MAX_KNOWN) known.clear()
  const copy = Buffer.from(tag).toString()
  known.set(copy, copy)
  return copy
}
