import { byId, type DocumentIndex } from '../document-index.ts'
import { dataError } from '../errors.ts'
import { isPublishedId, publishedId } from '../ids.ts'
import type { LakeDocument, Perspective } from '../types.ts'
import type { Candidates } from './narrow.ts'

/**
 * The documents as a perspective shows them. groq-js does not know perspectives, so a query gets its documents only
 * from here. That keeps drafts out of published answers.
 */
export interface View {
  /** The document with this id, as seen in the perspective. */
  get(id: string): LakeDocument | undefined
  /** Every document, sorted by id. The array must not be changed. */
  all(): LakeDocument[]
  /** At least the documents that `candidates` allow, sorted by id. The array must not be changed. */
  select(candidates: Candidates): LakeDocument[]
}

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

/** A view of the documents as they are now. It is out of date once the index has changed. */
export function createView(index: DocumentIndex, layers: 'raw' | string[]): View {
  return new IndexView(index, layers)
}

class IndexView implements View {
  readonly #index: DocumentIndex
  readonly #layers: 'raw' | string[]
  readonly #byType = new Map<string, LakeDocument[]>()
  #all: LakeDocument[] | undefined

  constructor(index: DocumentIndex, layers: 'raw' | string[]) {
    this.#index = index
    this.#layers = layers
  }

  get(id: string): LakeDocument | undefined {
    if (this.#layers === 'raw') return this.#index.get(id)
    const stored = isPublishedId(id) ? topmost(this.#index, this.#layers, id) : undefined
    return stored && this.#present(stored)
  }

  all(): LakeDocument[] {
    this.#all ??= this.#visible(this.#index.all()).sort(byId)
    return this.#all
  }

  select({ types, ids, references }: Candidates): LakeDocument[] {
    const [type] = types
    if (type !== undefined && types.size === 1 && ids.size === 0 && references.size === 0) {
      return this.#ofType(type)
    }
    const selected = new Set<LakeDocument>()
    for (const type of types) for (const document of this.#ofType(type)) selected.add(document)
    for (const id of ids) {
      const document = this.get(id)
      if (document) selected.add(document)
    }
    for (const target of references) {
      const stored = this.#index.referrers(target).map((id) => this.#index.get(id))
      for (const document of this.#visible(stored)) selected.add(document)
    }
    return [...selected].sort(byId)
  }

  #ofType(type: string): LakeDocument[] {
    if (this.#layers === 'raw') return this.#index.ofType(type)
    let documents = this.#byType.get(type)
    if (!documents) {
      documents = this.#visible(this.#index.ofType(type)).sort(byId)
      this.#byType.set(type, documents)
    }
    return documents
  }

  /** Stored documents as the perspective shows them, without those it hides. */
  #visible(stored: Iterable<LakeDocument | undefined>): LakeDocument[] {
    const visible: LakeDocument[] = []
    for (const document of stored) {
      if (!document) continue
      if (this.#layers === 'raw') visible.push(document)
      else if (topmost(this.#index, this.#layers, publishedId(document._id)) === document) {
        visible.push(this.#present(document))
      }
    }
    return visible
  }

  /** Only a perspective with drafts or versions in it has something to rename. */
  #present(document: LakeDocument): LakeDocument {
    return this.#layers === 'raw' || this.#layers.length === 1 ? document : renamed(document)
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
