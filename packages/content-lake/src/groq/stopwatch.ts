import { dataError } from '../errors.ts'

const BUDGET_MS = 10_000
const LOOKS_PER_CHECK = 256

/**
 * Limits the time of a query. groq-js cannot be interrupted. But it iterates over the arrays of documents that it gets, so
 * these arrays check the time.
 */
export class Stopwatch {
  readonly #deadline = performance.now() + BUDGET_MS
  readonly #watched: object[] = []
  #looks = 0

  /** Throws a LakeError 408 when the time is over. It is fast enough to be called for every document. */
  look(): void {
    if (++this.#looks % LOOKS_PER_CHECK === 0 && performance.now() > this.#deadline) {
      throw dataError(408, 'queryTimeoutError', `The query took longer than ${BUDGET_MS / 1000} seconds`)
    }
  }

  /** A copy of an array that checks the time while it is iterated. */
  watch<T>(items: T[]): T[] {
    const copy = items.slice()
    Object.defineProperty(copy, Symbol.iterator, { value: () => this.#iterate(items), configurable: true })
    this.#watched.push(copy)
    return copy
  }

  /** Removes the checks, because a query such as `*` returns one of these arrays. */
  release(): void {
    for (const array of this.#watched) Reflect.deleteProperty(array, Symbol.iterator)
  }

  *#iterate<T>(items: T[]): Generator<T> {
    for (const item of items) {
      this.look()
      yield item
    }
  }
}
