import { isLocalizedField } from '#lib/i18n/localized-field.ts'
import { plainText } from '#lib/i18n/translation-text.ts'
import type { ChangeWords } from './words.ts'

/** The change of one field, as readable text. `before` or `after` is null when the field was or will be empty. */
export interface ChangeLine {
  title: string
  before: string | null
  after: string | null
}

/** The change of a field: one line, or one for each language of a localized field. */
export function changeLines(
  title: string,
  before: unknown,
  after: unknown,
  words: ChangeWords,
  nameOf: (id: string) => string,
): ChangeLine[] {
  if (!isLocalizedField(before) && !isLocalizedField(after)) {
    return different({ title, before: textOf(before, words, nameOf), after: textOf(after, words, nameOf) })
  }
  return (['en', 'fr'] as const).flatMap((language) => {
    const part = (value: unknown) => (isLocalizedField(value) ? plainText(value[language]) || null : null)
    const name = language === 'en' ? words.english : words.french
    return different({ title: `${title} (${name})`, before: part(before), after: part(after) })
  })
}

const different = (line: ChangeLine) => (line.before === line.after ? [] : [line])

function textOf(value: unknown, words: ChangeWords, nameOf: (id: string) => string): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return words.number.format(value)
  if (typeof value === 'object' && '_ref' in value) return nameOf(String(value._ref))
  if (typeof value === 'object' && 'current' in value) return String(value.current)
  if (Array.isArray(value)) return plainText(value)
  return String(value)
}
