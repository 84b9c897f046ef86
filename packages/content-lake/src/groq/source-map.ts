import type { ContentSourceMap } from '@sanity/client'
import type { LakeDocument } from '../types.ts'

interface Origin {
  document: LakeDocument
  path: string
}

/** The position of each object and list in its document. Documents are frozen, so each document is visited only once. */
const origins = new WeakMap<object, Origin>()

/**
 * The source map of a query's result (`resultSourceMap`): the document and the path from which each object and list comes. A
 * result contains the same objects as the documents, so they are found by identity. A text is no object, so it has no entry.
 * @param documents all documents that the query has read
 */
export function sourceMapOf(result: unknown, documents: Iterable<LakeDocument>): ContentSourceMap {
  for (const document of documents) note(document, { document, path: '$' })
  const map: Required<ContentSourceMap> = { documents: [], paths: [], mappings: {} }
  addMappings(map, result, '$')
  return map
}

function note(value: unknown, origin: Origin): void {
  if (typeof value !== 'object' || value === null || origins.has(value)) return
  origins.set(value, origin)
  for (const [key, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? itemStep(inner, key) : memberStep(key)
    note(inner, { ...origin, path: origin.path + step })
  }
}

/** A mapping also covers all parts of its value, so this does not go into a value with a mapping. */
function addMappings(map: ContentSourceMap, value: unknown, at: string): void {
  if (typeof value !== 'object' || value === null) return
  const origin = origins.get(value)
  if (!origin) {
    for (const [key, inner] of Object.entries(value)) {
      addMappings(map, inner, at + (Array.isArray(value) ? `[${key}]` : memberStep(key)))
    }
    return
  }
  const { _id, _originalId, _type } = origin.document
  const document = map.documents.push({ _id: String(_originalId ?? _id), _type }) - 1
  const path = map.paths.push(origin.path) - 1
  map.mappings[at] = { type: 'value', source: { type: 'documentValue', document, path } }
}

function memberStep(key: string): string {
  return `['${escaped(key)}']`
}

/** Items are addressed by `_key`, because it stays the same when the list is sorted differently. */
function itemStep(item: unknown, index: string): string {
  const isKeyed = typeof item === 'object' && item !== null && '_key' in item
  return isKeyed ? `[?(@._key=='${escaped(String(item._key))}')]` : `[${index}]`
}

function escaped(text: string): string {
  return text.replace(/['\\]/g, '\\$&')
}
