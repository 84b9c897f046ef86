import { type Language, LOCALES } from '#lib/i18n/languages.ts'

/** `4:30 p.m.` / `16 h 30`, a whole hour `8:00 a.m.` / `8 h`; from minutes after midnight. Not in format.ts, which pages load. */
export function timeText(minutes: number, lang: Language): string {
  const time = new Date(minutes * 60_000)
  const text = time.toLocaleTimeString(LOCALES[lang], { timeStyle: 'short', timeZone: 'UTC' })
  return text
    .replace(/^0(?=\d)/, '')
    .replace(/(\sh)\s00$/, '$1')
    .replaceAll(/\s/g, '\u00A0')
}

/** Minutes after midnight of a time such as `09:30`. */
export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
