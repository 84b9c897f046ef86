import { fold } from '#lib/search/fold.ts'
import type { FormType } from '../forms/index.ts'
import type { Lead } from '../lead.ts'
import type { Recipient } from './recipients.ts'

/** The mails about requests that each person of a list can do without. */
export type StaffMail = 'request' | 'reminder' | 'change' | 'review' | 'bounce' | 'suspected' | 'week'

/**
 * The people who get a mail: those who do not do without it and whose requests are like this one. A request that is like
 * nobody's goes to all of them, so that none is missed.
 * @param request undefined for a mail about no single request
 */
export function peopleFor(
  recipients: readonly Recipient[],
  mail: StaffMail,
  request?: { type: FormType; lead: Lead },
): readonly Recipient[] {
  const wanting = recipients.filter(({ without = [] }) => !without.includes(mail))
  const fitting = request ? wanting.filter((person) => isFor(person, request)) : wanting
  return fitting.length > 0 ? fitting : wanting
}

function isFor({ only = {} }: Recipient, { type, lead }: { type: FormType; lead: Lead }): boolean {
  const services = [lead.service_slug, lead.service_type, ...(lead.jobs ?? []).map(({ service }) => service)]
  const isAny = (allowed: readonly string[] = [], values: readonly string[]) =>
    allowed.length === 0 || values.some((value) => allowed.includes(value))
  return (
    isAny(only.forms, [type]) &&
    isAny(only.urgencies, [lead.urgency || 'Normal']) &&
    isAny(only.cities, [fold(lead.city.trim())]) &&
    isAny(only.services, services)
  )
}
