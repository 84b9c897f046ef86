import type { Bilingual, Language } from '#lib/i18n/languages.ts'
import { priceRangeText } from '#lib/pricing/price-range-text.ts'
import type { Preview } from '#schemas/define.ts'
import type { Page, Singleton } from '#schemas/document-types.ts'

export const NO_NAME: Bilingual = { en: 'No name yet', fr: 'Pas encore de nom' }
export const NO_TEXT: Bilingual = { en: 'No text yet', fr: 'Pas encore de texte' }

const FRENCH_IS_MISSING: Bilingual = { en: 'French is missing', fr: 'Français manquant' }

/** A text in the language of the Studio, or else in English. */
export function ownText({ en, fr }: Partial<Bilingual>, language: Language): string | undefined {
  return (language === 'fr' && fr) || en
}

/** The text in the other language. It is empty when there is no French, because `ownText` then shows the English already. */
export function otherText({ en, fr }: Partial<Bilingual>, language: Language): string | undefined {
  return language === 'fr' ? fr && en : fr
}

/** The text in the other language, or the words for missing French. */
export const otherOrMissing = (text: Partial<Bilingual>, language: Language): string =>
  otherText(text, language) || FRENCH_IS_MISSING[language]

/**
 * Preview of a document or object whose title is a localized field: the text in the language of the Studio with the
 * other language below it, so that every list shows missing translations.
 */
export function localizedPreview(titleField: string, mediaField?: string): Preview {
  return {
    select: mediaField ? { media: mediaField } : {},
    texts: { text: titleField },
    prepare: ({ text, media }, language) => ({
      title: ownText(text, language) || NO_TEXT[language],
      subtitle: otherOrMissing(text, language),
      media,
    }),
  }
}

/** Like `localizedPreview`, but the second line begins with the price, because lists cut off long lines. */
export const pricedPreview = (titleField: string, priceField: string): Preview => ({
  select: { price: priceField, media: 'picture' },
  texts: { text: titleField },
  prepare: ({ text, price, media }, language) => ({
    title: ownText(text, language) || NO_NAME[language],
    subtitle: [priceRangeText(price, language), otherOrMissing(text, language)].filter(Boolean).join(' · '),
    media,
  }),
})

/** Preview of an item with a localized label, and below it a value that is the same in both languages, such as a number. */
export const labelledPreview = (valueField: string): Preview => ({
  select: { [valueField]: valueField },
  texts: { label: 'label' },
  prepare: ({ label, [valueField]: value }, language) => ({
    title: ownText(label, language),
    subtitle: value,
  }),
})

/** Preview of a person: name and picture, with a localized text below. */
export function namedPreview(subtitleField: string): Preview {
  return {
    select: { title: 'name', media: 'picture' },
    texts: { subtitle: subtitleField },
    prepare: ({ subtitle, ...rest }, language) => ({ ...rest, subtitle: ownText(subtitle, language) }),
  }
}

/** Preview of a type with one document: the title of the type. A page has its path below. */
export function singlePreview({ title, path }: Singleton & Partial<Page>): Preview {
  return { prepare: (_, language) => ({ title: title[language], subtitle: path }) }
}
