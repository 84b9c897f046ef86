import type { Lead } from '../lead.ts'
import type { Outcome } from './outcome.ts'

/** Sends leads to one CRM. */
export interface Forwarder {
  /** One word; it is stored with each lead it has delivered. */
  name: string
  /** Never throws. It stops when the signal is aborted. */
  send(lead: Lead, signal: AbortSignal): Promise<Outcome>
  /** Tells that the sender of a lead has withdrawn the consent to commercial messages. Never throws. */
  withdraw(lead: Lead, signal: AbortSignal): Promise<Outcome>
}
