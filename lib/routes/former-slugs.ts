import { DOCUMENTS_WITH_PAGE } from '#schemas/documents/index.ts'

/** A slug under which a document was published before, as it is stored in the document. */
export interface FormerSlug {
  _key: string
  _type: 'formerSlug'
  slug: string
  /** When another slug was published: ISO 8601. */
  until: string
  /** The id of the document. A copy of the document has no part in the addresses of the original. */
  of: string
}

interface StoredDocument {
  _id: string
  _type: string
  _updatedAt: string
  [field: string]: unknown
}

/** Types whose addresses have the slug that is published. Others have the same addresses always. */
const TYPES: ReadonlySet<string> = new Set(
  DOCUMENTS_WITH_PAGE.filter(({ slugs }) => slugs === undefined).map(({ name }) => name),
)

const IS_DRAFT = /^(drafts|versions)\./

/**
 * A published document with the slugs it was published under before, so that the route table can redirect its old addresses.
 * What a client has sent for `formerSlugs` counts only for a document that was not published until now: of one that was taken
 * off the site, or imported. A draft stays as it is.
 */
export function withFormerSlugs<Document extends StoredDocument>(
  before: Document | null,
  after: Document,
): Document {
  if (!TYPES.has(after._type) || IS_DRAFT.test(after._id)) return after
  const { formerSlugs: sent, ...document } = after
  const slug = slugOf(after)
  const old = before && slugOf(before)
  const known = formerSlugsOf(before ?? after).filter(({ of }) => of === after._id)
  const left: FormerSlug[] =
    old && old !== slug
      ? [{ _key: old, _type: 'formerSlug', slug: old, until: after._updatedAt, of: after._id }]
      : []
  const isOther = (former: FormerSlug) => former.slug !== slug && former.slug !== left[0]?.slug
  const formerSlugs = [...known.filter(isOther), ...left]
  return (formerSlugs.length > 0 ? { ...document, formerSlugs } : document) as Document
}

function slugOf({ slug }: StoredDocument): string | null {
  const current = typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : null
  return typeof current === 'string' && current !== '' ? current : null
}

function formerSlugsOf({ formerSlugs }: StoredDocument): FormerSlug[] {
  return Array.isArray(formerSlugs) ? formerSlugs.filter(isFormerSlug) : []
}

function isFormerSlug(value: unknown): value is FormerSlug {
  if (typeof value !== 'object' || value === null) return false
  const { _key, slug, until, of } = value as Partial<Record<keyof FormerSlug, unknown>>
  return [_key, slug, until, of].every((part) => typeof part === 'string')
}
