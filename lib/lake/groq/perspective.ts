import type { DocumentIndex } from '../document-index.ts'
import { dataError } from '../errors.ts'
import { isPublishedId, publishedId } from '../ids.ts'
import type { LakeDocument, Perspective } from '../types.ts'
import type { Candidates } from './narrow.ts'

/**
 * The documents as a perspective shows them. groq-js does not know perspectives, so a query gets its documents only
 * from here. That keeps drafts out of published answers.
 */
export type View = ReturnType<typeof createView>

/**
 * The layers of a perspective, topmost first; `raw` has none. Published documents are always the last.
 * Throws a LakeError 400 for a name that cannot be a perspective.
 */
export function layersOf(perspective: Perspective): 'raw' | string[] {
  const names = typeof perspective === 'string' ? [perspective] : perspective
  if (names.length === 1 && names[0] === 'raw') return 'raw'
  const layers: string[] = []
  for (const name of names) {
    if (!/^[A-Za-z0-9_-]+$/.test(name) || name === 'raw') {
      throw dataError(
        400,
        'validationError',
        `Invalid perspective ${JSON.stringify(perspective)}: use raw, published, drafts, or a list of releases`,
      )
    }
    if (name === 'published') break
    layers.push(name === 'previewDrafts' ? 'drafts' : name)
  }
  return [...layers, 'published']
}

/** Documents in the order GROQ returns them without `order()`. */
const byId = (a: LakeDocument, b: LakeDocument) => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0)

/** A view of the documents as they are now. It is out of date once the index has changed. */
export function createView(index: DocumentIndex, layers: 'raw' | string[]) {
  const byType = new Map<string, LakeDocument[]>()
  let all: LakeDocument[] | undefined

  /** Only a perspective with drafts or versions in it has something to rename. */
  const present = (document: LakeDocument) =>
    layers === 'raw' || layers.length === 1 ? document : renamed(document)

  /** The document with this id, as seen in the perspective. */
  function get(id: string): LakeDocument | undefined {
    if (layers === 'raw') return index.get(id)
    const stored = isPublishedId(id) ? topmost(index, layers, id) : undefined
    return stored && present(stored)
  }

  /** Stored documents as the perspective shows them, sorted by id, without those it hides. */
  function visible(stored: Iterable<LakeDocument>): LakeDocument[] {
    const isVisible = (document: LakeDocument) =>
      layers === 'raw' || topmost(index, layers, publishedId(document._id)) === document
    return [...stored].filter(isVisible).map(present).sort(byId)
  }

  function ofType(type: string): LakeDocument[] {
    const documents = byType.get(type) ?? visible(index.ofType(type))
    byType.set(type, documents)
    return documents
  }

  function selectOne(by: Candidates['by'], value: string): LakeDocument[] {
    if (by === '_type') return ofType(value)
    if (by === '_id') return [get(value) ?? []].flat()
    return visible(index.referrers(value).flatMap((id) => index.get(id) ?? []))
  }

  return {
    get,
    /** Every document, sorted by id. The array must not be changed. */
    all(): LakeDocument[] {
      all ??= visible(index.all())
      return all
    },
    /** At least the documents that candidates allow, sorted by id. The array must not be changed. */
    select({ by, values }: Candidates): LakeDocument[] {
      const lists = values.map((value) => selectOne(by, value))
      return lists.length === 1 && lists[0] ? lists[0] : [...new Set(lists.flat())].sort(byId)
    },
  }
}

/** The document that stands for a published id: the first that exists from the top layer down. */
function topmost(index: DocumentIndex, layers: string[], id: string): LakeDocument | undefined {
  for (const layer of layers) {
    const document = index.get(storedId(layer, id))
    if (document) return document
  }
  return undefined
}

function storedId(layer: string, id: string): string {
  if (layer === 'published') return id
  return layer === 'drafts' ? `drafts.${id}` : `versions.${layer}.${id}`
}

const renamedDocuments = new WeakMap<LakeDocument, LakeDocument>()

/** A stored document under its published id, its own kept as `_originalId`, as Sanity shows it. */
function renamed(document: LakeDocument): LakeDocument {
  let copy = renamedDocuments.get(document)
  if (!copy) {
    const renamed = { ...document, _id: publishedId(document._id), _originalId: document._id }
    copy = Object.freeze(renamed)
    renamedDocuments.set(document, copy)
  }
  return copy
}
