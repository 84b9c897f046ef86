/** A document as the lake keeps it. */
export interface StoredDocument {
  _id: string
  _type: string
  _rev: string
  [field: string]: unknown
}

/** What is published of a document, and the draft of what is next; at least one of them, but for a document to be made. */
export interface DocumentPair {
  /** Published id. */
  id: string
  type: string
  published: StoredDocument | null
  draft: StoredDocument | null
}

const DRAFT = 'drafts.'

export const draftId = (id: string) => DRAFT + id

/** Published documents and drafts, put together. */
export function pairsOf(documents: StoredDocument[]): DocumentPair[] {
  const pairs = new Map<string, DocumentPair>()
  for (const document of documents) {
    const isDraft = document._id.startsWith(DRAFT)
    const id = isDraft ? document._id.slice(DRAFT.length) : document._id
    const pair = pairs.get(id) ?? { id, type: document._type, published: null, draft: null }
    pairs.set(id, { ...pair, [isDraft ? 'draft' : 'published']: document })
  }
  return [...pairs.values()]
}

/** What an editor sees when the document is opened. */
export function currentOf({ draft, published }: DocumentPair): StoredDocument | null {
  return draft ?? published
}

/** A filter for drafts and published documents: no versions of releases, when there are any. */
export const NO_VERSIONS = '!(_id in path("versions.**"))'
