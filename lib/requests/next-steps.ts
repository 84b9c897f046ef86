import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localTime, zoneOf } from './local-time.ts'
import type { StoredHours } from './opening-hours.ts'
import { type Asked, type Promised, type PromiseRules, promiseOf } from './promise.ts'
import { timeText } from './time-text.ts'

/** The moments that a step can tell of, in their order. */
export const MOMENTS = ['matched', 'quotes', 'work'] as const

export type Moment = (typeof MOMENTS)[number]

/** The texts after a booking or a quote request, in one language. */
export interface NextStepTexts {
  confirmation: string | null
  /** Added to the first step while we are closed. */
  closedText: string | null
  /** The hours within which contractors have the request. */
  matchHours: number | null
  /** Without a `moment`, as earlier releases stored them, the steps are in the order of MOMENTS. */
  nextSteps:
    | { moment: Moment | null; title: string | null; text: string | null; days: number | null }[]
    | null
}

export interface RequestRules {
  texts: NextStepTexts | null
  openingHours: StoredHours | null | undefined
  /** The text of an emergency: to call 911 first. Without it there is a short one. */
  urgentNote: string | null
  /** The response time of the emergency service that was asked for, such as `30-90 minutes`. */
  responseTime: string | null
}

/** A step after a form was sent. `when` is empty where no date can be promised. */
export interface NextStep {
  when: string
  title: string
  text: string
}

/** The texts about what happens after a form was sent. */
export interface NextSteps {
  text: string
  steps: NextStep[]
  /** Whether it is an emergency: by the urgency that was chosen, or by the service. */
  isEmergency?: boolean
}

export const USUAL_MATCH_HOURS = 2
const USUAL_DAYS: Readonly<Record<Moment, number>> = { matched: 0, quotes: 1, work: 7 }

/** The figures of the documents, or the usual ones where they say nothing. */
export function promiseRules(
  texts: NextStepTexts | null,
  openingHours: StoredHours | null | undefined,
): PromiseRules {
  const daysOf = (moment: Moment) =>
    storedSteps(texts).find((step) => step.moment === moment)?.days ?? USUAL_DAYS[moment]
  const matchHours = texts?.matchHours ?? USUAL_MATCH_HOURS
  return { openingHours, matchHours, quoteDays: daysOf('quotes'), workDays: daysOf('work') }
}

const storedSteps = (texts: NextStepTexts | null) =>
  (texts?.nextSteps ?? []).map((step, place) => ({
    ...step,
    moment: step.moment ?? MOMENTS[place] ?? 'work',
  }))

/**
 * What happens next after a request, with dates on the clock of its province. An emergency has one step, with the response time
 * of its service.
 * @param receivedAt in milliseconds since 1970
 */
export function nextStepsOf(
  asked: Asked,
  rules: RequestRules,
  receivedAt: number,
  lang: Language,
): NextSteps {
  const { texts, openingHours, urgentNote, responseTime } = rules
  const promised = promiseOf(asked, promiseRules(texts, openingHours), receivedAt)
  const today = localTime(receivedAt, zoneOf(asked.province)).day
  const response = responseTime && `${getDictionary(lang).forms.quote.response} – ${responseTime}`
  const steps = storedSteps(texts).flatMap(({ moment, title, text }): NextStep[] => {
    const said = { title: title ?? '', text: text ?? '', when: whenOf(moment, promised, today, lang) }
    if (!asked.isEmergency) {
      const isWaiting = moment === 'matched' && !promised.hasBegun && texts?.closedText
      return [isWaiting ? { ...said, text: `${said.text} ${texts.closedText}` } : said]
    }
    if (moment !== 'matched') return []
    return [response ? { ...said, when: '', text: response } : said]
  })
  const { isEmergency } = asked
  const text = isEmergency ? urgentNote || getDictionary(lang).mails.danger : (texts?.confirmation ?? '')
  return { text, steps, isEmergency }
}

/** The date of a moment in words; empty when it has none. */
function whenOf(moment: Moment, { matched, quotes, work }: Promised, today: string, lang: Language): string {
  const { today: onToday, until, onAsked, todayUntil, untilTime } = getDictionary(lang).forms
  const { date } = getFormatters(lang)
  if (moment === 'matched') {
    const words = matched.day === today ? todayUntil : untilTime
    return fillPlaceholders(words, { date: date(matched.day), time: timeText(matched.minutes, lang) })
  }
  const day = moment === 'quotes' ? quotes : (work?.day ?? null)
  if (day === null) return ''
  const isExact = moment === 'work' && work?.isExact
  return fillPlaceholders(day === today ? onToday : isExact ? onAsked : until, { date: date(day) })
}
