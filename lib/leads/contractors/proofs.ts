import { licenceProblem, normalizedNumber } from '#lib/matching/licence-numbers.ts'
import { LICENCES, type LicenceAuthority } from '#lib/matching/licences.ts'
import type { ContractorLicence, ContractorProfile } from './profile.ts'

/*
 * What staff have to see with their own eyes: each licence and the insurance. A proof is a file, or paper that staff saw on a
 * day. Whoever changes what the proof is about takes the check away, so that nothing counts as checked that nobody saw.
 */

/** One thing that needs a proof: the place of a licence in the list of licences, or the insurance. */
export type ProofPlace = number | 'insurance'

type Insurance = NonNullable<ContractorProfile['insurance']>
type Proven = Pick<ContractorLicence, 'proof' | 'paper' | 'checkedAt' | 'checkedBy'>

/** Whether staff saw a proof, as a file or on paper: `withCheck` refuses a check without either. */
export const isSeen = ({ checkedAt }: Pick<Proven, 'checkedAt'>): boolean => checkedAt !== null

/** Everything in a profile that needs a proof and has none that staff saw. */
export function unseenOf({ licences, insurance }: ContractorProfile): ProofPlace[] {
  const places: ProofPlace[] = licences.flatMap((licence, place) => (isSeen(licence) ? [] : [place]))
  if (insurance && !isSeen(insurance)) places.push('insurance')
  return places
}

/** What is wrong with a licence in a profile. */
export interface LicenceFault {
  why: 'unknownAuthority' | 'wrongForm' | 'wrongProvince'
  licence: ContractorLicence
  /** Null when the authority is not known. */
  authority: LicenceAuthority | null
}

/** The first licence whose authority, number or province cannot be right; null when none. */
export function licenceFault({ licences }: ContractorProfile): LicenceFault | null {
  for (const licence of licences) {
    const authority = LICENCES.find(({ id }) => id === licence.authority) ?? null
    const why = licenceProblem(licence.authority, licence.number)
    if (why) return { why, licence, authority }
    if (authority && !authority.provinces.includes(licence.province))
      return { why: 'wrongProvince', licence, authority }
  }
  return null
}

/** A profile with numbers as their authorities print them. */
export const withNormalNumbers = (profile: ContractorProfile): ContractorProfile => ({
  ...profile,
  licences: profile.licences.map((licence) => ({
    ...licence,
    number: normalizedNumber(licence.authority, licence.number),
  })),
})

/**
 * A changed profile with the checks of the one before: only what is still the same stays checked. Nobody can check by changing
 * the profile.
 */
export function withChecksOf(before: ContractorProfile, after: ContractorProfile): ContractorProfile {
  const former = new Map(before.licences.map((licence) => [aboutLicence(licence), licence]))
  const { insurance } = after
  const same = before.insurance && insurance && aboutInsurance(before.insurance) === aboutInsurance(insurance)
  return {
    ...after,
    licences: after.licences.map((licence) => ({
      ...licence,
      ...checkOf(former.get(aboutLicence(licence))),
    })),
    insurance: insurance && { ...insurance, ...checkOf(same ? before.insurance : undefined) },
  }
}

const aboutLicence = ({ authority, number, province, trades, expires, proof }: ContractorLicence): string =>
  JSON.stringify([
    authority,
    normalizedNumber(authority, number),
    province,
    trades.toSorted(),
    expires,
    proof,
  ])

const aboutInsurance = ({ amount, insurer, expires, proof }: Insurance): string =>
  JSON.stringify([amount, insurer, expires, proof])

const checkOf = (former: Proven | null | undefined) => ({
  paper: former?.paper,
  checkedAt: former?.checkedAt ?? null,
  checkedBy: former?.checkedBy ?? null,
})

/** Who saw a proof, and when. `paper` is the day when it was seen on paper, for a proof without a file. */
export interface Check {
  at: number
  by: string
  paper?: string
}

/**
 * A profile with one proof checked, or not checked any more (`null`). Returns null when there is nothing at this place, and when
 * there is neither a file nor a day.
 */
export function withCheck(
  profile: ContractorProfile,
  place: ProofPlace,
  check: Check | null,
): ContractorProfile | null {
  const proven = place === 'insurance' ? profile.insurance : profile.licences[place]
  if (!proven || (check && proven.proof === null && check.paper === undefined)) return null
  const checked = {
    paper: check?.paper,
    checkedAt: check?.at ?? null,
    checkedBy: check?.by ?? null,
  }
  if (place === 'insurance')
    return { ...profile, insurance: profile.insurance && { ...profile.insurance, ...checked } }
  return {
    ...profile,
    licences: profile.licences.with(place, { ...profile.licences[place], ...checked } as ContractorLicence),
  }
}

/** A profile in which a proof is this file; its check is gone. Returns null when there is nothing at this place. */
export function withProof(
  profile: ContractorProfile,
  place: ProofPlace,
  proof: string | null,
): ContractorProfile | null {
  const cleared = withCheck(profile, place, null)
  if (!cleared) return null
  if (place === 'insurance')
    return { ...cleared, insurance: cleared.insurance && { ...cleared.insurance, proof } }
  return {
    ...cleared,
    licences: cleared.licences.with(place, { ...cleared.licences[place], proof } as ContractorLicence),
  }
}
