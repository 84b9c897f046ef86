import { type Language, otherLanguage } from '#lib/i18n/languages.ts'

/** The first of the browser's languages that the site has, or English. */
export function browserLanguage(languages: readonly string[] = navigator.languages): Language {
  const other = otherLanguage('en')
  const first = languages
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find((tag) => tag === 'en' || tag === other)
  return first === other ? other : 'en'
}
