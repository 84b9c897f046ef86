/** Too many tasks are waiting: of one client, or of all clients together. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/** The signal of the task was aborted before its turn: its client does not wait any more. */
export class AbandonedError extends Error {
  override name = 'AbandonedError'
}

interface Limits {
  /** How many tasks may run at once. */
  parallel: number
  /** How many tasks of one client may run at once; as many as `parallel` by default. */
  parallelOfClient?: number
  /** How many tasks may wait. */
  waiting: number
  /** How many tasks of one client may wait. */
  waitingOfClient: number
  /**
   * The length of a slice, in milliseconds. The recent running time of each client's tasks (about the last minute) is counted
   * in slices. The client with the fewest slices is next. By default, the running time does not matter.
   */
  slice?: number
}

/**
 * Runs a limited number of tasks at once and lets others wait. Clients take turns, so that many or long tasks of one client do
 * not delay other clients.
 */
export class Limiter {
  readonly #limits: Limits
  /** Waiting tasks by client. The client that is next comes first. No client has an empty list. */
  readonly #waiting = new Map<string, (() => void)[]>()
  /** The number of running tasks by client. Clients without a running task have no entry. */
  readonly #running = new Map<string, number>()
  readonly #use = new RecentUse()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /**
   * Runs a task now, or when its turn comes, unless `signal` is aborted before. A task with `isPatient` may wait even when the
   * queue is full.
   * @throws BusyError when too many tasks wait already
   * @throws AbandonedError when the signal was aborted before its turn
   */
  async run<Result>(
    client: string,
    task: () => Promise<Result>,
    signal?: AbortSignal,
    isPatient = false,
  ): Promise<Result> {
    if (signal?.aborted) throw new AbandonedError()
    if (this.#hasRoom(client)) this.#count(client, 1)
    else await this.#turn(client, signal, isPatient)
    const started = performance.now()
    try {
      return await task()
    } finally {
      this.#use.add(client, performance.now() - started)
      this.#count(client, -1)
      this.#takeNext()?.()
    }
  }

  #turn(client: string, signal: AbortSignal | undefined, isPatient: boolean): Promise<void> {
    const own = this.#waiting.get(client) ?? []
    const all = [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0)
    const isFull = own.length >= this.#limits.waitingOfClient || all >= this.#limits.waiting
    if (isFull && !isPatient) throw new BusyError()
    return new Promise((start, drop) => {
      own.push(start)
      this.#waiting.set(client, own)
      signal?.addEventListener('abort', () => {
        if (this.#remove(client, start)) drop(new AbandonedError())
      })
    })
  }

  #hasRoom(client: string): boolean {
    const { parallel, parallelOfClient = parallel } = this.#limits
    const all = [...this.#running.values()].reduce((sum, count) => sum + count, 0)
    return all < parallel && (this.#running.get(client) ?? 0) < parallelOfClient
  }

  #count(client: string, change: number): void {
    const count = (this.#running.get(client) ?? 0) + change
    if (count > 0) this.#running.set(client, count)
    else this.#running.delete(client)
  }

  /** Takes the next task of the client whose turn it is. This client then goes to the end of the queue. */
  #takeNext(): (() => void) | undefined {
    const { slice = Number.POSITIVE_INFINITY } = this.#limits
    const turns = [...this.#waiting.entries()]
      .filter(([client]) => this.#hasRoom(client))
      .map(([client, tasks]) => ({ client, tasks, slices: Math.floor(this.#use.of(client) / slice) }))
    const least = Math.min(...turns.map(({ slices }) => slices))
    const turn = turns.find(({ slices }) => slices === least)
    if (!turn) return
    const {
      client,
      tasks: [next, ...rest],
    } = turn
    this.#waiting.delete(client)
    if (rest.length > 0) this.#waiting.set(client, rest)
    this.#count(client, 1)
    return next
  }

  /** Removes a waiting task. Returns whether it was still waiting. */
  #remove(client: string, start: () => void): boolean {
    const own = this.#waiting.get(client) ?? []
    const others = own.filter((other) => other !== start)
    if (others.length > 0) this.#waiting.set(client, others)
    else this.#waiting.delete(client)
    return others.length < own.length
  }
}

/** After this time, in milliseconds, the running time of a task counts for about a third (1/e). */
const FADING = 60_000

/** After this time, in milliseconds, the running time of a task does not count any more. */
const FORGOTTEN = 10 * FADING

interface Use {
  amount: number
  at: number
}

/** The recent running time of the tasks of each client, in milliseconds. Older time counts less. */
class RecentUse {
  /** By client. The client with the latest use is last. */
  readonly #clients = new Map<string, Use>()

  add(client: string, amount: number): void {
    const now = performance.now()
    const before = this.of(client)
    this.#clients.delete(client)
    this.#clients.set(client, { amount: before + amount, at: now })
    for (const [oldest, { at }] of this.#clients) {
      if (now - at < FORGOTTEN) return
      this.#clients.delete(oldest)
    }
  }

  of(client: string): number {
    const use = this.#clients.get(client)
    return use ? use.amount * Math.exp((use.at - performance.now()) / FADING) : 0
  }
}
