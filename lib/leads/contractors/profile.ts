import { z } from 'zod'
import { LICENCE_TRADES } from '#lib/matching/licences.ts'
import { type CallHours, isOnCallAt } from '#lib/matching/on-call.ts'
import { localTime, PROVINCES, zoneOf } from '#lib/requests/local-time.ts'

/*
 * What matching needs of a contractor, and what staff check. It is stored as JSON (`contractors.profile`). Every value has a
 * default, so a record of a release before is read too.
 */

const slugs = z.array(z.string().min(1).max(100)).max(200).default([])
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const dayOrNone = z.union([z.literal(''), z.iso.date()]).default('')
const when = z.number().int().nullable().default(null)

/** A proof that was looked at: the file, and when and by whom it was found right. */
const proven = {
  /** The id of the file; null without one. */
  proof: z.string().nullable().default(null),
  /** The day when staff saw it on paper, instead of a file. */
  paper: z.iso.date().optional(),
  checkedAt: when,
  /** The account of the member of staff. */
  checkedBy: z.string().nullable().default(null),
}

const licence = z.object({
  authority: z.string().max(40),
  number: z.string().trim().max(60),
  province: z.enum(PROVINCES as [string, ...string[]]),
  trades: z.array(z.enum(LICENCE_TRADES)).default([]),
  expires: dayOrNone,
  ...proven,
})

const insurance = z.object({
  /** In dollars. */
  amount: z.number().int().min(0).max(1_000_000_000),
  insurer: z.string().trim().max(200).default(''),
  expires: dayOrNone,
  ...proven,
})

/** The jobs that a contractor can have open, and be asked about in a week, unless the record says otherwise. */
export const USUAL_LIMITS = { openJobs: 5, offersWeek: 15 } as const

export const contractorProfile = z.object({
  website: z.string().trim().max(300).default(''),
  years: z.string().trim().max(100).default(''),
  /** The province whose clock the hours are on. */
  province: z.union([z.literal(''), z.enum(PROVINCES as [string, ...string[]])]).default(''),
  city: z.string().trim().max(100).default(''),
  services: slugs,
  categories: slugs,
  cities: slugs,
  provinces: z.array(z.enum(PROVINCES as [string, ...string[]])).default([]),
  around: z
    .array(z.object({ city: z.string().min(1).max(100), km: z.number().int().min(1).max(500) }))
    .max(40)
    .default([]),
  onCall: z
    .array(z.object({ day: z.number().int().min(0).max(6), from: clock, to: clock }))
    .max(50)
    .default([]),
  licences: z.array(licence).max(30).default([]),
  insurance: insurance.nullable().default(null),
  limits: z
    .object({
      openJobs: z.number().int().min(0).max(1000).default(USUAL_LIMITS.openJobs),
      offersWeek: z.number().int().min(0).max(1000).default(USUAL_LIMITS.offersWeek),
    })
    .default({ ...USUAL_LIMITS }),
  /** The texts of the application that have no field of their own. */
  about: z.string().trim().max(5000).default(''),
})

export type ContractorProfile = z.output<typeof contractorProfile>
export type ContractorLicence = ContractorProfile['licences'][number]

/** A profile without any value. */
export const NO_PROFILE: ContractorProfile = contractorProfile.parse({})

/** The profile in a row. */
export const profileIn = ({ profile }: { profile: string }): ContractorProfile =>
  contractorProfile.parse(JSON.parse(profile))

/** Whether the contractor takes emergencies at a moment, in milliseconds since 1970. */
export const isOnCall = (
  { onCall, province }: { onCall: readonly CallHours[]; province: string },
  now: number,
): boolean => isOnCallAt(onCall, localTime(now, zoneOf(province)))
