import type { CustomValidator } from 'sanity'
import { hasText } from '#lib/i18n/has-text.ts'
import { type Bilingual, LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import type { SiteFacts } from '#schemas/define.ts'
import { about } from './sentence.ts'

/** What each language is called in each. */
const NAMES: Record<Language, Bilingual> = {
  en: { en: 'English', fr: 'anglais' },
  fr: { en: 'French', fr: 'français' },
}

/** A localized value as an editor may leave it: either language can still be missing. */
type Localized = Partial<Record<Language, unknown>>

export function isLocalized(value: unknown): value is Localized {
  return typeof value === 'object' && value !== null
}

/** English is what every page falls back to, so a required text needs at least that. */
export function needsEnglish(title: Bilingual): CustomValidator {
  const missing = about(title, { en: 'write the English text.', fr: 'écrivez le texte anglais.' })
  return (value) => (isLocalized(value) && hasText(value.en) ? true : missing)
}

/** Warns when a text is longer than its place on the page or in a search result. */
export function fitsIn(title: Bilingual, max: number): CustomValidator {
  return (value) => {
    if (!isLocalized(value)) return true
    const long = LANGUAGES.find((language) => String(value[language] ?? '').length > max)
    if (!long) return true
    return about(title, {
      en: `the ${NAMES[long].en} text is longer than ${max} characters.`,
      fr: `le texte ${NAMES[long].fr} dépasse ${max} caractères.`,
    })
  }
}

/** Sits on the `en` part of every localized type. */
export const englishBesideFrench: CustomValidator = (english, { parent }) =>
  hasText(english) || !isLocalized(parent) || !hasText(parent.fr)
    ? true
    : {
        en: 'There is French text but no English. Write the English text too.',
        fr: 'Il y a un texte français, mais pas d’anglais. Écrivez aussi le texte anglais.',
      }

/** Sits on the `fr` part of every localized type. */
export const frenchBesideEnglish: CustomValidator = (french, { parent }) =>
  hasText(french) || !isLocalized(parent) || !hasText(parent.en)
    ? true
    : {
        en: 'French is missing. Until it is written, French pages show the English text.',
        fr: 'Le français manque. D’ici là, les pages françaises montrent le texte anglais.',
      }

/** A name in braces that nothing fills in would be shown to visitors as it is. */
export const knownNames =
  ({ unknownNames }: Pick<SiteFacts, 'unknownNames'>): CustomValidator =>
  async (text, context) => {
    const [name] = await unknownNames(text, context)
    if (name === undefined) return true
    return {
      en: `{${name}} is neither a site figure that is published nor a name this page fills in.`,
      fr: `{${name}} n’est ni un chiffre du site publié ni un nom que cette page remplace.`,
    }
  }

/** The form shows the two languages beside each other. What says other options of a text has to say this too. */
export const SIDE_BY_SIDE = { columns: 2 }

/** Part of every localized type, kept by the lake, and by the Studio for hosted Sanity: shows a translator what has changed since the French was written. */
export const keptEnglish = {
  name: 'translatedFrom',
  title: { en: 'English the French was written from', fr: 'Anglais d’où vient le français' },
  hidden: true,
} as const
