import { expect, test } from 'vitest'
import { DocumentIndex } from '#lib/lake/document-index.ts'
import { createView, layersOf, type View } from '#lib/lake/groq/perspective.ts'
import { runQuery } from '#lib/lake/groq/query.ts'
import { COUNTS_QUERY, largeContent, PAGE_QUERY } from './large-content.ts'

const SYSTEM = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }

/** How many documents a query is given to look at. */
function countDocuments(view: View, query: string, params: Record<string, unknown> = {}): number {
  let count = 0
  const counted = <Documents extends { length: number }>(documents: Documents): Documents => {
    count += documents.length
    return documents
  }
  const counting: View = {
    get(id) {
      count++
      return view.get(id)
    },
    all: () => counted(view.all()),
    select: (candidates) => counted(view.select(candidates)),
  }
  runQuery(query, params, counting, { projectId: 'p', dataset: 'd' })
  return count
}

test.each(['published', 'drafts'] as const)(
  'among 10,000 documents, a query looks at those of the type and those that refer to it: %s',
  (perspective) => {
    const index = new DocumentIndex()
    index.apply(
      largeContent().map((document) => ({
        id: document._id,
        before: null,
        after: { ...document, ...SYSTEM },
      })),
    )
    const view = createView(index, layersOf(perspective))
    expect(countDocuments(view, PAGE_QUERY, { slug: 's7' })).toBe(100 + 40)
    expect(countDocuments(view, COUNTS_QUERY)).toBe(100 + 100 * 40)
  },
)
