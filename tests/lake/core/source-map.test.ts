import { studioPath } from '@sanity/client/csm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DocumentIndex } from '#lib/lake/document-index.ts'
import { createView, layersOf } from '#lib/lake/groq/perspective.ts'
import { runQuery } from '#lib/lake/groq/query.ts'
import { sourceMapOf, withOrigins } from '#lib/lake/groq/source-map.ts'
import { LakeError, publishedId } from '#lib/lake/index.ts'
import { documents, params, queries } from './generated.ts'

const AT = '2026-01-01T00:00:00.000Z'
const PROJECT = { projectId: 'p', dataset: 'd' }

/** The value at a JSONPath such as `$['list'][?(@._key=='a')][0]`. */
function valueAt(value: unknown, path: string): unknown {
  const steps = path
    .slice(1)
    .replace(/\[\?\(@\._key=='(.*?)'\)\]/g, '[_key=="$1"]')
    .replace(/\['(.*?)'\]/g, '.$1')
  return steps === '' ? value : studioPath.get(value, steps.replace(/^\./, ''))
}

test('whatever a query asks for, its result is the same with a source map, and each mapping is true', () => {
  let mapped = 0
  const property = fc.property(documents, queries, params, (all, query, values) => {
    const index = new DocumentIndex()
    const stored = all.map((one) => ({
      ...one,
      _id: one._id ?? '',
      _rev: 'r',
      _createdAt: AT,
      _updatedAt: AT,
    }))
    index.apply(stored.map((after) => ({ id: after._id, before: null, after })))
    const view = createView(index, layersOf('drafts'))
    const answer = (from: typeof view) => {
      try {
        return runQuery(query, values, from, PROJECT)
      } catch (error) {
        if (error instanceof LakeError) return error.message
        throw error
      }
    }
    const result = answer(withOrigins(view))
    expect(result).toEqual(answer(view))
    const map = sourceMapOf(result)
    for (const [path, { source }] of Object.entries(map.mappings)) {
      const { _id } = map.documents[source.document] ?? { _id: '' }
      const document = view.get(publishedId(_id))
      mapped++
      expect(valueAt(result, path)).toEqual(valueAt(document, map.paths[source.path] ?? ''))
    }
  })
  fc.assert(property, { numRuns: 500 })
  expect(mapped).toBeGreaterThan(100)
})
