import { isPublishedId, publishedId } from './ids.ts'
import { referencesOf } from './references.ts'
import type { DocumentChange, LakeDocument } from './types.ts'

/**
 * The documents in memory, with the look-ups that queries and reference checks need.
 * It holds what SQLite holds as of `seq`; the store keeps it so.
 */
export class DocumentIndex {
  /** Increases with every change, so that a value derived from the documents can be seen to be out of date. */
  version = 0
  readonly #documents = new Map<string, LakeDocument>()
  readonly #byType: Groups<LakeDocument> = new Map()
  /** Drafts and versions by published id. */
  readonly #versions: Groups<LakeDocument> = new Map()
  /** Referenced id → referring id → whether at least one of its references is strong. */
  readonly #referrers: Groups<boolean> = new Map()

  get(id: string): LakeDocument | undefined {
    return this.#documents.get(id)
  }

  /** Every document, in no particular order. */
  all(): Iterable<LakeDocument> {
    return this.#documents.values()
  }

  /** The documents of a type, in no particular order. */
  ofType(type: string): Iterable<LakeDocument> {
    return this.#byType.get(type)?.values() ?? []
  }

  /** Ids of the documents that refer to `id`; only strongly, if asked. */
  referrers(id: string, strongOnly = false): string[] {
    const referrers = [...(this.#referrers.get(id) ?? [])]
    return referrers.filter(([, strong]) => strong || !strongOnly).map(([referrer]) => referrer)
  }

  /** Ids of the drafts and versions of a published document. */
  versionsOf(publishedId: string): string[] {
    return [...(this.#versions.get(publishedId)?.keys() ?? [])]
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
    put(this.#byType, type, id, document)
    if (!isPublishedId(id)) put(this.#versions, publishedId(id), id, document)
    for (const reference of referencesOf(document)) {
      const isStrong = this.#referrers.get(reference.id)?.get(id) || !reference.weak
      put(this.#referrers, reference.id, id, isStrong)
    }
  }

  #remove(id: string): void {
    const document = this.#documents.get(id)
    if (!document) return
    this.#documents.delete(id)
    remove(this.#byType, document._type, id)
    remove(this.#versions, publishedId(id), id)
    for (const reference of referencesOf(document)) remove(this.#referrers, reference.id, id)
  }
}

/** Values by the id of a document, in groups. */
type Groups<Value> = Map<string, Map<string, Value>>

function put<Value>(groups: Groups<Value>, key: string, id: string, value: Value): void {
  const group = groups.get(key) ?? new Map<string, Value>()
  groups.set(key, group.set(id, value))
}

function remove<Value>(groups: Groups<Value>, key: string, id: string): void {
  const group = groups.get(key)
  group?.delete(id)
  if (group?.size === 0) groups.delete(key)
}
