import type { Kysely } from 'kysely'
import type { LeadTransaction } from './database.ts'
import type { Tables } from './tables.ts'

/** Reads and writes inside a transaction. It may be run again when the transaction failed, so it does nothing else. */
type Job<Result> = (trx: LeadTransaction) => Promise<Result>

interface Waiting {
  run: (trx: LeadTransaction) => Promise<void>
  done: () => void
  failed: (error: unknown) => void
}

interface Options {
  /** Nobody waits for it. */
  canWait?: boolean
}

/** The most jobs in one transaction, so that no transaction takes too long. */
const MOST_TOGETHER = 200

/** Milliseconds that a job which can wait waits for one that cannot. */
const PATIENCE = 25

/** Milliseconds since the latest job that could not wait, in which the next one is likely to follow at once. */
const LULL = 10

/**
 * Runs each job in a transaction and resolves when it is on disk. Jobs that arrive while the disk is busy share the
 * next transaction, because the wait for the disk is the expensive part. While there are jobs that cannot wait, those that
 * can share their transactions, so the disk is not busy with them when the next one arrives. A job that fails undoes only
 * itself.
 */
export class Commits {
  readonly #db: Kysely<Tables>
  #queue: Waiting[] = []
  #patient: Waiting[] = []
  #isRunning = false
  #timer: NodeJS.Timeout | undefined
  /** When the latest job came that could not wait. */
  #urgentAt = Number.NEGATIVE_INFINITY

  constructor(db: Kysely<Tables>) {
    this.#db = db
  }

  /** Whether jobs that cannot wait come one after the other. */
  get isBusy(): boolean {
    return performance.now() - this.#urgentAt < LULL
  }

  run<Result>(job: Job<Result>, { canWait = false }: Options = {}): Promise<Result> {
    return new Promise((resolve, reject) => {
      let result: Result
      const waiting: Waiting = {
        run: async (trx) => {
          result = await job(trx)
        },
        done: () => resolve(result),
        failed: reject,
      }
      if (canWait) {
        this.#patient.push(waiting)
      } else {
        this.#queue.push(waiting)
        this.#urgentAt = performance.now()
      }
      this.#schedule()
    })
  }

  #schedule(): void {
    const mayWait = this.#queue.length === 0 && performance.now() - this.#urgentAt < PATIENCE
    if (mayWait) this.#timer ??= setTimeout(() => this.#start(), PATIENCE)
    else this.#start()
  }

  #start(): void {
    if (this.#isRunning) return
    this.#isRunning = true
    clearTimeout(this.#timer)
    this.#timer = undefined
    // Lets the requests that have already arrived add their jobs first.
    setImmediate(() => this.#drain())
  }

  async #drain(): Promise<void> {
    const jobs = this.#queue.splice(0, MOST_TOGETHER)
    jobs.push(...this.#patient.splice(0, MOST_TOGETHER - jobs.length))
    await this.#commit(jobs)
    this.#isRunning = false
    if (this.#queue.length + this.#patient.length > 0) this.#schedule()
  }

  async #commit(jobs: Waiting[]): Promise<void> {
    try {
      await this.#db.transaction().execute(async (trx) => {
        for (const job of jobs) await job.run(trx)
      })
      for (const job of jobs) job.done()
    } catch (error) {
      if (jobs.length === 1) jobs[0]?.failed(error)
      else await Promise.all(jobs.map((job) => this.#commit([job])))
    }
  }
}
