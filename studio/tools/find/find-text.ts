import type { Language } from '#lib/i18n/languages.ts'
import { type FieldPath, localizedFields } from '#lib/i18n/localized-field.ts'
import { pathText } from '#studio/core/at-path.ts'
import { isObject } from '#studio/core/is-object.ts'

export interface Search {
  text: string
  isCaseSensitive: boolean
  isWholeWord: boolean
  languages: readonly Language[]
}

/** One occurrence of the searched text. */
export interface Hit {
  /** Unique in its document. */
  key: string
  /** The path of the localized field. */
  path: FieldPath
  language: Language
  /** The block, when the text is formatted. */
  block?: number
  /** The whole text, or the text of the block. */
  text: string
  start: number
  end: number
}

/** Every occurrence in the localized texts of a document, in its order. */
export function hitsIn(document: Record<string, unknown>, search: Search): Hit[] {
  const pattern = patternOf(search)
  return [...localizedFields(document)].flatMap(({ path, field }) =>
    search.languages.flatMap((language) =>
      textsOf(field[language]).flatMap(({ text, block }) =>
        [...text.matchAll(pattern)].map((match): Hit => {
          const end = match.index + match[0].length
          const key = [pathText(path), language, block, match.index].join(' ')
          return { key, path, language, block, text, start: match.index, end }
        }),
      ),
    ),
  )
}

/** A text, or the blocks of formatted text. */
function textsOf(value: unknown): { text: string; block?: number }[] {
  if (typeof value === 'string') return [{ text: value }]
  if (!Array.isArray(value)) return []
  return value.map((block, index) => ({ text: spansOf(block).map(textOf).join(''), block: index }))
}

export function spansOf(block: unknown): unknown[] {
  return isObject(block) && Array.isArray(block.children) ? block.children : []
}

/** The text of a span. Inline objects have no text. */
export function textOf(span: unknown): string {
  return isObject(span) && typeof span.text === 'string' ? span.text : ''
}

/** A typed space finds no-break spaces too, and a straight apostrophe the curly one. */
function patternOf({ text, isCaseSensitive, isWholeWord }: Search): RegExp {
  const literal = text
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/ /g, '[ \\u00a0\\u202f]')
    .replace(/['’]/g, "['’]")
  const pattern = isWholeWord ? `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])` : literal
  return new RegExp(pattern, isCaseSensitive ? 'gu' : 'giu')
}
