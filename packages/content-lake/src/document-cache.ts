import type { LakeDocument } from './types.ts'

/** The size of a generation in characters of JSON. A parsed document takes about three bytes of memory per character. */
const GENERATION_SIZE = 8_000_000

/**
 * Two generations of documents. New documents go into the young one. When it is full, it becomes the old one, and the former
 * old one is dropped. A document that is found in the old one is also added to the young one.
 */
export class DocumentCache {
  #young = new Map<string, LakeDocument>()
  #old = new Map<string, LakeDocument>()
  readonly #sizes = new WeakMap<LakeDocument, number>()
  #youngSize = 0

  get(id: string): LakeDocument | undefined {
    const young = this.#young.get(id)
    if (young) return young
    const old = this.#old.get(id)
    if (old) this.#add(id, old)
    return old
  }

  /** @param size the length of the document's JSON */
  set(id: string, document: LakeDocument, size: number): void {
    this.#sizes.set(document, size)
    this.#add(id, document)
  }

  delete(id: string): void {
    this.#young.delete(id)
    this.#old.delete(id)
  }

  #add(id: string, document: LakeDocument): void {
    if (this.#youngSize > GENERATION_SIZE) {
      this.#old = this.#young
      this.#young = new Map()
      this.#youngSize = 0
    }
    this.#young.set(id, document)
    this.#youngSize += this.#sizes.get(document) ?? 0
  }
}
