import { isPublishedId, publishedId } from './ids.ts'
import { referencesOf } from './references.ts'
import type { DocumentChange, LakeDocument } from './types.ts'

/** Documents in the order GROQ returns them without `order()`. */
export function byId(a: LakeDocument, b: LakeDocument): number {
  return a._id < b._id ? -1 : a._id > b._id ? 1 : 0
}

/**
 * The documents in memory, with the look-ups that queries and reference checks need.
 * It holds what SQLite holds as of `seq`; the store keeps it so.
 */
export class DocumentIndex {
  /** Increases with every change, so that a value derived from the documents can be seen to be out of date. */
  version = 0
  readonly #documents = new Map<string, LakeDocument>()
  readonly #idsByType = new Map<string, Set<string>>()
  readonly #sortedByType = new Map<string, LakeDocument[]>()
  readonly #versions = new Map<string, Set<string>>()
  /** Referenced id → referring id → whether at least one of its references is strong. */
  readonly #referrers = new Map<string, Map<string, boolean>>()

  get(id: string): LakeDocument | undefined {
    return this.#documents.get(id)
  }

  /** Every document, in no particular order. */
  all(): Iterable<LakeDocument> {
    return this.#documents.values()
  }

  /** The documents of a type, sorted by id. The array must not be changed. */
  ofType(type: string): LakeDocument[] {
    let sorted = this.#sortedByType.get(type)
    if (!sorted) {
      sorted = []
      for (const id of this.#idsByType.get(type) ?? []) {
        const document = this.#documents.get(id)
        if (document) sorted.push(document)
      }
      sorted.sort(byId)
      this.#sortedByType.set(type, sorted)
    }
    return sorted
  }

  /** Ids of the documents that refer to `id`; only strongly, if asked. */
  referrers(id: string, strongOnly = false): string[] {
    const referrers = [...(this.#referrers.get(id) ?? [])]
    return referrers.filter(([, strong]) => strong || !strongOnly).map(([referrer]) => referrer)
  }

  /** Ids of the drafts and versions of a published document. */
  versionsOf(publishedId: string): string[] {
    return [...(this.#versions.get(publishedId) ?? [])]
  }

  apply(changes: DocumentChange[]): void {
    for (const { id, after } of changes) {
      this.#remove(id)
      if (after) this.#add(after)
    }
    this.version++
  }

  #add(document: LakeDocument): void {
    const { _id: id, _type: type } = document
    this.#documents.set(id, document)
    addTo(this.#idsByType, type, id)
    this.#sortedByType.delete(type)
    if (!isPublishedId(id)) addTo(this.#versions, publishedId(id), id)
    for (const reference of referencesOf(document)) {
      const referrers = this.#referrers.get(reference.id) ?? new Map<string, boolean>()
      this.#referrers.set(reference.id, referrers)
      referrers.set(id, referrers.get(id) || !reference.weak)
    }
  }

  #remove(id: string): void {
    const document = this.#documents.get(id)
    if (!document) return
    this.#documents.delete(id)
    removeFrom(this.#idsByType, document._type, id)
    this.#sortedByType.delete(document._type)
    if (!isPublishedId(id)) removeFrom(this.#versions, publishedId(id), id)
    for (const reference of referencesOf(document)) {
      const referrers = this.#referrers.get(reference.id)
      referrers?.delete(id)
      if (referrers?.size === 0) this.#referrers.delete(reference.id)
    }
  }
}

function addTo(sets: Map<string, Set<string>>, key: string, id: string): void {
  const set = sets.get(key)
  if (set) set.add(id)
  else sets.set(key, new Set([id]))
}

function removeFrom(sets: Map<string, Set<string>>, key: string, id: string): void {
  const set = sets.get(key)
  set?.delete(id)
  if (set?.size === 0) sets.delete(key)
}
