import { useMemo } from 'react'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import { dateFormat } from './dates.ts'
import { useStudioLanguage } from './language.ts'

/** A tool's texts and formats in the language of the Studio. Times are in the time zone of the browser. */
export function useTexts<Words>(texts: Record<Language, Words>) {
  const language = useStudioLanguage()
  const formats = useMemo(() => formatsIn(language), [language])
  return { ...formats, language, words: texts[language] }
}

function formatsIn(language: Language) {
  const numbers = new Intl.NumberFormat(LOCALES[language])
  const lists = new Intl.ListFormat(LOCALES[language], { type: 'conjunction' })
  const short = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const long = dateFormat(language, { dateStyle: 'long', timeStyle: 'short' })
  const days = dateFormat(language, { dateStyle: 'long' })
  return {
    number: (value: number) => numbers.format(value),
    /** `Anna, Bo and Cy`. */
    list: (names: string[]) => lists.format(names),
    /** The day and the time. `at` is in milliseconds, or an ISO date. */
    time: (at: number | string) => short.format(new Date(at)),
    /** Like `time`, with the full name of the month. */
    longTime: (at: number | string) => long.format(new Date(at)),
    day: (at: number | string) => days.format(new Date(at)),
  }
}
