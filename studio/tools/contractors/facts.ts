import type { Contractor } from '#lib/leads/contractors/contractors.ts'
import type { ContractorSummary } from '#lib/leads/contractors/list.ts'
import type { Words } from './words.ts'

interface Formats {
  words: Words
  number: (value: number) => string
  day: (at: number | string) => string
}

/** The state of a contractor, with who paused it and until when. */
export function stateText(
  { state, pausedBy, pausedUntil }: Pick<Contractor, 'state' | 'pausedBy' | 'pausedUntil'>,
  { words, day }: Formats,
): string {
  const more = [
    pausedBy && words.pausedBy[pausedBy],
    pausedUntil !== null && words.pausedUntil(day(pausedUntil)),
  ]
  return [words.states[state], ...more].filter(Boolean).join(', ')
}

/** How busy a contractor is and how it works, as short texts. */
export function loadTexts(
  { contractor, load, rating }: Pick<ContractorSummary, 'contractor' | 'load' | 'rating'>,
  { words, number }: Formats,
): string[] {
  const { limits } = contractor.profile
  const { answerMinutes } = load
  return [
    words.openJobs(number(load.openJobs), number(limits.openJobs)),
    words.thisWeek(number(load.offersThisWeek), number(limits.offersWeek)),
    ...(answerMinutes === null ? [] : [words.answersIn(durationText(answerMinutes, { words, number }))]),
    ...(rating === null ? [] : [words.rating(number(rating))]),
  ]
}

/** Minutes up to two hours, then whole hours. */
export const durationText = (
  minutes: number,
  { words, number }: Pick<Formats, 'words' | 'number'>,
): string =>
  minutes < 120 ? words.minutes(number(Math.round(minutes))) : words.hours(number(Math.round(minutes / 60)))

/** The date of the browser, as `2026-11-30`. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** The noon of a day, so that it is the same day in every time zone of Canada. */
export const noonOf = (isoDay: string): number => Date.parse(`${isoDay}T12:00`)
