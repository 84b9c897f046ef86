import type { StegaString } from '@sanity/client/stega'
import type { Language } from './languages.ts'
import { isLocalizedField, type LocalizedField } from './localized-field.ts'

/** The plain shape a page renders: every localized field replaced by its value in one language. */
export type Localized<T> = T extends { _type: 'localeString' | 'localeText' }
  ? StegaString
  : T extends { _type: 'localeBlocks'; en?: infer Blocks }
    ? NonNullable<Blocks>
    : T extends (infer Item)[]
      ? Localized<Item>[]
      : T extends object
        ? { [Key in keyof T]: Localized<T[Key]> }
        : T

/** Called with the path of every field that has no text in the wanted language, such as `features[2]`. */
export type ReportFallback = (path: string) => void

/**
 * Turns a query result into the plain document a page renders in one language. A field without French falls back to
 * English, then to an empty value; `report` is called for each one.
 */
export function localize<T>(value: T, lang: Language, report?: ReportFallback): Localized<T> {
  return localizeValue(value, lang, '', report) as Localized<T>
}

function localizeValue(value: unknown, lang: Language, path: string, report?: ReportFallback): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => localizeValue(item, lang, `${path}[${index}]`, report))
  }
  if (typeof value !== 'object' || value === null) return value
  if (isLocalizedField(value)) return pick(value, lang, path, report)
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      localizeValue(field, lang, path ? `${path}.${key}` : key, report),
    ]),
  )
}

function pick(field: LocalizedField, lang: Language, path: string, report?: ReportFallback): unknown {
  const wanted = field[lang]
  if (isFilled(wanted, field)) return wanted
  report?.(path)
  const empty = field._type === 'localeBlocks' ? [] : ''
  return isFilled(field.en, field) ? field.en : empty
}

/** Scripts may write anything into the lake; a page shows text, or nothing. */
function isFilled(value: unknown, { _type }: LocalizedField): boolean {
  return _type === 'localeBlocks'
    ? Array.isArray(value) && value.length > 0
    : typeof value === 'string' && value !== ''
}
