import type { Lead } from '../lead.ts'
import type { StateReport } from '../life/reports.ts'
import type { Outcome } from './outcome.ts'

/** Sends leads to one CRM. */
export interface Forwarder {
  /** A name without spaces, because names are stored with spaces between them (`delivered_to` of a lead). */
  name: string
  /** Sends a lead. Never throws. Stops when the signal is aborted. */
  send(lead: Lead, signal: AbortSignal): Promise<Outcome>
  /** Tells the CRM that the sender of a lead has withdrawn the consent to commercial messages. Never throws. */
  withdraw(lead: Lead, signal: AbortSignal): Promise<Outcome>
  /** Tells the CRM the state of a request. Never throws. */
  report(lead: Lead, report: StateReport, signal: AbortSignal): Promise<Outcome>
}
