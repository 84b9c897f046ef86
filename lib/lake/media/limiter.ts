/** Too much is asked at once: by one client, or by all of them. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/** Nobody waits for the result of a task any more. */
export class AbandonedError extends Error {
  override name = 'AbandonedError'
}

interface Limits {
  /** How many tasks run at once. */
  parallel: number
  /** How many may wait. */
  waiting: number
  /** How many of one client may wait. */
  waitingOfClient: number
}

/**
 * Runs some tasks at once and lets more wait. Clients take turns, so that many tasks of one do not keep the others
 * waiting.
 */
export class Limiter {
  readonly #limits: Limits
  /** The client whose turn is next comes first. No client has an empty list. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #running = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /**
   * Runs a task now or when its turn comes, unless `signal` is aborted before.
   * @throws BusyError when too many wait already
   * @throws AbandonedError when it was aborted before its turn
   */
  async run<Result>(client: string, task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (signal?.aborted) throw new AbandonedError()
    if (this.#running >= this.#limits.parallel) await this.#turn(client, signal)
    else this.#running += 1
    try {
      return await task()
    } finally {
      // The next task takes over this place, so the count stays the same.
      const next = this.#takeNext()
      if (next) next()
      else this.#running -= 1
    }
  }

  #turn(client: string, signal?: AbortSignal): Promise<void> {
    const own = this.#waiting.get(client) ?? []
    const all = [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0)
    if (own.length >= this.#limits.waitingOfClient || all >= this.#limits.waiting) throw new BusyError()
    return new Promise((start, drop) => {
      own.push(start)
      this.#waiting.set(client, own)
      signal?.addEventListener('abort', () => {
        if (this.#remove(client, start)) drop(new AbandonedError())
      })
    })
  }

  /** Takes the next task of the client whose turn it is, which then goes to the end. */
  #takeNext(): (() => void) | undefined {
    const [first] = this.#waiting
    if (!first) return
    const [client, [next, ...rest]] = first
    this.#waiting.delete(client)
    if (rest.length > 0) this.#waiting.set(client, rest)
    return next
  }

  /** Whether the task was still waiting. */
  #remove(client: string, start: () => void): boolean {
    const own = this.#waiting.get(client) ?? []
    const others = own.filter((other) => other !== start)
    if (others.length > 0) this.#waiting.set(client, others)
    else this.#waiting.delete(client)
    return others.length < own.length
  }
}
