import type { IndexedPage, SearchResult } from './types.ts'
import { areTelling, weigh, wordsOf } from './words.ts'

/** The pages made by staff whose title, in either language, has each word of a query or a word that begins with it. */
export function findPages(pages: readonly IndexedPage[], query: string): SearchResult[] {
  const words = wordsOf(query)
  if (!areTelling(words)) return []
  const { required } = weigh(words)
  return pages
    .filter(({ title, also = '' }) => {
      const named = wordsOf(`${title} ${also}`)
      return required.every((word) => named.some((other) => other.startsWith(word)))
    })
    .map(({ slug, title, description = '' }) => ({
      type: 'page',
      service: null,
      city: null,
      title,
      description,
      url: `/${slug}`,
      figure: null,
      category: '',
      urgent: false,
      exact: false,
    }))
}
