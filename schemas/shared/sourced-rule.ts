import type { CustomValidator } from 'sanity'
import type { Bilingual } from '#lib/i18n/languages.ts'
import { sourcedText } from '#lib/pricing/sourced-text.ts'

/** Validation of a value with its source on a second line. A source has a year. */
export const sourcedRule: CustomValidator<Partial<Bilingual> | undefined> = ({ en, fr } = {}) => {
  const isSourced = (text: string) => /\d{4}/.test(sourcedText(text).source)
  return en && [en, fr ?? ''].every((text) => text === '' || isSourced(text))
    ? true
    : {
        en: 'Write the value on the first line, and its source with the year on the second.',
        fr: 'Inscrivez la valeur sur la première ligne, et sa source avec l’année sur la deuxième.',
      }
}
