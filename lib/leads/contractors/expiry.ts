import type { ContractorProfile } from './profile.ts'

/** A licence or the insurance that ends on a day. */
export interface Expiry {
  /** The number of the licence; null for the insurance. */
  number: string | null
  /** As `2027-03-31`. */
  expires: string
}

/** What ends of a contractor, the first end first. What has no end is left out. */
export function expiriesOf({ licences, insurance }: ContractorProfile): Expiry[] {
  const all = licences.map(({ number, expires }): Expiry => ({ number, expires }))
  if (insurance) all.push({ number: null, expires: insurance.expires })
  return all
    .filter(({ expires }) => expires !== '')
    .toSorted((one, other) => one.expires.localeCompare(other.expires))
}

/** What ends first; null when nothing ends. */
export const nextExpiry = (profile: ContractorProfile): Expiry | null => expiriesOf(profile)[0] ?? null
