import { setTimeout } from 'node:timers/promises'
import { leadsLog as log } from '#lib/server/log.ts'
import type { Forwarder } from './forwarders/forwarder.ts'
import type { Outcome } from './forwarders/outcome.ts'
import type { Claimed, Next, Outbox } from './outbox.ts'

/** Sent at the same time by one process … */
const LOOPS = 8
/** … each with a rest after it: visitors are served first, and the CRM is not flooded after it was down. */
const REST = 40
/** For one lead and one forwarder, answers read. With two forwarders still well within the lease. */
const ATTEMPT_TIMEOUT = 20_000

interface Options {
  attemptTimeout?: number
}

/** Hands the leads of an outbox to the CRM. */
export class Delivery {
  readonly #outbox: Outbox
  readonly #forwarders: Forwarder[]
  readonly #attemptTimeout: number
  #round: Promise<void> | null = null
  #isAskedAgain = false

  constructor(outbox: Outbox, forwarders: Forwarder[], { attemptTimeout = ATTEMPT_TIMEOUT }: Options = {}) {
    this.#outbox = outbox
    this.#forwarders = forwarders
    this.#attemptTimeout = attemptTimeout
  }

  /** The names of the ways to the CRM there are. */
  get forwarders(): string[] {
    return this.#forwarders.map(({ name }) => name)
  }

  /**
   * Sends what is due until nothing is, or until the CRM fails. There is one round at a time; asked meanwhile, it goes on for another.
   * Never throws.
   */
  deliverDue(): Promise<void> {
    if (this.#forwarders.length === 0) return Promise.resolve()
    this.#isAskedAgain = true
    this.#round ??= this.#rounds()
    return this.#round
  }

  async #rounds(): Promise<void> {
    while (this.#isAskedAgain) {
      this.#isAskedAgain = false
      await this.#loop(LOOPS)
    }
    this.#round = null
  }

  /**
   * Sends one lead after the other, with more loops beside it as long as there is something for them to do. Ends at the first failure: a CRM
   * in trouble gets a few attempts at each round, not the whole list.
   */
  async #loop(loops: number): Promise<void> {
    let others: Promise<void> | undefined
    try {
      for (;;) {
        const claimed = await this.#outbox.claimNext()
        if (!claimed) break
        if (loops > 1) others ??= this.#loop(loops - 1)
        if (!(await this.#deliver(claimed))) break
        await setTimeout(REST)
      }
    } catch (error) {
      log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'The outbox does not work')
    }
    await others
  }

  /** True unless a forwarder has to try again. */
  async #deliver(claimed: Claimed): Promise<boolean> {
    const outstanding = this.#forwarders.filter(({ name }) => !claimed.deliveredTo.includes(name))
    if (outstanding.length === 0) await this.#outbox.record(claimed, null, 'delivered')
    const outcomes: Outcome[] = []
    for (const [index, { name, send }] of outstanding.entries()) {
      const outcome = await send(claimed.lead, AbortSignal.timeout(this.#attemptTimeout))
      outcomes.push(outcome)
      report(claimed, name, outcome)
      const isLast = index === outstanding.length - 1
      await this.#outbox.record(claimed, { forwarder: name, outcome }, isLast ? nextOf(outcomes) : null)
    }
    return outcomes.every(({ kind }) => kind !== 'retry')
  }
}

function nextOf(outcomes: Outcome[]): Next {
  const failed = outcomes.filter(({ kind }) => kind === 'retry')
  if (failed.length > 0) return { retryAfter: Math.max(...failed.map(({ retryAfter = 0 }) => retryAfter)) }
  return outcomes.some(({ kind }) => kind === 'refused') ? 'parked' : 'delivered'
}

function report({ lead, attempts }: Claimed, forwarder: string, { kind, status, isAlarm }: Outcome): void {
  const facts = { submissionId: lead.submission_id, forwarder, status, attempts }
  if (isAlarm) log.error(facts, 'The CRM does not accept our settings: no lead gets through')
  else if (kind === 'refused') log.warn(facts, 'The CRM refused a lead: it is parked')
  else if (kind === 'retry') log.warn(facts, 'The CRM did not take a lead: it will be sent again')
  else log.debug(facts, 'Delivered a lead')
}
