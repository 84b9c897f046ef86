import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Appointment } from '#lib/requests/life.ts'
import { minutesOf, timeText } from '#lib/requests/time-text.ts'

const UNITS: Record<Language, { day: string; hour: string; minute: string }> = {
  en: { day: 'd', hour: 'h', minute: 'min' },
  fr: { day: 'j', hour: 'h', minute: 'min' },
}

/** `2 d 3 h`, `1 h 05 min`, `12 min`: a duration in milliseconds, in whole minutes, without minutes from a day on. */
export function durationText(milliseconds: number, language: Language): string {
  const { day, hour, minute } = UNITS[language]
  const minutes = Math.floor(milliseconds / 60_000)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  const parts =
    days > 0
      ? [days, day, hours % 24, hour]
      : hours > 0
        ? [hours, hour, String(minutes % 60).padStart(2, '0'), minute]
        : [minutes, minute]
  return parts.join('\u00A0')
}

/** The day of an installation with its hours for a spreadsheet: `2026-12-05 09:00–11:00`. */
export const dayText = ({ day, from, to }: Appointment): string =>
  [day, [from, to].filter(Boolean).join('–')].filter(Boolean).join(' ')

const HOURS: Record<
  Language,
  { between: (from: string, to: string) => string; from: (from: string) => string }
> = {
  en: { between: (from, to) => `${from} to ${to}`, from: (from) => `from ${from}` },
  fr: { between: (from, to) => `de ${from} à ${to}`, from: (from) => `à partir de ${from}` },
}

/** The day of an installation in words: `December 5, 2026, 9:00 a.m. to 11:00 a.m.` / `5 décembre 2026, de 9 h à 11 h`. */
export function dayWords({ day, from, to }: Appointment, language: Language): string {
  const date = getFormatters(language).date(day)
  if (!from) return date
  const clock = (time: string) => timeText(minutesOf(time), language)
  const words = HOURS[language]
  return `${date}, ${to ? words.between(clock(from), clock(to)) : words.from(clock(from))}`
}
