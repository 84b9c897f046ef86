type Sortable = number | string | boolean | null

/** The values of one attribute, such as `slug.current`, in all documents of a type. Finds values by id, and ids by value. */
export class Column {
  readonly #values = new Map<string, unknown>()
  readonly #ids = new Map<Sortable, Set<string>>()
  /** The keys of `#ids`, sorted. Undefined after a key was added or removed. */
  #sorted: Sortable[] | undefined

  /** The value in a document; undefined when the document has no value, or is of another type. */
  get(id: string): unknown {
    return this.#values.get(id)
  }

  /** Ids of the documents with this text as value. */
  withValue(text: string): Iterable<string> {
    return this.#ids.get(text) ?? []
  }

  /** Ids of the documents, sorted by value. Documents with the same value are one group. */
  *inOrder(descending: boolean): Generator<Iterable<string>> {
    this.#sorted ??= [...this.#ids.keys()].sort(compare)
    for (const value of descending ? this.#sorted.toReversed() : this.#sorted) {
      yield this.#ids.get(value) ?? []
    }
  }

  set(id: string, value: unknown): void {
    this.delete(id)
    this.#values.set(id, value)
    const key = sortable(value)
    const group = this.#ids.get(key)
    if (group) group.add(id)
    else {
      this.#ids.set(key, new Set([id]))
      this.#sorted = undefined
    }
  }

  delete(id: string): void {
    const key = sortable(this.#values.get(id))
    if (!this.#values.delete(id)) return
    const group = this.#ids.get(key)
    group?.delete(id)
    if (group?.size !== 0) return
    this.#ids.delete(key)
    this.#sorted = undefined
  }
}

const RANKS: Record<string, number> = { number: 0, string: 1, boolean: 2 }

/** The value for sorting: GROQ sorts numbers, then texts, then booleans. All other values become null: equal and last. */
function sortable(value: unknown): Sortable {
  return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? value : null
}

function compare(a: Sortable, b: Sortable): number {
  const ranks = (RANKS[typeof a] ?? 3) - (RANKS[typeof b] ?? 3)
  if (ranks !== 0 || a === null || b === null) return ranks
  return a < b ? -1 : a > b ? 1 : 0
}

/** Compares two values in GROQ's order. */
export const compareValues = (a: unknown, b: unknown): number => compare(sortable(a), sortable(b))
