import { randomUUID } from 'node:crypto'
import type { Language } from '#lib/i18n/languages.ts'
import { eraseAttemptsOf } from './attempts.ts'
import { GIVE_UP_AFTER, LONGEST_RETRY_AFTER, waitBeforeNext } from './backoff.ts'
import { chosenAnswers, facetsOf } from './facets.ts'
import type { FormData } from './forms/form.ts'
import type { FormType } from './forms/index.ts'
import type { Outcome } from './forwarders/outcome.ts'
import { countThrownAway, isToBeKept } from './honeypot.ts'
import type { Lead } from './lead.ts'
import { noteClaim } from './life/claims.ts'
import { noteParked } from './mails/alerts.ts'
import { addConfirmations, tellStaff } from './mails/occasions.ts'
import type { Recipient } from './mails/recipients.ts'
import { attachPhotos, erasePhotosOf } from './photos/store.ts'
import { addNews } from './receivers/news.ts'
import { searchTextOf } from './search-text.ts'
import { suspicionOfForm, suspicionOfRate } from './spam.ts'
import { alarmKey, setFact } from './store/facts.ts'
import { LeadStore } from './store/lead-store.ts'
import { addEvent, leadIn, onceMore } from './store/rows.ts'
import type { LeadTransaction, Suspicion } from './store/tables.ts'

/**
 * Milliseconds that a process has to send a claimed lead, far longer than an attempt takes. A process without a result by then
 * has died, and another may send the lead.
 */
const LEASE = 120_000

/** Milliseconds by which the clock may be set back without changing the order of leads. */
const LONGEST_STEP_BACK = 3_600_000

export interface Submission {
  type: FormType
  lang: Language
  lead: Lead
  /** The checked form that the lead was made from. */
  fields: FormData
  /** The client's network address, as clientAddress() gives it. */
  address: string
}

/** A lead that this process has claimed in order to send it. */
export interface Claimed {
  lead: Lead
  /** The news for the CRM: the lead, or the withdrawal of its sender's consent. */
  news: 'lead' | 'withdrawal'
  claim: string
  attempts: number
  giveUpAt: number
  /** The names of the forwarders that have delivered this news. */
  deliveredTo: string[]
}

export interface Attempt {
  forwarder: string
  outcome: Outcome
}

/** The next state of a lead after an attempt; an object, with a wait in milliseconds, when it has to be sent again. */
export type Next = 'delivered' | 'parked' | { retryAfter?: number }

interface ClientOrigin {
  addressHash: string
  email: string
  now: number
}

/** The durable list of leads between the visitor and the CRM. */
export class Outbox extends LeadStore {
  /**
   * Stores a lead and resolves when it is on disk. A known submission id is not stored again. A suspected lead is stored as
   * suspected, but leads with a filled honeypot above a limit are only counted (`isToBeKept`). Rejects when the lead cannot be
   * stored.
   * @param recipients the staff who get a mail about the lead
   */
  async submit(submission: Submission, recipients: readonly Recipient[] = []): Promise<void> {
    const { lead, address } = submission
    const now = this.now()
    const addressHash = this.hashOf(address)
    const origin = { addressHash, email: lead.email.toLowerCase(), now }
    const hasSpace = await this.commits.run(async (trx) => {
      const stored = await readStored(trx, lead.submission_id)
      if (stored.hasAttempts) await eraseAttemptsOf(trx, lead.submission_id)
      if (stored.isLead) return true
      const suspicion =
        suspicionOfForm(lead, now, this.limits.minFillSeconds) ??
        (await suspicionOfRate(trx, origin, this.limits.perHour))
      const hasSpace = suspicion === null || this.hasReserve()
      if (suspicion === 'honeypot' && !(hasSpace && (await isToBeKept(trx, origin)))) {
        await countThrownAway(trx, now)
        await erasePhotosOf(trx, [lead.submission_id])
        return true
      }
      if (!hasSpace) return false
      const receivedAt = timeAfter(stored.newest, now)
      const isNew = await insert(trx, submission, { ...origin, receivedAt }, suspicion)
      if (isNew) await noteClaim(trx, lead, now)
      if (isNew && !suspicion) await addNews(trx, this, 'lead', [lead.submission_id])
      if (isNew && this.confirms && !suspicion) {
        await addConfirmations(trx, [lead.submission_id], now)
        await tellStaff(trx, submission, recipients, now)
      }
      if (stored.hasPhotos) await attachPhotos(trx, lead)
      return true
    })
    if (!hasSpace) throw new Error('The disk is almost full, so nothing is set aside: make room on it.')
  }

  /** Claims the lead that has been due longest; null when none is due. Nobody else can claim it during the lease. */
  claimNext(): Promise<Claimed | null> {
    const now = this.now()
    const claim = randomUUID()
    return this.commits.run(async (trx) => {
      const row = await trx
        .with('due', (db) => {
          const due = db
            .selectFrom('leads')
            .select('submission_id')
            .where('state', '=', 'waiting')
            // After the clock was set back, stored times may be in the future. So two other kinds of leads are due too: leads
            // without an attempt, and leads that seem to wait longer than the longest wait.
            .where(({ eb, or }) =>
              or([
                eb('next_attempt_at', '<=', now),
                eb('next_attempt_at', '>', now + LONGEST_RETRY_AFTER),
                eb('attempts', '=', 0),
              ]),
            )
            .orderBy('next_attempt_at')
            .limit(1)
          return this.locksRows ? due.forUpdate().skipLocked() : due
        })
        .updateTable('leads')
        .set(({ eb, fn, val }) => ({
          claim,
          attempts: eb('attempts', '+', 1),
          next_attempt_at: now + LEASE,
          give_up_at: fn.coalesce('give_up_at', val(now + GIVE_UP_AFTER)),
        }))
        .where('submission_id', 'in', (db) => db.selectFrom('due').select('submission_id'))
        .returning(['lead', 'attempts', 'give_up_at', 'delivered_to', 'delivered_at', 'withdrawn_at'])
        .executeTakeFirst()
      if (!row) return null
      return {
        lead: leadIn(row),
        news: row.delivered_at === null ? 'lead' : 'withdrawal',
        claim,
        attempts: row.attempts,
        giveUpAt: row.give_up_at ?? now + GIVE_UP_AFTER,
        deliveredTo: namesIn(row.delivered_to),
      }
    })
  }

  /**
   * Records the result of a forwarder's attempt (null without an attempt), and the next state of the lead (null while other
   * forwarders still have to send it). When a process dies before this, the lead is sent again. Does nothing when the lease has
   * ended and another process has claimed the lead.
   */
  record(claimed: Claimed, attempt: Attempt | null, next: Next | null): Promise<void> {
    const now = this.now()
    const submissionId = claimed.lead.submission_id
    const change = next && changeTo(claimed, next, now)
    return this.commits.run(async (trx) => {
      const held = await trx
        .updateTable('leads')
        .set(({ eb }) => ({
          claim: claimed.claim,
          ...(attempt?.outcome.kind === 'delivered' && {
            delivered_to: eb('delivered_to', '||', ` ${attempt.forwarder}`),
          }),
          ...change,
        }))
        .where('submission_id', '=', submissionId)
        .where('claim', '=', claimed.claim)
        .returning('withdrawal_due')
        .executeTakeFirst()
      if (!held) return
      if (attempt) await noteAttempt(trx, submissionId, attempt, now)
      if (next === 'delivered' && held.withdrawal_due) await tellWithdrawal(trx, claimed, now)
      if (change && change.state !== 'waiting') {
        await addEvent(trx, { submission_id: submissionId, at: now, kind: change.state })
        if (change.state === 'parked') await noteParked(trx, now)
      }
    })
  }
}

async function noteAttempt(trx: LeadTransaction, submissionId: string, attempt: Attempt, now: number) {
  const { forwarder, outcome } = attempt
  const { status, answer } = outcome
  await addEvent(trx, {
    submission_id: submissionId,
    at: now,
    kind: 'attempt',
    forwarder,
    status,
    detail: answer,
  })
  if (outcome.kind === 'delivered') await setFact(trx, alarmKey(forwarder), null)
  if (outcome.isAlarm) await setFact(trx, alarmKey(forwarder), JSON.stringify({ forwarder, status, at: now }))
}

/** After the lead was delivered, queues the withdrawal of its consent. After the withdrawal was delivered, nothing is due. */
async function tellWithdrawal(trx: LeadTransaction, { lead, news }: Claimed, now: number) {
  await trx
    .updateTable('leads')
    .set(news === 'withdrawal' ? { withdrawal_due: 0 } : onceMore(now))
    .where('submission_id', '=', lead.submission_id)
    .execute()
}

/** The new column values of a lead after the last of its forwarders has tried to send it. */
function changeTo({ attempts, giveUpAt, news }: Claimed, next: Next, now: number) {
  const state = typeof next === 'string' ? next : now >= giveUpAt ? 'parked' : 'waiting'
  const wait = typeof next === 'string' ? 0 : waitBeforeNext(attempts, next.retryAfter)
  return {
    state,
    claim: null,
    next_attempt_at: state === 'waiting' ? now + wait : null,
    ...(news === 'lead' && { delivered_at: state === 'delivered' ? now : null }),
  } as const
}

function namesIn(deliveredTo: string): string[] {
  return deliveredTo.split(' ').filter(Boolean)
}

interface Stored {
  /** Whether the lead is stored already. */
  isLead: boolean
  hasAttempts: boolean
  hasPhotos: boolean
  /** The time of the newest lead; null when there is none. */
  newest: number | null
}

/** Reads the stored data that `submit` needs. It is one query, because each query is a round trip to the database. */
async function readStored(trx: LeadTransaction, submissionId: string): Promise<Stored> {
  const row = await trx
    .selectNoFrom(({ exists, selectFrom }) => {
      const lead = selectFrom('leads').select('type').where('submission_id', '=', submissionId)
      const attempts = selectFrom('form_attempts').select('id_hash').where('submission_id', '=', submissionId)
      const photos = selectFrom('lead_photos').select('id').where('submission_id', '=', submissionId)
      return [
        exists(lead).as('isLead'),
        exists(attempts).as('hasAttempts'),
        exists(photos).as('hasPhotos'),
        selectFrom('leads')
          .select(({ fn }) => fn.max('received_at').as('newest'))
          .as('newest'),
      ]
    })
    .executeTakeFirstOrThrow()
  return {
    isLead: Boolean(row.isLead),
    hasAttempts: Boolean(row.hasAttempts),
    hasPhotos: Boolean(row.hasPhotos),
    newest: row.newest,
  }
}

/** The current time; after the clock was set back, one millisecond after the newest lead, so that leads keep their order. */
function timeAfter(newest: number | null, now: number): number {
  return newest !== null && newest >= now && newest - now < LONGEST_STEP_BACK ? newest + 1 : now
}

/** Stores a lead. Returns whether it was new. */
async function insert(
  trx: LeadTransaction,
  { type, lang, lead, fields }: Submission,
  { addressHash, email, now, receivedAt }: ClientOrigin & { receivedAt: number },
  suspicion: Suspicion | null,
): Promise<boolean> {
  const submissionId = lead.submission_id
  const knownOf = (column: 'email_proven_at' | 'email_failed_at') =>
    trx
      .selectFrom('leads')
      .select(({ fn }) => fn.max(column).as('at'))
      .where('email', '=', email)
  const { numInsertedOrUpdatedRows: inserted } = await trx
    .insertInto('leads')
    .values({
      submission_id: submissionId,
      reference: lead.reference,
      type,
      lang,
      state: suspicion ? 'suspected' : 'waiting',
      suspicion,
      received_at: receivedAt,
      email,
      address_hash: addressHash,
      lead: JSON.stringify(lead),
      fields: JSON.stringify(fields),
      search_text: searchTextOf(lead),
      ...facetsOf(lead),
      urgency: lead.urgency,
      answers: chosenAnswers(lead),
      attempts: 0,
      next_attempt_at: suspicion ? null : now,
      delivered_to: '',
      // What is known of the address holds for each of its leads.
      email_proven_at: knownOf('email_proven_at'),
      email_failed_at: knownOf('email_failed_at'),
    })
    .onConflict((conflict) => conflict.column('submission_id').doNothing())
    .executeTakeFirstOrThrow()
  if (inserted && suspicion) {
    await addEvent(trx, { submission_id: submissionId, at: now, kind: 'suspected', detail: suspicion })
  }
  return inserted === 1n
}
