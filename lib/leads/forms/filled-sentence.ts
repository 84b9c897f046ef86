import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { typedLength } from './typed-length.ts'

interface Typed {
  value: unknown
  maxLength: number | undefined
  lang: Language
  /** The values for other names in braces. */
  words?: Readonly<Record<string, string>>
}

/** The sentence of an error. `tooLong` says by how many characters. */
export function filledSentence(sentence: string, { value, maxLength = 0, lang, words }: Typed): string {
  const { number } = getFormatters(lang)
  const count = typedLength(String(value ?? '')) - maxLength
  return fillPlaceholders(sentence, { limit: number(maxLength), count: number(count), ...words })
}
