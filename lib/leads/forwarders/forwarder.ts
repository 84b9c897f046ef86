import type { Lead } from '../lead.ts'
import type { Outcome } from './outcome.ts'

/** A way to hand leads to a CRM. */
export interface Forwarder {
  /** One word; it is stored with each lead it has delivered. */
  name: string
  /** Never throws; gives up when the signal says so. */
  send(lead: Lead, signal: AbortSignal): Promise<Outcome>
}
