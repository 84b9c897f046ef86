import 'server-only'
import { defineQuery } from 'groq'
import { hyphenated } from '#lib/chosen-job/hyphenated.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import type { FormType } from '#lib/leads/forms/index.ts'
import { EMERGENCY } from '#lib/leads/lead.ts'
import { type NextSteps, nextStepsOf } from '#lib/requests/next-steps.ts'
import { cachedUntilChange } from './cached-until-change.ts'
import { fillNamedFigures } from './named-figures.ts'
import type { NextStepsQueryResult } from './sanity.types.ts'
import { fetchContent } from './source.ts'

export const nextStepsQuery = defineQuery(`{
  "booking": *[_type == "bookingPage" && _id == "bookingPage"][0]{
    _id, confirmation, closedText, matchHours, nextSteps[]{_key, moment, title, text, days}
  },
  "quote": *[_type == "getQuotePage" && _id == "getQuotePage"][0]{_id, urgentNote},
  "site": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    _id, structuredData{openingHours[]{_key, days, opens, closes}}
  },
  "emergencies": *[_type == "emergencyService"]{_id, "englishName": name.en, responseTime},
  "contact": *[_type == "contactPage" && _id == "contactPage"][0]{_id, confirmation},
  "contractor": *[_type == "contractorJoinPage" && _id == "contractorJoinPage"][0]{_id, confirmation},
  "partner": *[_type == "suggestPartnerPage" && _id == "suggestPartnerPage"][0]{_id, confirmation},
  "claim": *[_type == "guaranteePage" && _id == "guaranteePage"][0]{_id, confirmation}
}`)

const read = cachedUntilChange(async () => {
  const { result } = await fetchContent(nextStepsQuery, {})
  return (await fillNamedFigures(result, 'published')).filled
})

type Answers = Readonly<Record<string, string>>

/**
 * What happens next after a form with these answers.
 * @param receivedAt in milliseconds since 1970
 */
export async function getNextSteps(
  type: FormType,
  answers: Answers,
  receivedAt: number,
  lang: Language,
): Promise<NextSteps> {
  return nextStepsFrom(await read(), type, answers, receivedAt, lang)
}

/** The same, from content that has been read. */
export function nextStepsFrom(
  content: NextStepsQueryResult,
  type: FormType,
  answers: Answers,
  receivedAt: number,
  lang: Language,
): NextSteps {
  const { booking, quote, site, emergencies, ...others } = localize(content, lang)
  if (type !== 'lead') return { text: others[type]?.confirmation ?? '', steps: [] }
  const { service_type = '', job = '', urgency, timeline = '', preferred_date = '' } = answers
  const service = new URLSearchParams(job).get('service')
  const emergency = emergencies.find(({ englishName }) =>
    [service_type, service].includes(hyphenated(englishName ?? '')),
  )
  return nextStepsOf(
    {
      isEmergency: urgency === EMERGENCY || emergency !== undefined,
      timeline,
      preferredDate: preferred_date,
      province: answers.province_state ?? '',
    },
    {
      texts: booking,
      openingHours: site?.structuredData?.openingHours,
      urgentNote: quote?.urgentNote ?? null,
      responseTime: emergency?.responseTime ?? null,
    },
    receivedAt,
    lang,
  )
}
