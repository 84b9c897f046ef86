import { randomUUID } from 'node:crypto'
import type { Life, RequestState } from '#lib/requests/life.ts'
import { waitBeforeNext } from '../backoff.ts'
import type { Outcome } from '../forwarders/outcome.ts'
import type { Lead } from '../lead.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { addEvent, leadIn } from '../store/rows.ts'
import type { LeadTransaction } from '../store/tables.ts'

/*
 * The states of requests on their way to the CRM (`CRM_EVENTS=status`). Each step adds a report in its own transaction. The
 * reports of one request arrive in their order, after the lead.
 */

/** Milliseconds after which a report that the CRM has not taken is given up. */
const HORIZON = 3 * 24 * 3_600_000

/** Milliseconds that a process has to send a claimed report. After that another process may send it. */
const LEASE = 120_000

/** What the CRM is told of a state. */
export interface StateReport {
  submission_id: string
  reference: string
  status: RequestState
  /** As ISO 8601. */
  at: string
  event_id: string
  /** Grows by at least one with each report of a request. */
  sequence: number
  /** The day of the installation, as `2026-12-05`, and the hours of the arrival, as `09:00`. Undefined while unknown. */
  day?: string
  from?: string
  to?: string
}

export interface ClaimedReport {
  report: StateReport
  lead: Lead
  claim: string
  attempts: number
  giveUpAt: number
  /** The names of the forwarders that have delivered it. */
  deliveredTo: string[]
}

/** Adds the report of the newest state of a request. */
export async function addReport(
  trx: LeadTransaction,
  submissionId: string,
  { version, state, appointment }: Life,
  now: number,
): Promise<void> {
  const { day, from, to } = appointment ?? {}
  await trx
    .insertInto('crm_reports')
    .values({
      id: randomUUID(),
      submission_id: submissionId,
      sequence: version,
      state: JSON.stringify({ status: state, at: new Date(now).toISOString(), day, from, to }),
      attempts: 0,
      next_attempt_at: now,
      give_up_at: now + HORIZON,
      delivered_to: '',
    })
    .execute()
}

/** Claims the report that has been due longest. A report waits for its lead, and for the reports before it. */
export function claimReport(store: LeadStore): Promise<ClaimedReport | null> {
  const now = store.now()
  const claim = randomUUID()
  return store.commits.run(async (trx) => {
    const due = trx
      .selectFrom('crm_reports as report')
      .innerJoin('leads', 'leads.submission_id', 'report.submission_id')
      .select(['report.id', 'leads.lead', 'leads.withdrawn_at', 'leads.reference'])
      .where('report.next_attempt_at', '<=', now)
      .where('leads.delivered_at', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('crm_reports as before')
              .select('before.id')
              .whereRef('before.submission_id', '=', 'report.submission_id')
              .whereRef('before.sequence', '<', 'report.sequence')
              .where('before.next_attempt_at', 'is not', null),
          ),
        ),
      )
      .orderBy('report.next_attempt_at')
      .limit(1)
    const found = await (store.locksRows ? due.forUpdate('report').skipLocked() : due).executeTakeFirst()
    if (!found) return null
    const row = await trx
      .updateTable('crm_reports')
      .set(({ eb }) => ({ claim, attempts: eb('attempts', '+', 1), next_attempt_at: now + LEASE }))
      .where('id', '=', found.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const { id: event_id, submission_id, sequence, state } = row
    return {
      report: { submission_id, reference: found.reference, event_id, sequence, ...JSON.parse(state) },
      lead: leadIn(found),
      claim,
      attempts: row.attempts,
      giveUpAt: row.give_up_at,
      deliveredTo: row.delivered_to.split(' ').filter(Boolean),
    }
  })
}

/** Records the results of an attempt, by forwarder, unless another process has claimed the report since. */
export function recordReport(
  store: LeadStore,
  { report, claim, attempts, giveUpAt, deliveredTo }: ClaimedReport,
  outcomes: ReadonlyMap<string, Outcome>,
): Promise<void> {
  const now = store.now()
  const delivered = [...outcomes].flatMap(([name, { kind }]) => (kind === 'delivered' ? [name] : []))
  const failed = [...outcomes.values()].filter(({ kind }) => kind === 'retry')
  const wait = Math.max(0, ...failed.map(({ retryAfter = 0 }) => retryAfter))
  const isOver = failed.length === 0 || now >= giveUpAt
  return store.commits.run(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('crm_reports')
      .set({
        claim: null,
        delivered_to: [...deliveredTo, ...delivered].join(' '),
        next_attempt_at: isOver ? null : now + waitBeforeNext(attempts, wait),
      })
      .where('id', '=', report.event_id)
      .where('claim', '=', claim)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    for (const [forwarder, { status, answer }] of outcomes) {
      await addEvent(trx, {
        submission_id: report.submission_id,
        at: now,
        kind: 'reported',
        forwarder,
        status,
        detail: answer,
      })
    }
  })
}
