import type { JobNames } from '#lib/leads/offers/job-text.ts'
import type { Offer } from '#lib/leads/offers/offer.ts'
import type { SharedJob } from '#lib/leads/offers/shared-job.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'
import type { FormOfJob } from '../../../jobs/_parts/job-form.tsx'

/** A live offer and its job, with what the parts of the page need. */
export interface JobView {
  offer: Offer
  job: SharedJob
  names: JobNames
  /** The province of the contractor. */
  own: string
  /** In milliseconds since 1970. */
  now: number
  form: FormOfJob
}

/** Today in the province of the job. */
export const todayOf = ({ job, now }: JobView): string => localTime(now, zoneOf(job.province)).day
