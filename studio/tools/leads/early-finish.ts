import type { LeadSummary } from '#lib/leads/staff/list.ts'
import type { Appointment, StepName } from '#lib/requests/life.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'

/** The day of the installation that was agreed: what staff or the CRM have set last. Null without one. */
export const agreedDay = ({ life }: Pick<LeadSummary, 'life'>): Appointment | null =>
  life && (life.agreed ?? life.appointment)

/**
 * The agreed day, if a step would finish the request before that day on the clock of its province; otherwise null.
 * @param now in milliseconds since 1970
 */
export function dayToCome(
  lead: Pick<LeadSummary, 'life' | 'lead'>,
  step: StepName,
  now: number,
): Appointment | null {
  const agreed = step === 'finish' ? agreedDay(lead) : null
  const today = localTime(now, zoneOf(lead.lead.province_state)).day
  return agreed && agreed.day > today ? agreed : null
}
