import type { DocumentResolver } from 'sanity/presentation'
import { documentOfPath, typesOfPath } from '#lib/routes/addresses.ts'

/** The main document of each path of a page. French pages have the same paths. */
export const mainDocuments: DocumentResolver[] = [
  {
    route: ['/', '/:first', '/:first/:second', '/:first/:second/:third'],
    resolve: ({ path }) => documentAt(path),
  },
]

export function documentAt(path: string): { filter: string; params?: Record<string, string> } {
  const { type, slug } = documentOfPath(path)
  if (slug === null) return { filter: '_type == $type', params: { type } }
  return {
    // Sanity accepts only texts as parameters here.
    filter: '_type in string::split($types, ",") && (slug.current == $slug || $slug in aliases)',
    params: { types: typesOfPath(path).join(), slug },
  }
}
