import { type FieldPath, type LocalizedField, localizedFields } from './localized-field.ts'
import { type TranslationState, translationState } from './translation-state.ts'
import { isSameText } from './translation-text.ts'

export interface EnglishWithoutFrench {
  path: FieldPath
  field: LocalizedField
  state: Exclude<TranslationState, 'done'>
}

/**
 * The texts whose English a publish changes or adds while their French is missing or unchanged, in the order of the document
 * (docs/product.md, Translations). French that was already missing or out of date for the same English is left out.
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
