import type { Language } from '#lib/i18n/languages.ts'
import type { NextSteps } from '#lib/requests/next-steps.ts'
import { leadsLog as log } from '#lib/server/log.ts'
import type { FormData } from '../forms/form.ts'
import type { FormType } from '../forms/index.ts'
import type { Lists } from '../forms/options.ts'
import type { LeadSettings, RequestedJobs } from '../lead.ts'
import type { Outbox } from '../outbox.ts'

/** The functions that the routes and the proxy pass to the code that receives leads. */
export interface LeadDependencies {
  outbox(): Promise<Outbox>
  settings(): Promise<LeadSettings>
  /** Looks up the jobs that a visitor chose in a posted form. */
  requestedJobs(data: FormData, lang: Language): Promise<RequestedJobs>
  /** The facts and terms of a guarantee claim. */
  claimed(data: FormData, lang: Language): Promise<RequestedJobs>
  /** The names of what can be chosen in a form, for the message of its lead. */
  lists(type: FormType, lang: Language): Promise<Lists>
  /** What happens next after a form with these answers, received at a time in milliseconds since 1970. */
  nextSteps(
    type: FormType,
    answers: Readonly<Record<string, string>>,
    receivedAt: number,
    lang: Language,
  ): Promise<NextSteps>
  /** Called after a lead was stored, to start its delivery. The response does not wait for the delivery. */
  stored(): void
}

/** Returns the result of `work`. When it throws, logs `failure` and returns null, so that the visitor still gets a response. */
export async function orNull<Result>(failure: string, work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, failure)
    return null
  }
}
