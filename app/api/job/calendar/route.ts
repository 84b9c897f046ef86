import type { NextRequest } from 'next/server'
import { getBooking } from '#lib/content/booking.ts'
import { provinceOptions } from '#lib/content/lead-form.ts'
import { resultNames } from '#lib/content/result-names.ts'
import { getShell } from '#lib/content/shell.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { addressText } from '#lib/leads/address-text.ts'
import { jobCalendar } from '#lib/leads/http/job-files.ts'
import { languageOf } from '#lib/leads/http/refusal.ts'
import { jobLines } from '#lib/leads/offers/job-text.ts'
import { leadDependencies } from '../../leads/dependencies.ts'

/** The day of a job, for the calendar of the contractor who was chosen. */
export function GET(request: NextRequest): Promise<Response> {
  return jobCalendar(request, leadDependencies, async (job) => {
    const lang = languageOf(request)
    const name = (await getShell(lang)).settings?.name ?? ''
    const { reference, customer, city, province, life } = job
    const { dayAsked } = getDictionary(lang).jobPages.job
    const provinces = provinceOptions((await getBooking(lang)).provinces)
    const isCertain = life.appointment?.isConfirmed
    return {
      title: `${name}: ${jobLines(job, await resultNames(lang), lang).join(', ')}`,
      text: [reference, customer?.name, customer?.phone, !isCertain && dayAsked].filter(Boolean).join('\n'),
      place: addressText({ street: customer?.address ?? '', city, province }, provinces, lang),
    }
  })
}
