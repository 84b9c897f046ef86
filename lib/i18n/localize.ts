import type { StegaString } from '@sanity/client/stega'
import type { Language } from './languages.ts'
import { isLocalizedField, type LocalizedField } from './localized-field.ts'
import { breakLongWords } from './long-words.ts'

/** The type of a result for a page: each localized field is replaced by its value in one language. */
export type Localized<T> = T extends { _type: 'localeString' | 'localeText' }
  ? StegaString
  : T extends { _type: 'localeBlocks'; en?: infer Blocks }
    ? NonNullable<Blocks>
    : T extends (infer Item)[]
      ? Localized<Item>[]
      : T extends object
        ? { [Key in keyof T]: Localized<T[Key]> }
        : T

/**
 * Turns a query result into plain values in one language. A field without French falls back to English, then to an empty value.
 * Words that are too long for a phone get zero-width characters, at which a line may break (long-words.ts).
 */
export function localize<T>(value: T, lang: Language): Localized<T> {
  return localizeValue(value, lang) as Localized<T>
}

function localizeValue(value: unknown, lang: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => localizeValue(item, lang))
  if (typeof value !== 'object' || value === null) return value
  if (isLocalizedField(value)) return pick(value, lang)
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, localizeValue(field, lang)]))
}

function pick(field: LocalizedField, lang: Language): unknown {
  const filled = [field[lang], field.en].find((value) => isFilled(value, field))
  if (field._type === 'localeBlocks') return (Array.isArray(filled) ? filled : []).map(withBrokenSpans)
  return typeof filled === 'string' ? breakLongWords(filled) : ''
}

/** Breaks long words in the spans of a block of formatted text. */
function withBrokenSpans(block: unknown): unknown {
  if (!isRecord(block) || !Array.isArray(block.children)) return block
  const children = block.children.map((span: unknown) =>
    isRecord(span) && typeof span.text === 'string' ? { ...span, text: breakLongWords(span.text) } : span,
  )
  return { ...block, children }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether a value is text. Scripts may have written any other value into the lake, which cannot be shown. */
function isFilled(value: unknown, { _type }: LocalizedField): boolean {
  return _type === 'localeBlocks'
    ? Array.isArray(value) && value.length > 0
    : typeof value === 'string' && value !== ''
}
