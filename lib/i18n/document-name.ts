import type { Language } from '#lib/i18n/languages.ts'
import { isLocalizedField, localizedFields } from '#lib/i18n/localized-field.ts'
import { plainText } from '#lib/i18n/translation-text.ts'

/** The fields that can hold the name of a document, for a query that reads only names. */
export const NAME_FIELDS = [
  'name',
  'title',
  'question',
  'customerName',
  'message',
  'label',
  'page',
  'place',
  'from',
  'key',
]

/** The name or title of a document, else its first text, else its id. If the given language has no text, the other is used. */
export function documentName(document: Record<string, unknown>, language: Language): string {
  const name = NAME_FIELDS.map((field) => document[field]).find((value) => value !== undefined)
  if (typeof name === 'string') return name
  for (const { field } of localizedFields(isLocalizedField(name) ? name : document)) {
    const text = [field[language], field.en, field.fr].map(plainText).find((words) => words !== '')
    if (text !== undefined) return text
  }
  return String(document._id)
}
