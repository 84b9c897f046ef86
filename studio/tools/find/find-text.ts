import { pathText, valueAt, withValueAt } from '#lib/i18n/at-path.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type FieldPath, type LocalizedField, localizedFields } from '#lib/i18n/localized-field.ts'
import { translationState, withEnglish, withFrench } from '#lib/i18n/translation-state.ts'
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
  /** The index of the block in formatted text. */
  block?: number
  /** The whole text, or the text of the block. */
  text: string
  start: number
  end: number
}

/** Every occurrence in the localized texts of a document, in the order of the document. */
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

/** The text itself, or the text of each block of formatted text. */
function textsOf(value: unknown): { text: string; block?: number }[] {
  if (typeof value === 'string') return [{ text: value }]
  if (!Array.isArray(value)) return []
  return value.map((block, index) => ({ text: spansOf(block).map(textOf).join(''), block: index }))
}

function spansOf(block: unknown): unknown[] {
  return isObject(block) && Array.isArray(block.children) ? block.children : []
}

/** The text of a span. Inline objects have no text. */
function textOf(span: unknown): string {
  return isObject(span) && typeof span.text === 'string' ? span.text : ''
}

/** A typed space also finds no-break spaces. Straight and curly apostrophes find each other. */
function patternOf({ text, isCaseSensitive, isWholeWord }: Search): RegExp {
  const literal = text
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/ /g, '[ \\u00a0\\u202f]')
    .replace(/['’]/g, "['’]")
  const pattern = isWholeWord ? `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])` : literal
  return new RegExp(pattern, isCaseSensitive ? 'gu' : 'giu')
}

/** The document with some hits replaced. Where only the English changes, the French becomes out of date. */
export function withReplaced<D extends Record<string, unknown>>(
  document: D,
  hits: readonly Hit[],
  replacement: string,
): D {
  const byField = Map.groupBy(hits, ({ path }) => pathText(path))
  return [...byField.values()].reduce((result, own) => {
    const path = own[0]?.path ?? []
    return withValueAt(result, path, fieldWith(valueAt(result, path) as LocalizedField, own, replacement))
  }, document)
}

function fieldWith(field: LocalizedField, hits: Hit[], replacement: string): LocalizedField {
  const { en = [], fr = [] } = Object.groupBy(hits, ({ language }) => language)
  const wasDone = translationState(field) === 'done'
  const english = en.length > 0 ? withEnglish(field, valueWith(field.en, en, replacement)) : field
  if (fr.length === 0) return english
  const french = valueWith(field.fr, fr, replacement)
  // Both languages changed in the same way, so French that was up to date still is.
  return wasDone && en.length > 0 ? withFrench(english, french) : { ...english, fr: french }
}

function valueWith(value: unknown, hits: Hit[], replacement: string): unknown {
  // Replaces from the end, so that the positions of the other hits stay valid.
  const fromEnd = hits.toSorted((one, other) => other.start - one.start)
  if (typeof value === 'string') {
    return fromEnd.reduce((text, { start, end }) => spliced(text, start, end, replacement), value)
  }
  if (!Array.isArray(value)) return value
  return value.map((block, index) =>
    fromEnd
      .filter((hit) => hit.block === index)
      .reduce<unknown>((result, hit) => blockWith(result, hit, replacement), block),
  )
}

/** A hit may begin in one span and end in another. The new text then has the formatting of the first span. */
function blockWith(block: unknown, { start, end }: Hit, replacement: string): unknown {
  if (!isObject(block)) return block
  let offset = 0
  let isPlaced = false
  const children = spansOf(block).map((span) => {
    const text = textOf(span)
    const [from, to] = [Math.max(start - offset, 0), Math.min(end - offset, text.length)]
    offset += text.length
    if (from >= to || !isObject(span)) return span
    const own = isPlaced ? '' : replacement
    isPlaced = true
    return { ...span, text: spliced(text, from, to, own) }
  })
  return { ...block, children }
}

const spliced = (text: string, start: number, end: number, replacement: string) =>
  text.slice(0, start) + replacement + text.slice(end)
