import { apiError } from '../errors.ts'
import { AbandonedError, BusyError, Limiter } from '../media/limiter.ts'
import type { LakeLog, Transaction } from '../types.ts'
import { EvaluatorProcess, type Json } from './process.ts'
import {
  type Found,
  type ListenFilter,
  type Matches,
  type Params,
  type QueryTask,
  SECONDS,
  type Settings,
  type Task,
} from './tasks.ts'

/** Two processes, so that a slow query of one client does not block the queries of other clients. */
const PROCESSES = 2
/**
 * The length of a slice: `Limiter` first serves the clients that have used the fewest slices. A slice is half of the time of
 * one query. So a client whose query never ends has used two slices, and comes after clients with short queries.
 */
const SLICE_MS = (SECONDS * 1_000) / 2

/** After this time without a query, a process is ended: it uses 50 to 90 MB of memory. The next query then starts a new one. */
const IDLE_MS = 10 * 60_000

/** The client that sends a query. The signal is aborted when the client no longer waits for the answer. */
export interface Asker {
  /** The name of the client. Each client has at most one running task, and clients take turns. */
  client: string
  signal?: AbortSignal | undefined
}

/**
 * Evaluates the queries of clients. This happens in separate processes with limits of time and memory, so no query can block
 * visitors or other clients. A query sees everything that was committed before it arrived.
 */
export class Evaluator {
  readonly #settings: Settings
  readonly #log: LakeLog
  readonly #limiter = new Limiter({
    parallel: PROCESSES,
    parallelOfClient: 1,
    waiting: 300,
    waitingOfClient: 50,
    slice: SLICE_MS,
  })
  /** Idle processes and the timers that end them. The most recently used process is last. */
  readonly #idle = new Map<EvaluatorProcess, NodeJS.Timeout>()
  readonly #busy = new Set<EvaluatorProcess>()

  constructor(settings: Settings, log: LakeLog) {
    this.#settings = settings
    this.#log = log
  }

  /**
   * Evaluates a query and returns the result as JSON. Throws a LakeError: 400 for a wrong or too large query, 408 when it takes
   * too long, 429 when too many queries wait, 503 when no process could answer.
   */
  query(asked: Omit<QueryTask, 'kind'>, asker: Asker): Promise<Json> {
    return this.#ask({ kind: 'query', ...asked }, asker)
  }

  /** Evaluates the queries by which mutations select documents. Results have only `_id`s. Throws the same as `query`. */
  async find(queries: { query: string; params: Params }[], asker: Asker): Promise<Found> {
    return read<Found>(await this.#ask({ kind: 'find', queries }, asker))
  }

  /** Parses the filter of a listener. Throws a LakeError 400 when it is wrong. */
  async check(filter: ListenFilter, client: string): Promise<void> {
    await this.#ask({ kind: 'check', filter }, { client }, true)
  }

  /**
   * Whether a listener's filter matches the documents before and after each change of these transactions. The task waits for
   * its turn even when the queue is full.
   */
  async matches(filter: ListenFilter, transactions: Transaction[], client: string): Promise<Matches> {
    const [first] = transactions
    if (!first) return []
    const changes = transactions.flatMap((transaction) => transaction.changes)
    const page = { kind: 'match', filter, after: first.seq - 1, count: transactions.length } as const
    const matches: Matches = []
    while (matches.length < changes.length) {
      const answer = await this.#ask({ ...page, from: matches.length }, { client }, true)
      matches.push(...read<Matches>(answer))
    }
    return matches
  }

  close(): void {
    const reason = apiError(503, 'The content lake is closed.')
    for (const one of [...this.#idle.keys(), ...this.#busy]) one.end(reason)
    for (const timer of this.#idle.values()) clearTimeout(timer)
    this.#idle.clear()
  }

  async #ask(task: Task, { client, signal }: Asker, isPatient = false): Promise<Json> {
    try {
      return await this.#limiter.run(client, () => this.#perform(task), signal, isPatient)
    } catch (error) {
      if (error instanceof AbandonedError) throw apiError(503, 'Nobody waits for the answer any more.')
      if (!(error instanceof BusyError)) throw error
      const sentence = 'Too many queries are waiting to be answered. Wait for some answers, then try again.'
      throw apiError(429, sentence, error)
    }
  }

  async #perform(task: Task): Promise<Json> {
    const one = this.#take()
    this.#busy.add(one)
    try {
      return await one.ask(task)
    } finally {
      this.#busy.delete(one)
      if (one.isAlive) this.#rest(one)
    }
  }

  #take(): EvaluatorProcess {
    const [one, timer] = [...this.#idle].findLast(([idle]) => idle.isAlive) ?? []
    if (!one) return new EvaluatorProcess(this.#settings, this.#log)
    clearTimeout(timer)
    this.#idle.delete(one)
    return one
  }

  #rest(one: EvaluatorProcess): void {
    const end = () => {
      this.#idle.delete(one)
      one.end(apiError(503, 'Nobody asked for long.'))
    }
    this.#idle.set(one, setTimeout(end, IDLE_MS).unref())
  }
}

function read<Value>(json: Json): Value {
  return JSON.parse(json.toString('utf8'))
}
