import { hasText } from './has-text.ts'
import type { LocalizedField } from './localized-field.ts'
import { isSameText } from './translation-text.ts'

/** `missing`: English without French. `outOfDate`: the English has changed since the French was written. */
export type TranslationState = 'missing' | 'outOfDate' | 'done'

/** The state of a field's French, or null when there is no English to translate. */
export function translationState(field: LocalizedField): TranslationState | null {
  if (!hasText(field.en)) return null
  if (!hasText(field.fr)) return 'missing'
  return field.translatedFrom === undefined || isSameText(field.translatedFrom, field.en)
    ? 'done'
    : 'outOfDate'
}

/** The field with changed English. When there is French, `translatedFrom` keeps the English that it was written from. */
export function withEnglish<Field extends LocalizedField>(field: Field, en: Field['en']): Field {
  const { translatedFrom, ...rest } = field
  const source = translatedFrom ?? field.en
  const isKnown = translatedFrom !== undefined || hasText(source)
  const keepsSource = hasText(field.fr) && isKnown && !isSameText(source, en)
  return { ...rest, en, ...(keepsSource && { translatedFrom: source }) } as Field
}

/**
 * The field with French that a person has to confirm: it counts as out of date, whatever the English is. The former English is
 * left out, because this French was written from the present English.
 */
export function withFrenchToReview<Field extends LocalizedField>(field: Field, fr: Field['fr']): Field {
  return { ...field, fr, translatedFrom: typeof field.en === 'string' ? '' : [] }
}

/** Whether French waits for a person to confirm it: a service suggested it, or a file says that it needs a review. */
export function isToReview({ fr, translatedFrom }: LocalizedField): boolean {
  return hasText(fr) && translatedFrom !== undefined && !hasText(translatedFrom)
}

/** The field with French that matches the current English. */
export function withFrench<Field extends LocalizedField>(field: Field, fr: Field['fr']): Field {
  const { translatedFrom: _, ...rest } = field
  return { ...rest, fr } as Field
}
