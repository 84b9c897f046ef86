import { after } from 'next/server'
import { getLeadSettings } from '#lib/content/lead-settings.ts'
import { getRequestedJobs } from '#lib/content/requested-jobs.ts'
import { handleLead } from '#lib/leads/http/handle-lead.ts'
import { getLeads } from '#lib/leads/index.ts'
import { answerForm } from './form-answers.ts'

/** `POST /api/leads`: where every form ends up, with scripts (JSON) or without (a plain form). */
export function POST(request: Request): Promise<Response> {
  return handleLead(request, {
    outbox: async () => (await getLeads()).outbox,
    settings: getLeadSettings,
    requestedJobs: getRequestedJobs,
    stored: () => after(async () => (await getLeads()).delivery.deliverDue()),
    answerForm,
  })
}
