import type { LocalizedField } from '#lib/i18n/localized-field.ts'
import { translationState, withEnglish, withFrench } from '#lib/i18n/translation-state.ts'
import { pathText, valueAt, withValueAt } from '#studio/core/at-path.ts'
import { isObject } from '#studio/core/is-object.ts'
import { type Hit, spansOf, textOf } from './find-text.ts'

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
