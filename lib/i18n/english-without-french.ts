import { type FieldPath, type LocalizedField, localizedFields } from './localized-field.ts'
import { type TranslationState, translationState } from './translation-state.ts'
import { isSameText } from './translation-text.ts'

export interface EnglishWithoutFrench {
  path: FieldPath
  field: LocalizedField
  state: Exclude<TranslationState, 'done'>
}

/**
 * The texts whose English the draft adds or changes without their French, in the order of the document (docs/product.md,
 * Translations). A text with unchanged English is left out, even if its French is missing or out of date.
 */
export function englishWithoutFrench(published: object | null, draft: object | null): EnglishWithoutFrench[] {
  const shown = new Map(
    [...localizedFields(published)].map(({ path, field }) => [JSON.stringify(path), field]),
  )
  return [...localizedFields(draft)].flatMap(({ path, field }) => {
    const state = translationState(field)
    if (state === null || state === 'done') return []
    const before = shown.get(JSON.stringify(path))
    const isAsBefore = isSameText(before?.en, field.en)
    const isWrittenToo = state === 'outOfDate' && !isSameText(before?.fr, field.fr)
    return isAsBefore || isWrittenToo ? [] : [{ path, field, state }]
  })
}
