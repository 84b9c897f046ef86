import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Formatters } from '#lib/i18n/format.ts'

interface TimeWords {
  /** With `{count}`. */
  minutes: string
  hours: { one: string; other: string }
}

/** Under two hours in minutes, otherwise hours with one decimal. */
export function hoursText(hours: number, words: TimeWords, { number, plural }: Formatters): string {
  if (hours < 2) return fillPlaceholders(words.minutes, { count: number(Math.round(hours * 60)) })
  const rounded = Math.round(hours * 10) / 10
  return fillPlaceholders(plural(rounded, words.hours), {
    count: number(rounded, { minimumFractionDigits: 1 }),
  })
}
