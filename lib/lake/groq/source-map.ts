import type { LakeDocument } from '../types.ts'
import type { View } from './perspective.ts'

/**
 * Where the parts of a query's result come from, in Sanity's format (`resultSourceMap`). Keys of `mappings` are paths
 * in the result, `paths` are paths in documents, both as JSONPath. A mapping is also valid for everything inside.
 */
export interface SourceMap {
  documents: { _id: string; _type: string }[]
  paths: string[]
  mappings: Record<
    string,
    { type: 'value'; source: { type: 'documentValue'; document: number; path: number } }
  >
}

interface Origin {
  document: LakeDocument
  path: string
}

/**
 * The origin of every object and list in the documents that were read. Documents are frozen, and a query returns
 * their objects themselves, so an object of a result is found here. A text by itself is not.
 */
const origins = new WeakMap<object, Origin>()

/** The same view, which notes the origins of what it is asked for. */
export function withOrigins(view: View): View {
  const noted = (documents: LakeDocument[]) => {
    for (const document of documents) note(document, { document, path: '$' })
    return documents
  }
  return {
    get(id) {
      const document = view.get(id)
      if (document) noted([document])
      return document
    },
    all: () => noted(view.all()),
    select: (candidates) => noted(view.select(candidates)),
  }
}

function note(value: unknown, origin: Origin): void {
  if (typeof value !== 'object' || value === null || origins.has(value)) return
  origins.set(value, origin)
  for (const [key, inner] of Object.entries(value)) {
    const segment = Array.isArray(value) ? itemSegment(inner, key) : memberSegment(key)
    note(inner, { ...origin, path: origin.path + segment })
  }
}

/** The source map of a result that was read from a view `withOrigins`. */
export function sourceMapOf(result: unknown): SourceMap {
  const documents = new Map<LakeDocument, number>()
  const paths = new Map<string, number>()
  const mappings: SourceMap['mappings'] = {}
  const visit = (value: unknown, at: string) => {
    if (typeof value !== 'object' || value === null) return
    const origin = origins.get(value)
    if (origin) {
      const source = { document: numberOf(origin.document, documents), path: numberOf(origin.path, paths) }
      mappings[at] = { type: 'value', source: { type: 'documentValue', ...source } }
      return
    }
    for (const [key, inner] of Object.entries(value)) {
      visit(inner, at + (Array.isArray(value) ? `[${key}]` : memberSegment(key)))
    }
  }
  visit(result, '$')
  return {
    documents: [...documents.keys()].map(({ _id, _originalId, _type }) => ({
      _id: String(_originalId ?? _id),
      _type,
    })),
    paths: [...paths.keys()],
    mappings,
  }
}

function numberOf<Key>(key: Key, numbers: Map<Key, number>): number {
  const number = numbers.get(key) ?? numbers.size
  numbers.set(key, number)
  return number
}

function memberSegment(key: string): string {
  return `['${escaped(key)}']`
}

/** The items of most lists have a key, which stays the same when the list is put in another order. */
function itemSegment(item: unknown, index: string): string {
  const isKeyed = typeof item === 'object' && item !== null && '_key' in item && typeof item._key === 'string'
  return isKeyed ? `[?(@._key=='${escaped(item._key as string)}')]` : `[${index}]`
}

function escaped(text: string): string {
  return text.replace(/['\\]/g, '\\$&')
}
