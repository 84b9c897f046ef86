import type { CustomValidator } from 'sanity'
import { hasText } from '#lib/i18n/has-text.ts'
import { type Bilingual, LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import type { SiteFacts } from '#schemas/define.ts'
import { about } from './sentence.ts'

/** The name of each language, in both languages. */
const NAMES: Record<Language, Bilingual> = {
  en: { en: 'English', fr: 'anglais' },
  fr: { en: 'French', fr: 'français' },
}

/** A localized value. An editor may leave either language empty. */
type Localized = Partial<Record<Language, unknown>>

export function isLocalized(value: unknown): value is Localized {
  return typeof value === 'object' && value !== null
}

/** The rule of a required text: it needs English, because a page shows English where French is missing. */
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

/** The rule of the `en` part of every localized type: French text needs English text too. */
export const englishBesideFrench: CustomValidator = (english, { parent }) =>
  hasText(english) || !isLocalized(parent) || !hasText(parent.fr)
    ? true
    : {
        en: 'There is French text but no English. Write the English text too.',
        fr: 'Il y a un texte français, mais pas d’anglais. Écrivez aussi le texte anglais.',
      }

/** The rule of the `fr` part of every localized type: English text needs French text too. */
export const frenchBesideEnglish: CustomValidator = (french, { parent }) =>
  hasText(french) || !isLocalized(parent) || !hasText(parent.en)
    ? true
    : {
        en: 'French is missing. Until it is written, French pages show the English text.',
        fr: 'Le français manque. D’ici là, les pages françaises montrent le texte anglais.',
      }

/** The rule for names in braces, such as `{cities}`: each needs a value, or visitors would see the braces. */
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

/** The form shows both languages side by side. A field's own `options` replace those of its type, so they must repeat this. */
export const SIDE_BY_SIDE = { columns: 2 }

/** A hidden field: the English that the French was translated from. It shows whether the French is out of date. */
export const keptEnglish = {
  name: 'translatedFrom',
  title: { en: 'English the French was written from', fr: 'Anglais d’où vient le français' },
  hidden: true,
} as const
