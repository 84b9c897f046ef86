import { dayBefore } from '#lib/site-day.ts'
import type { ContractorLicence, ContractorProfile } from './profile.ts'
import { isSeen } from './proofs.ts'

/** A licence or the insurance that ends on a day. */
export interface Expiry {
  /** The number of the licence; null for the insurance. */
  number: string | null
  /** As `2027-03-31`. */
  expires: string
}

/**
 * What ends of a contractor, the first end first. What has no end is left out, and so is a licence that a checked one replaces.
 */
export function expiriesOf({ licences, insurance }: ContractorProfile): Expiry[] {
  const all = licences
    .filter((licence) => !licences.some((other) => replaces(other, licence)))
    .map(({ number, expires }): Expiry => ({ number, expires }))
  if (insurance) all.push({ number: null, expires: insurance.expires })
  return all
    .filter(({ expires }) => expires !== '')
    .toSorted((one, other) => one.expires.localeCompare(other.expires))
}

/** Whether a checked licence is for the same as another one and ends later. */
const replaces = (newer: ContractorLicence, older: ContractorLicence): boolean =>
  newer !== older &&
  isSeen(newer) &&
  newer.authority === older.authority &&
  newer.province === older.province &&
  older.trades.every((trade) => newer.trades.includes(trade)) &&
  older.expires !== '' &&
  (newer.expires === '' || newer.expires > older.expires)

/** What ends first; null when nothing ends. */
export const nextExpiry = (profile: ContractorProfile): Expiry | null => expiriesOf(profile)[0] ?? null

/** What has ended before a day, and what ends on it or in the days after. */
export const endingWithin = (profile: ContractorProfile, today: string, days: number): Expiry[] =>
  expiriesOf(profile).filter(({ expires }) => expires <= dayBefore(today, -days))

/** The part of a mail's id, and of an event's detail, that names what ends. A renewal has another one. */
export const expiryKey = ({ number, expires }: Expiry): string => `${number ?? 'insurance'} ${expires}`

/** What a mail about an end is about; null when it was renewed meanwhile. */
export const expiryOfMail = (profile: ContractorProfile, mailId: string): Expiry | null =>
  expiriesOf(profile).find((expiry) => mailId.includes(`-${expiryKey(expiry)}-`)) ?? null

const isValid = (proven: ContractorLicence | NonNullable<ContractorProfile['insurance']>, today: string) =>
  isSeen(proven) && (proven.expires === '' || today <= proven.expires)

/**
 * Whether a contractor has what no job goes without: a checked insurance that has not ended and, for one whose trades need
 * licences, one of them at least. Which of its trades it may do without the others, matching decides for each job.
 */
export function mayWork({ licences, insurance }: ContractorProfile, today: string): boolean {
  if (!insurance?.expires || !isValid(insurance, today)) return false
  const needed = licences.filter(({ trades }) => trades.length > 0)
  return needed.length === 0 || needed.some((licence) => isValid(licence, today))
}

/** A licence as the public may see it. */
export interface ShownLicence {
  /** The id of its authority (`lib/matching/licences.ts`). */
  authority: string
  number: string
  /** The days, as `2026-11-30`. `expires` is empty without an end. */
  checkedOn: string
  expires: string
}

/**
 * The licences that may be shown in public on a day: those that staff saw and that have not ended.
 * @param dayOf the date of a moment in milliseconds since 1970
 */
export const shownLicences = (
  { licences }: Pick<ContractorProfile, 'licences'>,
  today: string,
  dayOf: (at: number) => string,
): ShownLicence[] =>
  licences
    .filter((licence) => isValid(licence, today))
    .map(({ authority, number, checkedAt, expires }) => ({
      authority,
      number,
      checkedOn: dayOf(checkedAt ?? 0),
      expires,
    }))

/** The insurance that may be shown in public on a day, as the licences of `shownLicences`; null without one. */
export function shownInsurance(
  { insurance }: Pick<ContractorProfile, 'insurance'>,
  today: string,
  dayOf: (at: number) => string,
) {
  if (!insurance?.expires || !insurance.amount || !isValid(insurance, today)) return null
  const { amount, checkedAt, expires } = insurance
  return { amount, checkedOn: dayOf(checkedAt ?? 0), expires }
}
