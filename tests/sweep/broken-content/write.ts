import type { Site } from '../../e2e/site.ts'
import type { StoredDocument } from './places.ts'

/** In characters; the lake takes 10 MB at once. */
const MOST = 2_000_000

/** Publishes documents as they are, in as few transactions as the lake takes. */
export async function write(site: Site, documents: StoredDocument[]): Promise<void> {
  let size = 0
  const parts = Map.groupBy(documents, (document) => {
    size += JSON.stringify(document).length
    return Math.floor(size / MOST)
  })
  for (const part of parts.values()) {
    const transaction = site.client.transaction()
    for (const document of part) transaction.createOrReplace(document)
    await transaction.commit({ visibility: 'sync' })
  }
}
