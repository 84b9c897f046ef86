import type { Language } from '#lib/i18n/languages.ts'
import { leadsLog as log } from '#lib/server/log.ts'
import type { FormData } from '../forms/form.ts'
import type { LeadSettings, RequestedJobs } from '../lead.ts'
import type { Outbox } from '../outbox.ts'

/** What taking a lead needs. */
export interface LeadDependencies {
  outbox(): Promise<Outbox>
  settings(): Promise<LeadSettings>
  /** The jobs a lead form asks for. */
  requestedJobs(data: FormData, lang: Language): Promise<RequestedJobs>
  /** Called when a lead has been stored; the answer does not wait for it. */
  stored(): void
}

/** The result, or null after the failure has been logged: the visitor is answered all the same. */
export async function orNull<Result>(failure: string, work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, failure)
    return null
  }
}
