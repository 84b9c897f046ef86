import { createHmac } from 'node:crypto'
import { Commits } from './commits.ts'
import type { LeadDatabase } from './database.ts'
import type { ErasedLeads } from './erased-leads.ts'

/** Bytes of the disk that stay free for content and for leads that are not suspected. */
const RESERVE = 100 * 1024 * 1024

export interface SpamLimits {
  /** Allowed leads an hour from one network address, and with one e-mail address; 0 is no limit. */
  perHour: number
  minFillSeconds: number
}

/** The database of leads, with everything that code needs to read and write it. */
export class LeadStore {
  readonly db: LeadDatabase['db']
  readonly commits: Commits
  readonly now: () => number
  readonly limits: SpamLimits
  /** True when processes can lock single rows. */
  readonly locksRows: boolean
  /** Whether mail is sent: customers get a confirmation, and staff are told. */
  readonly confirms: boolean
  /** Whether the CRM is told of the states of requests. */
  readonly tellsStates: boolean
  /** The names of the receivers of webhooks. */
  readonly receivers: readonly string[]
  /** Where the ids of erased leads are noted; undefined in tests that need none. */
  readonly erased?: ErasedLeads
  readonly #database: LeadDatabase

  constructor(
    database: LeadDatabase,
    limits: SpamLimits,
    now: () => number = Date.now,
    {
      confirms = false,
      tellsStates = false,
      receivers = [],
      erased,
    }: { confirms?: boolean; tellsStates?: boolean; receivers?: string[]; erased?: ErasedLeads } = {},
  ) {
    this.db = database.db
    this.locksRows = database.locksRows
    this.confirms = confirms
    this.tellsStates = tellsStates
    this.receivers = receivers
    this.erased = erased
    this.commits = new Commits(database.db)
    this.now = now
    this.#database = database
    this.limits = limits
  }

  /** The hash that is stored in place of a network address. */
  hashOf(address: string): string {
    return this.sign(address)
  }

  /** Signs a text with a secret that all servers of this database share. */
  sign(text: string): string {
    return createHmac('sha256', this.#database.addressKey).update(text).digest('hex')
  }

  /** The same for links to requests and photos, whose secret can be replaced (`npm run leads -- --new-links`). */
  signLink(text: string): string {
    return createHmac('sha256', this.#database.linkKey).update(text).digest('hex')
  }

  /** Whether the disk has room for suspected leads, attempts and photos. Other leads may also use the reserve. */
  hasReserve(): boolean {
    return this.#database.freeSpace() > RESERVE
  }
}
