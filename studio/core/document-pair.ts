/** A document as the lake stores it. */
export interface StoredDocument {
  _id: string
  _type: string
  _rev: string
  [field: string]: unknown
}

/**
 * The published version of a document and its draft. Both are null only for a document that is about to be created.
 */
export interface DocumentPair {
  /** Published id. */
  id: string
  type: string
  published: StoredDocument | null
  draft: StoredDocument | null
}

const DRAFT = 'drafts.'

export const draftId = (id: string) => DRAFT + id

/** The published id (`x`) of a document, of its draft (`drafts.x`) or of its version in a release (`versions.r1.x`). */
export const publishedIdOf = (id: string) => id.replace(/^(drafts|versions\.[^.]+)\./, '')

/** The release that a version belongs to; undefined for a published document or a draft. */
export const releaseOf = (id: string) => /^versions\.([^.]+)\./.exec(id)?.[1]

/** Pairs published documents with their drafts. */
export function pairsOf(documents: StoredDocument[]): DocumentPair[] {
  const pairs = new Map<string, DocumentPair>()
  for (const document of documents) {
    const isDraft = document._id.startsWith(DRAFT)
    const id = publishedIdOf(document._id)
    const pair = pairs.get(id) ?? { id, type: document._type, published: null, draft: null }
    pairs.set(id, { ...pair, [isDraft ? 'draft' : 'published']: document })
  }
  return [...pairs.values()]
}

/** The version that the editor opens: the draft, or else the published version. */
export function currentOf({ draft, published }: DocumentPair): StoredDocument | null {
  return draft ?? published
}

/** The slug of a document; undefined when it has none. */
export function slugOf(document: Record<string, unknown> | null): string | undefined {
  return (document?.slug as { current?: string } | undefined)?.current
}

/** A GROQ filter that excludes the versions of releases. */
export const NO_VERSIONS = '!(_id in path("versions.**"))'
