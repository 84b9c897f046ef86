import { DOCUMENTS_WITH_PAGE } from '#schemas/documents/index.ts'

/** A former slug of a published document, as it is stored in the document. */
export interface FormerSlug {
  _key: string
  _type: 'formerSlug'
  slug: string
  /** The time (ISO 8601) at which the document was published with another slug. */
  until: string
  /** The id of the document. So a copy of the document does not get the original's addresses. */
  of: string
}

interface StoredDocument {
  _id: string
  _type: string
  _updatedAt: string
  [field: string]: unknown
}

/** Types whose addresses contain the published slug. Addresses of other types never change. */
const TYPES: ReadonlySet<string> = new Set(
  DOCUMENTS_WITH_PAGE.filter(({ slugs }) => slugs === undefined).map(({ name }) => name),
)

const IS_DRAFT = /^(drafts|versions)\./

/**
 * A published document with its former slugs, so that the route table can redirect its old addresses. A value of `formerSlugs`
 * that a client sends is used only when no published version exists: the document was unpublished, or is imported. A draft is
 * returned unchanged.
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
