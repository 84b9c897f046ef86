import { dataError } from '../errors.ts'

/** The processor time that a query may use, in seconds. In an evaluating process, `evaluator/tasks.ts` allows less. */
const BUDGET = 10
const LOOKS_PER_CHECK = 256

/**
 * Limits the processor time of a query. groq-js cannot be interrupted. But it iterates over the arrays of documents that it gets,
 * so these arrays check the time. Clock time would be wrong: on a busy machine, even the short queries of a build took long.
 */
export class Stopwatch {
  readonly #start = process.cpuUsage()
  readonly #watched: object[] = []
  #looks = 0

  /** Throws a LakeError 408 when the time is over. It is fast enough to be called for every document. */
  look(): void {
    if (++this.#looks % LOOKS_PER_CHECK !== 0) return
    const { user, system } = process.cpuUsage(this.#start)
    if (user + system > BUDGET * 1_000_000) {
      throw dataError(
        408,
        'queryTimeoutError',
        `The query took more than ${BUDGET} seconds of processor time`,
      )
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
