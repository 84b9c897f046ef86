import { expect, test } from 'vitest'
import { createView, layersOf, type View } from '../src/groq/perspective.ts'
import { runQuery } from '../src/groq/query.ts'
import { temporaryIndex } from '../src/groq/temporary-index.ts'
import { COUNTS_QUERY, FIRST_QUERY, largeContent, PAGE_QUERY } from './large-content.ts'

const SYSTEM = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }

/** How many documents a query reads. */
function countDocuments(view: View, query: string, params: Record<string, unknown> = {}): number {
  let count = 0
  const counting: View = {
    ...view,
    get(id) {
      count++
      return view.get(id)
    },
    documents(ids) {
      count += ids.length
      return view.documents(ids)
    },
  }
  runQuery(query, params, counting, { projectId: 'p', dataset: 'd' })
  return count
}

test.each(['published', 'drafts'] as const)(
  'among 10,000 documents, a query reads those with the slug and the first that refer to it, and none to count them: %s',
  (perspective) => {
    const { index } = temporaryIndex(largeContent().map((document) => ({ ...document, ...SYSTEM })))
    const view = createView(index, layersOf(perspective))
    expect(countDocuments(view, PAGE_QUERY, { slug: 's7' })).toBe(1 + 10)
    expect(countDocuments(view, COUNTS_QUERY)).toBe(100)
    expect(countDocuments(view, FIRST_QUERY)).toBe(10)
  },
)
