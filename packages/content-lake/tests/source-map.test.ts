import type { ContentSourceMapValueMapping } from '@sanity/client'
import { studioPath } from '@sanity/client/csm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createView, layersOf, type View } from '../src/groq/perspective.ts'
import { runQuery } from '../src/groq/query.ts'
import { sourceMapOf } from '../src/groq/source-map.ts'
import { temporaryIndex } from '../src/groq/temporary-index.ts'
import { type LakeDocument, LakeError, publishedId } from '../src/index.ts'
import { documents, params, queries } from './generated.ts'

const AT = '2026-01-01T00:00:00.000Z'

/** Null for a query that is refused. */
function answer(
  query: string,
  values: Record<string, unknown>,
  view: View,
  read: Set<LakeDocument>,
): unknown {
  try {
    return runQuery(query, values, view, { projectId: 'p', dataset: 'd' }, (document) => read.add(document))
  } catch (error) {
    if (error instanceof LakeError) return null
    throw error
  }
}

/** The value at a JSONPath such as `$['list'][?(@._key=='a')][0]`. */
function valueAt(value: unknown, path: string): unknown {
  const steps = path
    .slice(1)
    .replace(/\[\?\(@\._key=='(.*?)'\)\]/g, '[_key=="$1"]')
    .replace(/\['(.*?)'\]/g, '.$1')
  return steps === '' ? value : studioPath.get(value, steps.replace(/^\./, ''))
}

test('whatever a query asks for, each mapping of its source map is true', () => {
  let mapped = 0
  const property = fc.property(documents, queries, params, (all, query, values) => {
    const system = { _rev: 'r', _createdAt: AT, _updatedAt: AT }
    const { index } = temporaryIndex(all.map((one) => ({ ...one, ...system, _id: one._id ?? '' })))
    const view = createView(index, layersOf('drafts'))
    const read = new Set<LakeDocument>()
    const result = answer(query, values, view, read)
    const map = sourceMapOf(result, read)
    for (const [path, mapping] of Object.entries(map.mappings)) {
      const { document, path: from } = (mapping as ContentSourceMapValueMapping).source as {
        document: number
        path: number
      }
      const source = view.get(publishedId(map.documents[document]?._id ?? ''))
      expect(valueAt(result, path)).toEqual(valueAt(source, map.paths[from] ?? ''))
      mapped++
    }
  })
  fc.assert(property, { numRuns: 500 })
  expect(mapped).toBeGreaterThan(100)
})
