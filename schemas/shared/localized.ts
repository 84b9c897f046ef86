import type { CustomValidator } from 'sanity'
import { hasText } from '#lib/i18n/has-text.ts'

const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'French' },
] as const

type Language = (typeof LANGUAGES)[number]['code']

/** A localized value as an editor may leave it: either language can still be missing. */
type Localized = Partial<Record<Language, unknown>>

export function isLocalized(value: unknown): value is Localized {
  return typeof value === 'object' && value !== null
}

/** English is what every page falls back to, so a required text needs at least that. */
export function needsEnglish(title: string): CustomValidator {
  return (value) => (isLocalized(value) && hasText(value.en) ? true : `${title}: write the English text.`)
}

/** Warns when a text is longer than its place on the page or in a search result. */
export function fitsIn(title: string, max: number): CustomValidator {
  return (value) => {
    if (!isLocalized(value)) return true
    const long = LANGUAGES.find(({ code }) => String(value[code] ?? '').length > max)
    return long ? `${title}: the ${long.name} text is longer than ${max} characters.` : true
  }
}

/** Sits on the `en` part of every localized type. */
export const englishBesideFrench: CustomValidator = (english, { parent }) =>
  hasText(english) || !isLocalized(parent) || !hasText(parent.fr)
    ? true
    : 'There is French text but no English. Write the English text too.'

/** Sits on the `fr` part of every localized type. */
export const frenchBesideEnglish: CustomValidator = (french, { parent }) =>
  hasText(french) || !isLocalized(parent) || !hasText(parent.en)
    ? true
    : 'French is missing. Until it is written, French pages show the English text.'

/** Part of every localized type, kept by the Studio: shows a translator what has changed since the French was written. */
export const keptEnglish = {
  name: 'translatedFrom',
  title: 'English the French was written from',
  hidden: true,
} as const
