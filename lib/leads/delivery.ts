import { setTimeout } from 'node:timers/promises'
import { leadsLog as log } from '#lib/server/log.ts'
import type { Forwarder } from './forwarders/forwarder.ts'
import type { Outcome } from './forwarders/outcome.ts'
import { claimReport, recordReport } from './life/reports.ts'
import type { Claimed, Next, Outbox } from './outbox.ts'
import { photoLinks } from './photos/links.ts'
import type { Receiver } from './receivers/receiver.ts'
import { newsTeller } from './receivers/tell.ts'

/** How many leads one process sends at the same time. */
const LOOPS = 8
/**
 * The pause after each lead and after each round of `deliverDue`, in milliseconds. In this time the server can answer visitors.
 * The pause also keeps a CRM that was down from getting all leads at once.
 */
const REST = 40
/** Milliseconds that one forwarder may take to send a lead. Two together stay far below the two minutes of a claim. */
const ATTEMPT_TIMEOUT = 20_000

interface Options {
  attemptTimeout?: number
  receivers?: readonly Receiver[]
}

/** Sends the leads of an outbox to the CRM, and tells the receivers of webhooks. */
export class Delivery {
  readonly #outbox: Outbox
  readonly #forwarders: Forwarder[]
  readonly #attemptTimeout: number
  /** Tells the receivers of webhooks what is due, apart from the CRM, so that neither waits for the other. Never throws. */
  readonly tellReceivers: () => Promise<void>
  #round: Promise<void> | null = null
  #isAskedAgain = false

  constructor(
    outbox: Outbox,
    forwarders: Forwarder[],
    { attemptTimeout = ATTEMPT_TIMEOUT, receivers = [] }: Options = {},
  ) {
    this.#outbox = outbox
    this.#forwarders = forwarders
    this.#attemptTimeout = attemptTimeout
    this.tellReceivers = newsTeller(outbox, receivers, attemptTimeout)
  }

  /** The names of the forwarders. */
  get forwarders(): string[] {
    return this.#forwarders.map(({ name }) => name)
  }

  /**
   * Sends leads until no lead is due, or until the CRM fails. One round runs at a time. A call during a round starts another
   * round after it. Never throws.
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
      await this.#reportStates()
      if (this.#isAskedAgain) await setTimeout(REST)
    }
    this.#round = null
  }

  /**
   * Sends one lead after another, and starts more loops while leads are due. A loop ends at the first failure, so that a CRM
   * that fails gets only a few attempts in each round.
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

  /** Tells the CRM the states of requests, one after another, until none is due or the CRM fails. */
  async #reportStates(): Promise<void> {
    try {
      for (;;) {
        const claimed = await claimReport(this.#outbox)
        if (!claimed) return
        const outcomes = new Map<string, Outcome>()
        for (const { name, report } of this.#forwarders) {
          if (claimed.deliveredTo.includes(name)) continue
          const signal = AbortSignal.timeout(this.#attemptTimeout)
          outcomes.set(name, await report(claimed.lead, claimed.report, signal))
        }
        await recordReport(this.#outbox, claimed, outcomes)
        if ([...outcomes.values()].some(({ kind }) => kind === 'retry')) return
        await setTimeout(REST)
      }
    } catch (error) {
      log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'States cannot be reported')
    }
  }

  /** Sends a lead with each forwarder that has not delivered it yet. Returns false when one of them has to try again. */
  async #deliver(claimed: Claimed): Promise<boolean> {
    const outstanding = this.#forwarders.filter(({ name }) => !claimed.deliveredTo.includes(name))
    if (outstanding.length === 0) await this.#outbox.record(claimed, null, 'delivered')
    const { lead } = claimed
    // Leads that earlier releases stored have no `photos`.
    const linked = { ...lead, photos: photoLinks(this.#outbox, lead.photos ?? []) }
    const outcomes: Outcome[] = []
    for (const [index, { name, send, withdraw }] of outstanding.entries()) {
      const tell = claimed.news === 'lead' ? send : withdraw
      const outcome = await tell(linked, AbortSignal.timeout(this.#attemptTimeout))
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
