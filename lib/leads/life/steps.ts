import type { Selectable } from 'kysely'
import { isLate } from '#lib/requests/appointment.ts'
import {
  type Appointment,
  type Life,
  type LifeEvent,
  lifeOf,
  STAGE_OF_STATE,
  STEPS,
  type StepActor,
  type StepName,
  stepsFrom,
  type TakenStep,
} from '#lib/requests/life.ts'
import { zoneOf } from '#lib/requests/local-time.ts'
import type { FormType } from '../forms/index.ts'
import type { Lead } from '../lead.ts'
import { addChange } from '../mails/changes.ts'
import type { Recipient } from '../mails/recipients.ts'
import { addStateMail } from '../mails/states.ts'
import { followStep } from '../offers/follow.ts'
import { addStateNews } from '../receivers/news.ts'
import type { LeadStore } from '../store/lead-store.ts'
import { addEvent } from '../store/rows.ts'
import type { LeadRow, LeadTransaction } from '../store/tables.ts'
import { addReport } from './reports.ts'

export interface AskedStep {
  step: StepName
  by: StepActor
  /** The account of the member of staff; null for others. */
  actor?: string | null
  appointment?: Appointment
  /** For programs: the id of their report. */
  id?: string
  /** The id of the contractor who is chosen, who falls away, or who takes the step. */
  contractor?: string
  /** The version of the life that the person saw. Undefined for programs, which see none. */
  seen?: number
  /** For customers: the staff who may be told of the step. */
  tell?: readonly Recipient[]
  /** For customers: the hours before the installation in which it can no longer be moved. */
  notice?: number
}

/** Why a step was not taken. `changed`: somebody else has taken a step meanwhile. */
export type StepRefusal = 'unknown' | 'changed' | 'notNow' | 'tooLate' | 'noDay'

/** Takes a step of a request, if it may be taken now. Of several people who take one at the same time, one succeeds. */
export function takeStep(store: LeadStore, submissionId: string, asked: AskedStep): Promise<TakenOrNot> {
  return store.commits.run(async (trx) => {
    const found = await lockedLead(trx, store, submissionId)
    return found ? stepIn(trx, store, found, asked) : { refusal: 'unknown' }
  })
}

export type TakenOrNot = { life: Life } | { refusal: StepRefusal }

/**
 * Does the same inside a transaction, with a lead that is locked (`lockedLead`). The contractors who have to know are told.
 */
export async function stepIn(
  trx: LeadTransaction,
  store: LeadStore,
  found: Selectable<LeadRow>,
  asked: AskedStep,
): Promise<TakenOrNot> {
  const now = store.now()
  const { submission_id } = found
  const life = await readLife(trx, submission_id, found.received_at)
  const refusal = refusalOf(asked, life, zoneOf((JSON.parse(found.lead) as Lead).province_state), now)
  if (refusal) return { refusal }
  const { step, by, actor = null, appointment, id, contractor } = asked
  const taken: TakenStep = { step, by, appointment, id, contractor }
  const stage = STAGE_OF_STATE[STEPS[step].to]
  await trx.updateTable('leads').set({ stage }).where('submission_id', '=', submission_id).execute()
  await addEvent(trx, { submission_id, at: now, kind: 'step', detail: JSON.stringify(taken), actor })
  const next = await readLife(trx, submission_id, found.received_at)
  // A program knows what it has reported itself.
  if (store.tellsStates && by !== 'crm') await addReport(trx, submission_id, next, now)
  await addStateNews(trx, store, submission_id, next)
  if (store.confirms) {
    // The customer gets a mail about each quote of a contractor, the first one too.
    if (!(step === 'quote' && by === 'contractor')) await addStateMail(trx, found, next, now)
    await addChange(trx, found, asked.tell ?? [], now)
  }
  await followStep(trx, store, submission_id, asked)
  return { life: next }
}

function refusalOf(
  { step, by, seen, appointment, notice = 0 }: AskedStep,
  life: Life,
  zone: string,
  now: number,
): StepRefusal | null {
  if (seen !== undefined && seen !== life.version) return 'changed'
  if (!stepsFrom(life.state, by).includes(step)) return 'notNow'
  if (!STEPS[step].setsDay) return null
  if (!appointment) return 'noDay'
  if (by !== 'customer') return null
  const isNow = life.appointment !== null && isLate(life.appointment, zone, now, notice)
  return isNow || isLate(appointment, zone, now, notice) ? 'tooLate' : null
}

/** The life of a request that was received at a time, from its events. */
export async function readLife(
  db: LeadTransaction | LeadStore['db'],
  submissionId: string,
  receivedAt: number,
): Promise<Life> {
  return lifeOf(receivedAt, (await readLifeEvents(db, [submissionId])).get(submissionId) ?? [])
}

/** The events that change the states of requests, oldest first, by submission id. */
export async function readLifeEvents(
  db: LeadTransaction | LeadStore['db'],
  submissionIds: readonly string[],
): Promise<Map<string, LifeEvent[]>> {
  if (submissionIds.length === 0) return new Map()
  const events = await db
    .selectFrom('lead_events')
    .select(['submission_id', 'at', 'kind', 'detail'])
    .where('submission_id', 'in', submissionIds)
    .where('kind', 'in', ['step', 'stage'])
    .orderBy('id')
    .execute()
  const byLead = new Map<string, LifeEvent[]>()
  for (const { submission_id, at, kind, detail } of events) {
    const own = byLead.get(submission_id) ?? []
    byLead.set(submission_id, own)
    own.push({ at, kind: kind === 'stage' ? 'stage' : 'step', detail })
  }
  return byLead
}

/**
 * A lead, locked until the transaction ends. Its state must not change between reading and writing.
 * @param types the forms that it may have come from; the usual ones are bookings and quote requests
 */
export function lockedLead(
  trx: LeadTransaction,
  { locksRows }: LeadStore,
  submissionId: string,
  types: readonly FormType[] = ['lead'],
) {
  const query = trx
    .selectFrom('leads')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .where('type', 'in', types)
  return (locksRows ? query.forUpdate() : query).executeTakeFirst()
}
