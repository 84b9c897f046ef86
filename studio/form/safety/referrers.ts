import type { SanityClient } from '@sanity/client'
import type { Path } from 'sanity'
import { valuesIn } from '#lib/i18n/localized-field.ts'
import { publishedIdOf, type StoredDocument } from '#studio/core/document-pair.ts'
import { isReferenceTo } from '#studio/core/is-object.ts'

/** A document with a strong reference to another one, and the path of the reference. */
export interface Referrer {
  id: string
  type: string
  /** Whether only the draft has the reference. */
  isDraft: boolean
  path: Path
}

type Stored = Pick<StoredDocument, '_id' | '_type'>

const REFERRERS = '*[references($id) && !sanity::versionOf($id)]'

/** The documents that refer to a document, each once, with the path of its first reference. */
export async function findReferrers(client: SanityClient, id: string): Promise<Referrer[]> {
  const documents = await client.fetch<Stored[]>(REFERRERS, { id }, { perspective: 'raw' })
  return referrersAmong(documents, id)
}

/** The documents with a strong reference to an id. A draft is listed when its published document has no such reference. */
export function referrersAmong(documents: Stored[], id: string): Referrer[] {
  const found = new Map<string, Referrer>()
  for (const { _id, _type, ...content } of documents) {
    const path = pathTo(content, id)
    if (path === null) continue
    const publishedId = publishedIdOf(_id)
    const isDraft = publishedId !== _id
    if (!isDraft || !found.has(publishedId)) {
      found.set(publishedId, { id: publishedId, type: _type, isDraft, path })
    }
  }
  return [...found.values()]
}

/** The path of the first strong reference to an id in a document. */
function pathTo(document: object, id: string): Path | null {
  for (const { path, value } of valuesIn(document)) {
    if (isReferenceTo(value, id) && value._weak !== true) return path
  }
  return null
}
