import { getLeadSettings } from '#lib/content/lead-settings.ts'
import { getRequestedJobs } from '#lib/content/requested-jobs.ts'
import type { LeadDependencies } from '#lib/leads/http/dependencies.ts'
import { deliverSoon, getLeads } from '#lib/leads/index.ts'
import { mailSoon } from '#lib/mail/timer.ts'

/** The dependencies of all handlers of leads: the outbox, the content, and the timers that send stored leads and mails. */
export const leadDependencies: LeadDependencies = {
  outbox: async () => (await getLeads()).outbox,
  settings: getLeadSettings,
  requestedJobs: getRequestedJobs,
  stored: () => {
    deliverSoon()
    mailSoon()
  },
}
