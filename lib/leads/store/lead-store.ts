import { createHmac } from 'node:crypto'
import { Commits } from './commits.ts'
import type { LeadDatabase } from './database.ts'

/** Bytes of the disk that stay free for ordinary leads and for content. */
const RESERVE = 100 * 1024 * 1024

export interface SpamLimits {
  /** Leads an hour from one network address, and with one e-mail address; 0 is no limit. */
  perHour: number
  minFillSeconds: number
}

/** Where leads are kept, and what everything that reads and writes them there needs. */
export class LeadStore {
  readonly db: LeadDatabase['db']
  readonly commits: Commits
  readonly now: () => number
  readonly limits: SpamLimits
  /** Several processes may hold locks on single rows. */
  readonly locksRows: boolean
  /** Whether mail is sent: customers get a confirmation, and staff are told. */
  readonly confirms: boolean
  readonly #database: LeadDatabase

  constructor(
    database: LeadDatabase,
    limits: SpamLimits,
    now: () => number = Date.now,
    { confirms = false }: { confirms?: boolean } = {},
  ) {
    this.db = database.db
    this.locksRows = database.locksRows
    this.confirms = confirms
    this.commits = new Commits(database.db)
    this.now = now
    this.#database = database
    this.limits = limits
  }

  /** What is stored of a network address. */
  hashOf(address: string): string {
    return this.sign(address)
  }

  /** The signature of a text, with a secret that all servers of this database have. */
  sign(text: string): string {
    return createHmac('sha256', this.#database.addressKey).update(text).digest('hex')
  }

  /** Whether the disk has room for what is no ordinary lead. */
  hasReserve(): boolean {
    return this.#database.freeSpace() > RESERVE
  }
}
