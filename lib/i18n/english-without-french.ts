import { type FieldPath, type LocalizedField, localizedFields } from './localized-field.ts'
import { isToReview, type TranslationState, translationState } from './translation-state.ts'
import { isSameText } from './translation-text.ts'

export interface EnglishWithoutFrench {
  path: FieldPath
  field: LocalizedField
  state: Exclude<TranslationState, 'done'>
}

/**
 * The texts whose English the draft adds or changes without their French, and those whose new French nobody has confirmed, in the
 * order of the document (docs/product.md, Translations). A text with unchanged English is left out, even if its French is missing
 * or out of date.
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
    const isNewFrench = !isSameText(before?.fr, field.fr)
    const isSuggestion = isNewFrench && isToReview(field)
    const isWrittenToo = state === 'outOfDate' && isNewFrench
    return !isSuggestion && (isAsBefore || isWrittenToo) ? [] : [{ path, field, state }]
  })
}
