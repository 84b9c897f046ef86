import type { LeadStore } from '../store/lead-store.ts'
import type { LeadTransaction } from '../store/tables.ts'
import { type Contractor, changeIn, readContractor } from './contractors.ts'
import { mayWork } from './expiry.ts'
import { type Check, type ProofPlace, withCheck, withProof } from './proofs.ts'
import { tellState, todayOf } from './states.ts'

/** Why a proof was not changed. `noProof`: there is neither a file nor a day when it was seen on paper. */
export type ProofRefusal = 'unknown' | 'changed' | 'noProof'

type Changed = { contractor: Contractor } | { refusal: ProofRefusal }

interface AskedProof {
  place: ProofPlace
  /** The version of the contractor that the member of staff saw. */
  version: number
  actor: string
}

/**
 * Marks a proof as checked, or as not checked (`check` is null). A checked renewal ends the pause that the site made because of
 * an end.
 */
export function checkProof(
  store: LeadStore,
  id: string,
  { place, version, actor, check }: AskedProof & { check: Pick<Check, 'paper'> | null },
): Promise<Changed> {
  return changeProof(store, id, { place, version, actor }, 'proof_checked', (before) =>
    withCheck(before.profile, place, check && { ...check, at: store.now(), by: actor }),
  )
}

/** Puts a file in the place of a proof. Nobody has checked it then. */
export const setProof = (
  store: LeadStore,
  id: string,
  { proof, ...asked }: AskedProof & { proof: string },
): Promise<Changed> =>
  changeProof(store, id, asked, 'changed', (before) => withProof(before.profile, asked.place, proof))

async function changeProof(
  store: LeadStore,
  id: string,
  { place, version, actor }: AskedProof,
  kind: 'proof_checked' | 'changed',
  profileOf: (before: Contractor) => Contractor['profile'] | null,
): Promise<Changed> {
  return store.commits.run(async (trx): Promise<Changed> => {
    const before = await readContractor({ db: trx }, id)
    if (!before) return { refusal: 'unknown' }
    if (before.version !== version) return { refusal: 'changed' }
    const profile = profileOf(before)
    if (!profile) return { refusal: 'noProof' }
    const detail = place === 'insurance' ? place : profile.licences[place]?.number
    const changed = await changeIn(trx, store, id, { profile }, { version, actor, kind, detail })
    if (!changed) return { refusal: 'changed' }
    return { contractor: (await endPause(trx, store, changed)) ?? changed }
  })
}

/** Ends a pause that the site made because of an end, once nothing is in the way any more. */
async function endPause(
  trx: LeadTransaction,
  store: LeadStore,
  contractor: Contractor,
): Promise<Contractor | null> {
  const { id, pausedBy, profile } = contractor
  if (pausedBy !== 'licence' || !mayWork(profile, todayOf(contractor, store.now()))) return null
  const active = await changeIn(trx, store, id, { state: 'active' }, { actor: null, kind: 'state' })
  if (active) await tellState(trx, store, active)
  return active
}
