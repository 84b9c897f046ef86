import type { Kysely } from 'kysely'
import type { LeadTransaction, Tables } from './tables.ts'

/** Reads and writes in a transaction. A job may run again when the transaction fails, so it must change only the database. */
type Job<Result> = (trx: LeadTransaction) => Promise<Result>

interface Waiting {
  run: (trx: LeadTransaction) => Promise<void>
  done: () => void
  failed: (error: unknown) => void
}

/** The most jobs in one transaction, so that no transaction takes too long. */
const MOST_TOGETHER = 200

/** PostgreSQL has ended a transaction because two wait for each other: two servers that lock the same rows in another order. */
const DEADLOCK = '40P01'

/** How often a job runs again after a deadlock. */
const MOST_RETRIES = 3

/**
 * Runs each job in a transaction and resolves when the transaction is on disk. Jobs that arrive while the disk is busy share
 * the next transaction, because waiting for the disk is the expensive part. When a job fails, only its own changes are undone.
 * After a deadlock it runs again.
 */
export class Commits {
  readonly #db: Kysely<Tables>
  #queue: Waiting[] = []
  #isRunning = false

  constructor(db: Kysely<Tables>) {
    this.#db = db
  }

  run<Result>(job: Job<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      let result: Result
      this.#queue.push({
        run: async (trx) => {
          result = await job(trx)
        },
        done: () => resolve(result),
        failed: reject,
      })
      this.#start()
    })
  }

  #start(): void {
    if (this.#isRunning) return
    this.#isRunning = true
    // Lets the requests that have already arrived add their jobs first.
    setImmediate(() => this.#drain())
  }

  async #drain(): Promise<void> {
    await this.#commit(this.#queue.splice(0, MOST_TOGETHER))
    this.#isRunning = false
    if (this.#queue.length > 0) this.#start()
  }

  async #commit(jobs: Waiting[], retries = MOST_RETRIES): Promise<void> {
    try {
      await this.#db.transaction().execute(async (trx) => {
        for (const job of jobs) await job.run(trx)
      })
      for (const job of jobs) job.done()
    } catch (error) {
      if (jobs.length === 1 && retries > 0 && isDeadlock(error)) await this.#commit(jobs, retries - 1)
      else if (jobs.length === 1) jobs[0]?.failed(error)
      else await Promise.all(jobs.map((job) => this.#commit([job])))
    }
  }
}

const isDeadlock = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === DEADLOCK
