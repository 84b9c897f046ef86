import type { NextRequest } from 'next/server'
import { getShell } from '#lib/content/shell.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { requestCalendar } from '#lib/leads/http/handle-request.ts'
import { languageOf } from '#lib/leads/http/refusal.ts'
import { leadDependencies } from '../../leads/dependencies.ts'

/** The day of an installation, for the calendar of its customer. */
export function GET(request: NextRequest): Promise<Response> {
  return requestCalendar(request, leadDependencies, async ({ reference, lead, life }) => {
    const lang = languageOf(request)
    const { states, appointment, unconfirmed } = getDictionary(lang).requestPage
    const name = (await getShell(lang)).settings?.name ?? ''
    const isCertain = life.appointment?.isConfirmed
    return {
      title: `${name}: ${lead.jobs[0]?.text || appointment}`,
      text: `${reference}\n${isCertain ? states.scheduled.text : unconfirmed}`,
      place: [lead.property_address, lead.city, lead.province_state].filter(Boolean).join(', '),
    }
  })
}
