import { localTime, zoneOf } from '#lib/requests/local-time.ts'
import { addMail } from '../mails/queue.ts'
import { declineAll, hasOpenJobs } from '../offers/leave.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { ContractorState, LeadTransaction } from '../store/tables.ts'
import { type Contractor, changeIn, readContractor } from './contractors.ts'
import { mayWork } from './expiry.ts'
import { unseenOf } from './proofs.ts'

/** The states that staff can set from each state. */
export const NEXT_STATES: Readonly<Record<ContractorState, readonly ContractorState[]>> = {
  applied: ['checked', 'left'],
  checked: ['active', 'left'],
  active: ['paused', 'left'],
  paused: ['active', 'left'],
  left: ['applied'],
}

/** Why a state cannot be set. `changed`: somebody has changed the contractor meanwhile. */
export type StateRefusal =
  | 'unknown'
  | 'changed'
  | 'stateNotNow'
  | 'notInsured'
  | 'notSeen'
  | 'noServices'
  | 'noAreas'
  | 'ended'
  | 'openJobs'

/** Why a contractor cannot have a state on a day; null when nothing is in the way. */
export function stateRefusal(
  { state, profile }: Pick<Contractor, 'state' | 'profile'>,
  to: ContractorState,
  today: string,
): StateRefusal | null {
  if (!NEXT_STATES[state].includes(to)) return 'stateNotNow'
  if (to !== 'checked' && to !== 'active') return null
  if (!profile.insurance) return 'notInsured'
  if (to === 'checked') return unseenOf(profile).length > 0 ? 'notSeen' : null
  if (profile.services.length + profile.categories.length === 0) return 'noServices'
  if (profile.cities.length + profile.provinces.length + profile.around.length === 0) return 'noAreas'
  return mayWork(profile, today) ? null : 'ended'
}

interface AskedState {
  to: ContractorState
  /** The version of the contractor that the member of staff saw. */
  version: number
  /** The end of a pause, in milliseconds since 1970; null for a pause without end. */
  pausedUntil?: number | null
  /** The account of the member of staff. */
  actor: string
}

/** Sets a state as staff, and tells the contractor. One who leaves declines what is not answered or chosen yet. */
export async function setState(
  store: LeadStore,
  id: string,
  { to, version, pausedUntil = null, actor }: AskedState,
): Promise<{ contractor: Contractor } | { refusal: StateRefusal }> {
  const before = await readContractor(store, id)
  if (!before) return { refusal: 'unknown' }
  if (before.version !== version) return { refusal: 'changed' }
  const refusal = stateRefusal(before, to, todayOf(before, store.now()))
  if (refusal) return { refusal }
  if (to === 'left' && (await hasOpenJobs(store.db, id))) return { refusal: 'openJobs' }
  const change = { state: to, ...(to === 'paused' && { pausedUntil, pausedBy: 'staff' as const }) }
  const contractor = await store.commits.run(async (trx) => {
    const changed = await changeIn(trx, store, id, change, { version, actor, kind: 'state' })
    if (changed && to !== 'applied') await tellState(trx, store, changed)
    return changed
  })
  if (!contractor) return { refusal: 'changed' }
  if (to === 'left') await declineAll(store, id)
  return { contractor }
}

/** The date where a contractor is. */
export const todayOf = ({ profile }: Pick<Contractor, 'profile'>, now: number): string =>
  localTime(now, zoneOf(profile.province)).day

/** Queues the mail that tells a contractor its new state. */
export async function tellState(
  trx: LeadTransaction,
  store: LeadStore,
  { id, version, lang }: Pick<Contractor, 'id' | 'version' | 'lang'>,
): Promise<void> {
  if (!store.confirms) return
  const mail = { id: `contractorState-${id}-${version}`, kind: 'contractorState', about: id, lang } as const
  await addMail(trx, mail, store.now())
}
