import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Language } from '#lib/i18n/languages.ts'
import { plain } from '../search-text.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type {
  ContractorEvent,
  ContractorEventRow,
  ContractorRow,
  ContractorState,
  LeadTransaction,
} from '../store/tables.ts'
import { type ContractorProfile, contractorProfile, profileIn } from './profile.ts'

/** A contractor, as staff and the contractor see the record. Times are milliseconds since 1970. */
export interface Contractor {
  id: string
  state: ContractorState
  business: string
  name: string
  email: string
  phone: string
  lang: Language
  profile: ContractorProfile
  appliedWith: string | null
  createdAt: number
  pausedUntil: number | null
  pausedBy: ContractorRow['paused_by']
  installer: string | null
  lastAskedAt: number | null
  note: string
  version: number
  generation: number
  emailFailedAt: number | null
  unsubscribedAt: number | null
}

export function contractorIn(row: Selectable<ContractorRow>): Contractor {
  return {
    id: row.id,
    state: row.state,
    business: row.business,
    name: row.name,
    email: row.email,
    phone: row.phone,
    lang: row.lang,
    profile: profileIn(row),
    appliedWith: row.applied_with,
    createdAt: row.created_at,
    pausedUntil: row.paused_until,
    pausedBy: row.paused_by,
    installer: row.installer,
    lastAskedAt: row.last_asked_at,
    note: row.note,
    version: row.version,
    generation: row.link_generation,
    emailFailedAt: row.email_failed_at,
    unsubscribedAt: row.unsubscribed_at,
  }
}

/** The contractor with an id; null when there is none. */
export async function readContractor(
  { db }: Pick<LeadStore, 'db'> | { db: LeadTransaction },
  id: string,
): Promise<Contractor | null> {
  const row = await db.selectFrom('contractors').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? contractorIn(row) : null
}

/** The ids of the public documents of contractors. */
export async function installerIds({ db }: Pick<LeadStore, 'db'>): Promise<string[]> {
  const rows = await db
    .selectFrom('contractors')
    .select('installer')
    .where('installer', 'is not', null)
    .where('state', '!=', 'left')
    .execute()
  return rows.flatMap(({ installer }) => installer ?? [])
}

/** Those of some contractors who are still here: they have neither left nor been erased. */
export async function contractorsHere(db: LeadTransaction, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('contractors')
    .select('id')
    .where('id', 'in', [...ids])
    .where('state', '!=', 'left')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The contractor that was made from an application; null when there is none. */
export async function contractorOfApplication(
  { db }: Pick<LeadStore, 'db'> | { db: LeadTransaction },
  submissionId: string,
): Promise<Contractor | null> {
  const row = await db
    .selectFrom('contractors')
    .selectAll()
    .where('applied_with', '=', submissionId)
    .executeTakeFirst()
  return row ? contractorIn(row) : null
}

/** The person and the business of a record. */
export type ContractorPerson = Pick<Contractor, 'business' | 'name' | 'email' | 'phone' | 'lang'>

/**
 * Adds a contractor. An application makes one contractor: the second call with it returns the id of the first.
 * @param actor the account of the member of staff
 */
export function addContractor(
  store: LeadStore,
  person: ContractorPerson,
  profile: ContractorProfile,
  { appliedWith = null, actor }: { appliedWith?: string | null; actor: string | null },
): Promise<string> {
  const now = store.now()
  return store.commits.run(async (trx) => {
    const id = randomUUID()
    const { numInsertedOrUpdatedRows: inserted } = await trx
      .insertInto('contractors')
      .values({
        id,
        ...person,
        email: person.email.trim().toLowerCase(),
        profile: JSON.stringify(contractorProfile.parse(profile)),
        applied_with: appliedWith,
        created_at: now,
        search_text: searchTextOf(person),
      })
      .onConflict((conflict) => conflict.column('applied_with').doNothing())
      .executeTakeFirstOrThrow()
    if (inserted === 0n) {
      const { id: known } = await trx
        .selectFrom('contractors')
        .select('id')
        .where('applied_with', '=', appliedWith)
        .executeTakeFirstOrThrow()
      return known
    }
    await addContractorEvent(trx, { contractor_id: id, at: now, kind: 'created', actor })
    return id
  })
}

/** The words by which staff find a contractor. */
export const searchTextOf = ({ business, name, email, phone }: ContractorPerson): string =>
  plain([business, name, email, phone].join(' '))

export interface ContractorChange extends Partial<ContractorPerson> {
  profile?: ContractorProfile
  state?: ContractorState
  /** Only with the state `paused`. */
  pausedUntil?: number | null
  pausedBy?: ContractorRow['paused_by']
  installer?: string | null
  note?: string
  unsubscribedAt?: number | null
}

/**
 * Changes a contractor. Returns null when there is none, or when somebody has changed it since `version`.
 * @param event what its story says; `detail` is by default the new state or the names of the changed values
 */
export function changeContractor(
  store: LeadStore,
  id: string,
  change: ContractorChange,
  {
    version,
    actor,
    kind = change.state ? 'state' : 'changed',
    detail,
  }: { version?: number; actor: string | null; kind?: ContractorEvent; detail?: string },
): Promise<Contractor | null> {
  return store.commits.run((trx) => changeIn(trx, store, id, change, { version, actor, kind, detail }))
}

/** Does the same inside a transaction. */
export async function changeIn(
  trx: LeadTransaction,
  store: LeadStore,
  id: string,
  change: ContractorChange,
  story: { version?: number; actor: string | null; kind: ContractorEvent; detail?: string },
): Promise<Contractor | null> {
  const query = trx.selectFrom('contractors').selectAll().where('id', '=', id)
  const row = await (store.locksRows ? query.forUpdate() : query).executeTakeFirst()
  if (!row || (story.version !== undefined && story.version !== row.version)) return null
  const { profile, pausedUntil, pausedBy, unsubscribedAt, email, ...values } = change
  const isPaused = (change.state ?? row.state) === 'paused'
  const person = { ...row, ...values, email: email?.trim().toLowerCase() ?? row.email }
  const changed = await trx
    .updateTable('contractors')
    .set({
      ...values,
      email: person.email,
      ...(profile && { profile: JSON.stringify(contractorProfile.parse(profile)) }),
      ...(unsubscribedAt !== undefined && { unsubscribed_at: unsubscribedAt }),
      paused_until: isPaused ? (pausedUntil === undefined ? row.paused_until : pausedUntil) : null,
      paused_by: isPaused ? (pausedBy ?? row.paused_by) : null,
      // An address that came back is that of the mail before.
      ...(person.email !== row.email && { email_failed_at: null, link_generation: row.link_generation + 1 }),
      version: row.version + 1,
      search_text: searchTextOf(person),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const detail = story.detail ?? change.state ?? Object.keys(change).join(' ')
  await addContractorEvent(trx, {
    contractor_id: id,
    at: store.now(),
    kind: story.kind,
    actor: story.actor,
    detail,
  })
  return contractorIn(changed)
}

export async function addContractorEvent(
  trx: LeadTransaction,
  event: Omit<ContractorEventRow, 'id' | 'detail'> & { detail?: string },
): Promise<void> {
  await trx
    .insertInto('contractor_events')
    .values({ ...event, detail: event.detail ?? null })
    .execute()
}

/** Whether a contractor can be asked now: active, or paused until a day that has come. */
export const isAskable = ({ state, pausedUntil }: Contractor, now: number): boolean =>
  state === 'active' || (state === 'paused' && pausedUntil !== null && pausedUntil <= now)
