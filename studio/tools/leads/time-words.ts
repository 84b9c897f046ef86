import type { Language } from '#lib/i18n/languages.ts'
import type { Appointment } from '#lib/requests/life.ts'

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

/** The day of an installation with its hours, if they are known: `2026-12-05 09:00–11:00`. */
export const dayText = ({ day, from, to }: Appointment): string =>
  [day, [from, to].filter(Boolean).join('–')].filter(Boolean).join(' ')
