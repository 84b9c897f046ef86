import type { NextRequest } from 'next/server'
import { getBooking } from '#lib/content/booking.ts'
import { provinceOptions } from '#lib/content/lead-form.ts'
import { getShell } from '#lib/content/shell.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { addressText } from '#lib/leads/address-text.ts'
import { requestCalendar } from '#lib/leads/http/handle-request.ts'
import { languageOf } from '#lib/leads/http/refusal.ts'
import { leadDependencies } from '../../leads/dependencies.ts'

/** The day of an installation, for the calendar of its customer. */
export function GET(request: NextRequest): Promise<Response> {
  return requestCalendar(request, leadDependencies, async ({ reference, lead, life }) => {
    const lang = languageOf(request)
    const { states, appointment, unconfirmed } = getDictionary(lang).requestPage
    const name = (await getShell(lang)).settings?.name ?? ''
    const { property_address: street, city, province_state: province } = lead
    const provinces = provinceOptions((await getBooking(lang)).provinces)
    const isCertain = life.appointment?.isConfirmed
    return {
      title: `${name}: ${lead.jobs[0]?.text || appointment}`,
      text: `${reference}\n${isCertain ? states.scheduled.text : unconfirmed}`,
      place: addressText({ street, city, province }, provinces, lang),
    }
  })
}
