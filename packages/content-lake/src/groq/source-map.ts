import type { ContentSourceMap } from '@sanity/client'
import type { LakeDocument } from '../types.ts'

interface Origin {
  document: LakeDocument
  path: string
}

/** Where each object and list of a document stands in it. Documents are frozen, so each is walked once. */
const origins = new WeakMap<object, Origin>()

/**
 * Which part of which document each part of a query's result is, in Sanity's format (`resultSourceMap`). A query
 * returns the objects of the documents themselves, so they are recognized. A text by itself is not.
 * @param documents all that the query has read
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

/** A mapping is also valid for everything inside of what it maps. */
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

/** The key of an item stays the same when the list is put in another order. */
function itemStep(item: unknown, index: string): string {
  const isKeyed = typeof item === 'object' && item !== null && '_key' in item
  return isKeyed ? `[?(@._key=='${escaped(String(item._key))}')]` : `[${index}]`
}

function escaped(text: string): string {
  return text.replace(/['\\]/g, '\\$&')
}
