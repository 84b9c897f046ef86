import { randomUUID } from 'node:crypto'
import { waitBeforeNext } from '../backoff.ts'
import { alarmKey, setFact } from '../store/facts.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { addEvent } from '../store/rows.ts'
import type { EventKind, LeadTransaction } from '../store/tables.ts'
import { MAIL, type Mail } from './mail.ts'

const DAY = 24 * 3_600_000

/** Milliseconds after which a mail that no server has accepted is given up. */
const HORIZON = 3 * DAY

/**
 * Milliseconds that a process has to send a claimed mail, longer than any attempt takes. After that another process may send it.
 */
const LEASE = 10 * 60_000

/** Milliseconds for which an id is remembered, so that its mail is not queued again. */
export const REMEMBERED = 30 * DAY

export interface ClaimedMail extends Mail {
  claim: string
  attempts: number
  giveUpAt: number
}

/** The result of an attempt. `pointless`: the mail has no recipient or no reason any more. */
export interface MailOutcome {
  kind: 'sent' | 'retry' | 'refused' | 'pointless'
  /** The status of the mail server; null when there was no answer. */
  status: number | null
  /** True when the mail server says that there is no such address. */
  isAddressRefused?: boolean
  /** True when the settings are wrong, so that no mail gets through. */
  isAlarm?: boolean
}

/** Queues a mail in a transaction. Returns false, and does nothing, when a mail with this id was queued before. */
export async function addMail(
  trx: LeadTransaction,
  { id, kind, about, lang }: Mail,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await trx
    .insertInto('mails')
    .values({
      id,
      kind,
      about,
      lang,
      queued_at: now,
      attempts: 0,
      next_attempt_at: now,
      give_up_at: now + HORIZON,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return inserted === 1n
}

/** Claims the mail that has been due longest; null when none is due. No other process can claim it during the lease. */
export function claimMail(outbox: LeadStore): Promise<ClaimedMail | null> {
  const now = outbox.now()
  const claim = randomUUID()
  return outbox.commits.run(async (trx) => {
    const row = await trx
      .with('due', (db) => {
        const due = db
          .selectFrom('mails')
          .select('id')
          .where('next_attempt_at', 'is not', null)
          .where('next_attempt_at', '<=', now)
          .orderBy('next_attempt_at')
          .limit(1)
        return outbox.locksRows ? due.forUpdate().skipLocked() : due
      })
      .updateTable('mails')
      .set(({ eb }) => ({ claim, attempts: eb('attempts', '+', 1), next_attempt_at: now + LEASE }))
      .where('id', 'in', (db) => db.selectFrom('due').select('id'))
      .returning(['id', 'kind', 'about', 'lang', 'attempts', 'give_up_at'])
      .executeTakeFirst()
    if (!row) return null
    const { give_up_at: giveUpAt, ...mail } = row
    return { ...mail, claim, giveUpAt }
  })
}

/** Records the result of an attempt, unless another process has claimed the mail since. */
export function recordMail(outbox: LeadStore, mail: ClaimedMail, outcome: MailOutcome): Promise<void> {
  const now = outbox.now()
  const isOver = outcome.kind !== 'retry' || now >= mail.giveUpAt
  return outbox.commits.run(async (trx) => {
    const { numUpdatedRows: isHeld } = await trx
      .updateTable('mails')
      .set({
        claim: null,
        next_attempt_at: isOver ? null : now + waitBeforeNext(mail.attempts),
        sent_at: outcome.kind === 'sent' ? now : null,
      })
      .where('id', '=', mail.id)
      .where('claim', '=', mail.claim)
      .executeTakeFirstOrThrow()
    if (!isHeld) return
    if (outcome.kind === 'sent') await setFact(trx, alarmKey(MAIL), null)
    if (outcome.isAlarm) {
      const alarm = { forwarder: MAIL, status: outcome.status, at: now }
      await setFact(trx, alarmKey(MAIL), JSON.stringify(alarm))
    }
    const kind = eventOf(mail, outcome)
    if (kind && isOver) {
      await addEvent(trx, {
        submission_id: mail.about,
        at: now,
        kind,
        detail: outcome.status === null ? null : `SMTP ${outcome.status}`,
      })
    }
  })
}

/** The event for the lead's timeline after its mail was sent or given up; null when the mail has no event. */
function eventOf({ kind }: Mail, { kind: outcome }: MailOutcome): EventKind | null {
  if (outcome === 'pointless') return kind === 'reviewLink' ? 'review_mail_refused' : null
  const isSent = outcome === 'sent'
  if (kind === 'confirmation') return isSent ? 'mailed' : 'mail_refused'
  return kind === 'reviewLink' && !isSent ? 'review_mail_refused' : null
}

/** Erases mails that were queued more than thirty days ago. */
export async function eraseOldMails(trx: LeadTransaction, now: number): Promise<void> {
  await trx
    .deleteFrom('mails')
    .where('queued_at', '<', now - REMEMBERED)
    .execute()
}
