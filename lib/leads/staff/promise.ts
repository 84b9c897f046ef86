import type { LeadSummary } from './list.ts'

/** The promise to a customer that contractors have the request within some hours, or respond to an emergency. */
export interface RequestPromise {
  isEmergency: boolean
  /** The end of the promised time, in milliseconds since 1970. */
  until: number
}

/** The promise of a request with these answers, received at a time in milliseconds since 1970. */
export type PromiseClock = (answers: Readonly<Record<string, string>>, receivedAt: number) => RequestPromise

/** A lead with its promise; null when it is kept, or nothing was promised. */
export interface PromisedLead extends LeadSummary {
  promise: RequestPromise | null
}

/**
 * Adds the promise to a lead. The customer was promised it until contractors have the request, so later states have none.
 * @param clock null when the content cannot be read
 */
export const withPromise =
  (clock: PromiseClock | null) =>
  (summary: LeadSummary): PromisedLead => {
    const { life, state, lead, fields, receivedAt } = summary
    if (!clock || life?.state !== 'received' || state === 'suspected') return { ...summary, promise: null }
    const { service_slug, service_type, urgency, province_state } = lead
    const answers = { service_type: service_slug || service_type, urgency, province_state, ...fields }
    return { ...summary, promise: clock(answers, receivedAt) }
  }
