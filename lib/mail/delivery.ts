import { alertOfCrm, alertOfParked } from '#lib/leads/mails/alerts.ts'
import { takeRefusal } from '#lib/leads/mails/bounces.ts'
import { type ClaimedMail, claimMail, type MailOutcome, recordMail } from '#lib/leads/mails/queue.ts'
import { recipientsOf } from '#lib/leads/mails/recipients.ts'
import { mailLog as log } from '#lib/server/log.ts'
import { siteDay } from '#lib/site-day.ts'
import { alertRecipients, compose } from './compose.ts'
import type { Sources } from './content.ts'
import { queueDigests } from './digests.ts'
import { askForReviews, remindOfUnanswered } from './reminders.ts'
import type { Send } from './smtp.ts'

/** How many mails one process sends at the same time. */
const LOOPS = 3

/** Milliseconds between two searches for jobs to be reviewed. */
const BETWEEN_REVIEWS = 600_000

/** Sends the mails that are queued. */
export class MailDelivery {
  readonly #sources: () => Promise<Sources>
  readonly #send: Send
  #round: Promise<void> | null = null
  #isAskedAgain = false
  #askedAt = Number.NEGATIVE_INFINITY
  /** The day whose digests this process has queued. */
  #summedUp = ''

  constructor(sources: () => Promise<Sources>, send: Send) {
    this.#sources = sources
    this.#send = send
  }

  /** Looks for jobs to be reviewed at most once in ten minutes, because it reads all jobs that are done. */
  async #askForReviews(sources: Sources): Promise<void> {
    const now = sources.outbox.now()
    if (Math.abs(now - this.#askedAt) < BETWEEN_REVIEWS) return
    this.#askedAt = now
    await askForReviews(sources)
  }

  /** Queues the mails that sum up, once a day. */
  async #sumUp(sources: Sources): Promise<void> {
    const day = siteDay(sources.outbox.now())
    if (this.#summedUp !== day && (await queueDigests(sources))) this.#summedUp = day
  }

  /** Sends all mails that are due, until the mail server fails. One round runs at a time. Never rejects. */
  deliverDue(): Promise<void> {
    this.#isAskedAgain = true
    this.#round ??= this.#rounds()
    return this.#round
  }

  async #rounds(): Promise<void> {
    try {
      while (this.#isAskedAgain) {
        this.#isAskedAgain = false
        const sources = await this.#sources()
        const recipients = () => alertRecipients(sources)
        await alertOfParked(sources.outbox, recipients)
        await alertOfCrm(sources.outbox, recipients)
        await remindOfUnanswered(sources)
        await this.#sumUp(sources)
        await this.#askForReviews(sources)
        await Promise.all(Array.from({ length: LOOPS }, () => this.#loop(sources)))
      }
    } catch (error) {
      log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'Mail cannot be sent')
    }
    this.#round = null
  }

  /** Sends mails until none is due, or until the first failure: a server that is down gets few attempts in each round. */
  async #loop(sources: Sources): Promise<void> {
    for (;;) {
      const mail = await claimMail(sources.outbox)
      if (!mail) return
      const outcome = await this.#attempt(sources, mail)
      await recordMail(sources.outbox, mail, outcome)
      if (outcome.isAddressRefused) {
        const recipients = recipientsOf((await sources.texts('en')).mails?.requestRecipients)
        await takeRefusal(sources.outbox, mail, recipients)
      }
      report(mail, outcome)
      if (outcome.kind === 'retry') return
    }
  }

  async #attempt(sources: Sources, mail: ClaimedMail): Promise<MailOutcome> {
    try {
      const addressed = await compose(sources, mail)
      return addressed ? await this.#send(addressed) : { kind: 'pointless', status: null }
    } catch (error) {
      log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'A mail could not be written')
      return { kind: 'retry', status: null }
    }
  }
}

function report({ id, kind, attempts }: ClaimedMail, outcome: MailOutcome): void {
  const facts = { kind, attempts, status: outcome.status, mail: id }
  if (outcome.isAlarm) log.error(facts, 'The mail server does not accept our settings: no mail gets through')
  else if (outcome.kind === 'refused') log.warn(facts, 'The mail server refused a mail: it is given up')
  else if (outcome.kind === 'retry') log.warn(facts, 'A mail was not sent: it will be tried again')
  else if (outcome.kind === 'sent') log.debug(facts, 'Sent a mail')
  else log.debug(facts, 'A mail had nobody to go to any more')
}
