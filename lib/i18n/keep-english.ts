import { hasText } from './has-text.ts'
import { isLocalizedField, type LocalizedField } from './localized-field.ts'
import { withEnglish } from './translation-state.ts'
import { isSameText } from './translation-text.ts'

type Fields = Record<string, unknown>

/**
 * Adds `translatedFrom` (the English that the French was written from) to fields whose English alone was changed. Removes it
 * when the English is the same again, or the French is empty (docs/product.md, Translations).
 * @param before The version before the change. List items are matched by their keys.
 * @returns `after` itself when no `translatedFrom` changes.
 */
export function keepEnglish<Value>(before: unknown, after: Value): Value {
  return kept(before, after) as Value
}

function kept(before: unknown, after: unknown): unknown {
  if (before === after || !isObject(before) || !isObject(after)) return after
  if (Array.isArray(after)) return Array.isArray(before) ? keptList(before, after) : after
  if (isLocalizedField(after)) return isLocalizedField(before) ? keptField(before, after) : after
  const fields = Object.entries(after).map(([name, value]) => [name, kept(before[name], value)] as const)
  return fields.some(([name, value]) => value !== after[name]) ? Object.fromEntries(fields) : after
}

function keptList(before: unknown[], after: unknown[]): unknown[] {
  const items = after.map((item, index) => {
    const key = isObject(item) ? item._key : undefined
    const isSameItem = (other: unknown) => isObject(other) && other._key === key
    return kept(key === undefined ? before[index] : before.find(isSameItem), item)
  })
  return items.some((item, index) => item !== after[index]) ? items : after
}

function keptField(before: LocalizedField, after: LocalizedField): LocalizedField {
  const { translatedFrom, ...field } = after
  if (translatedFrom !== undefined) {
    return hasText(field.fr) && !isSameText(translatedFrom, field.en) ? after : field
  }
  if (isSameText(before.en, field.en) || !isSameText(before.fr, field.fr)) return after
  const { translatedFrom: source } = withEnglish(before, field.en)
  return source === undefined ? after : { ...field, translatedFrom: source }
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
