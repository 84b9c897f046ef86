import type { StegaString } from '@sanity/client/stega'
import type { Language } from './languages.ts'
import { isLocalizedField, type LocalizedField } from './localized-field.ts'
import { breakLongWords } from './long-words.ts'

/** The plain shape a page renders: every localized field replaced by its value in one language. */
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
 * Turns a query result into the plain document a page renders in one language. A field without French falls back to
 * English, then to an empty value. Words that are too long for a phone get characters of no width, where a line may break
 * (long-words.ts).
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

/** A block of formatted text, whose words are in its spans. */
function withBrokenSpans(block: unknown): unknown {
  if (!isRecord(block) || !Array.isArray(block.children)) return block
  const children = block.children.map((span: unknown) =>
    isRecord(span) && typeof span.text === 'string' ? { ...span, text: breakLongWords(span.text) } : span,
  )
  return { ...block, children }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Scripts may write anything into the lake; a page shows text, or nothing. */
function isFilled(value: unknown, { _type }: LocalizedField): boolean {
  return _type === 'localeBlocks'
    ? Array.isArray(value) && value.length > 0
    : typeof value === 'string' && value !== ''
}
