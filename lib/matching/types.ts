import type { LicenceTrade } from './licences.ts'

/** What matching knows of a request. */
export interface MatchJob {
  /**
   * The slugs of all services of the request. A job named only in words has none: then only contractors of the categories in
   * `categories` are asked, or nobody.
   */
  services: readonly string[]
  /** Services of the kind that was asked for, where no service is named: a contractor for one of them is enough. */
  anyOf: readonly string[]
  /** The category slug of each service, where known. */
  categories: Readonly<Record<string, string>>
  /** The slug of the city; null when it is not one of the site's. */
  city: string | null
  /** Two letters, such as `QC`; empty when unknown. */
  province: string
  isEmergency: boolean
  /** The trades for which the province asks for a licence for these services. */
  licences: readonly LicenceTrade[]
}

export interface Licence {
  /** The id of an authority of `LICENCES`. */
  authority: string
  number: string
  /** Two letters: the province in which it is valid. */
  province: string
  trades: readonly LicenceTrade[]
  /** The last valid day, such as `2027-03-31`; empty when it has none. */
  expires: string
  /** When staff saw the proof, in milliseconds since 1970; null when nobody did. */
  checkedAt: number | null
}

export interface Insurance {
  /** In Canadian dollars. */
  amount: number
  /** The last valid day, such as `2027-03-31`. */
  expires: string
  /** When staff saw the proof, in milliseconds since 1970; null when nobody did. */
  checkedAt: number | null
}

/** What matching knows of a contractor. */
export interface Candidate {
  id: string
  /** True in the state active, and not paused now. */
  isActive: boolean
  /** Slugs. A category stands for all its services. */
  services: readonly string[]
  categories: readonly string[]
  /** City slugs, and the two letters of provinces. */
  cities: readonly string[]
  provinces: readonly string[]
  /** City slugs with a radius in km. */
  around: readonly { city: string; km: number }[]
  licences: readonly Licence[]
  insurance: Insurance | null
  /** True when it takes emergencies now. */
  isOnCall: boolean
  openJobs: number
  mostOpenJobs: number
  offersThisWeek: number
  mostOffersWeek: number
  /** When it was last asked about a job, in milliseconds since 1970; null: never. */
  lastAskedAt: number | null
  /** 0–5; null without ratings. */
  rating: number | null
  /** The median, in minutes; null when it has answered nothing yet. */
  answerMinutes: number | null
}

/** Why a contractor is not asked: the first rule that it breaks, in this order. */
export type Exclusion =
  | 'notActive'
  | 'trade'
  | 'area'
  | 'licence'
  | 'insurance'
  | 'openJobs'
  | 'offersWeek'
  | 'notOnCall'
  | 'askedBefore'

export interface Match {
  /** In the order of their turns. */
  chosen: Candidate[]
  /** Contractors outside the rule. Those whose turn is later are in neither list. */
  excluded: { id: string; why: Exclusion }[]
}

export interface MatchSettings {
  /** The most contractors that are asked at once. An emergency asks all. */
  most: number
  /** The ids of contractors that were asked about this request, or declined it. */
  askedBefore: readonly string[]
  /** The id of the contractor that the customer asked for by name; null for none. */
  preferred: string | null
  /** The date in the province of the job, such as `2026-11-30`. */
  today: string
  /** The distance of two cities by their slugs, in km; null when it is not known. */
  kmBetween: (a: string, b: string) => number | null
}
