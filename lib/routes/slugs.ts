import { DOCUMENTS_WITH_PAGE } from '#schemas/documents/index.ts'
import type { Slugs } from './routes.ts'

/** A document as far as its addresses need it. */
export interface Addressed {
  _type: string
  slug: string | null
  aliases?: string[] | null
}

/** The slugs of documents, by type. A type with fixed pages has their slugs, whatever is published. */
export function slugsOf(documents: Addressed[]): Slugs {
  const byType = DOCUMENTS_WITH_PAGE.map(({ name, slugs }) => {
    const ofType = documents.filter(({ _type }) => _type === name)
    const found = ofType.flatMap(({ slug, aliases }) => [slug, ...(aliases ?? [])])
    return [name, new Set(slugs ?? found.filter((slug) => slug !== null))]
  })
  return Object.fromEntries(byType)
}
