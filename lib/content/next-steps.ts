import 'server-only'
import { defineQuery } from 'groq'
import { hyphenated } from '#lib/chosen-job/hyphenated.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import type { FormType } from '#lib/leads/forms/index.ts'
import { EMERGENCY } from '#lib/leads/lead.ts'
import type { PromiseClock } from '#lib/leads/staff/promise.ts'
import { type NextSteps, nextStepsOf, promiseRules } from '#lib/requests/next-steps.ts'
import { type Asked, promiseOf } from '#lib/requests/promise.ts'
import { longestResponse } from '#lib/requests/response-time.ts'
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

const readStored = cachedUntilChange(async () => (await fetchContent(nextStepsQuery, {})).result)

/** Filled in each time: what stands behind a figure may be different on another day. */
const read = async () => (await fillNamedFigures(await readStored(), 'published')).filled

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
  const emergency = emergencyIn(emergencies, answers)
  return nextStepsOf(
    askedIn(answers, emergency),
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

/**
 * The clocks of requests, for staff: they end at the moment that `getNextSteps` says to the customer. For an emergency service it
 * is the longest end of its response time.
 */
export async function getPromiseClock(): Promise<PromiseClock> {
  return promiseClockFrom(await read())
}

/** The same, from content that has been read. */
export function promiseClockFrom(content: NextStepsQueryResult): PromiseClock {
  const { booking, site, emergencies } = localize(content, 'en')
  const rules = promiseRules(booking, site?.structuredData?.openingHours)
  return (answers, receivedAt) => {
    const service = emergencyIn(emergencies, answers)
    const asked = askedIn(answers, service)
    const response = longestResponse(service?.responseTime ?? '')
    const until =
      response === null ? promiseOf(asked, rules, receivedAt).matchedAt : receivedAt + response * 60_000
    return { isEmergency: asked.isEmergency, until }
  }
}

/** The emergency service that was asked for; undefined when it is another service. */
function emergencyIn<Service extends { englishName: string | null }>(
  services: readonly Service[],
  { service_type = '', job = '' }: Answers,
): Service | undefined {
  const service = new URLSearchParams(job).get('service')
  return services.find(({ englishName }) => [service_type, service].includes(hyphenated(englishName ?? '')))
}

function askedIn(answers: Answers, emergency: object | undefined): Asked {
  const { urgency, timeline = '', preferred_date = '', province_state = '' } = answers
  return {
    isEmergency: urgency === EMERGENCY || emergency !== undefined,
    timeline,
    preferredDate: preferred_date,
    province: province_state,
  }
}
