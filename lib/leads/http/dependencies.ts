import type { Language } from '#lib/i18n/languages.ts'
import { leadsLog as log } from '#lib/server/log.ts'
import type { FormData } from '../forms/form.ts'
import type { LeadSettings, RequestedJobs } from '../lead.ts'
import type { Outbox } from '../outbox.ts'

/** What the code that takes leads needs from its caller. */
export interface LeadDependencies {
  outbox(): Promise<Outbox>
  settings(): Promise<LeadSettings>
  /** The jobs of a lead form. */
  requestedJobs(data: FormData, lang: Language): Promise<RequestedJobs>
  /** Called when a lead has been stored. The answer does not wait for it. */
  stored(): void
}

/** The result; null after a failure, which is logged. The visitor gets an answer in any case. */
export async function orNull<Result>(failure: string, work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, failure)
    return null
  }
}
