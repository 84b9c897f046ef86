import { fillPlaceholders } from './fill-placeholders.ts'
import { getFormatters } from './format.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { isLocalizedField } from './localized-field.ts'

/** A figure that any text can name: `{cities}` is replaced by its value, formatted for the language of the text. */
export interface NamedFigure {
  name: string
  value: number
}

const NAME = /\{(\w+)\}/g

/** The names that stand in braces in a text, or in any text of a JSON value. Each is returned once. */
export function namesIn(value: unknown): string[] {
  // This also works in JSON, because the braces of JSON itself are never followed by a letter.
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null)
  return [...new Set([...text.matchAll(NAME)].map(([, name = '']) => name))]
}

/** The formatted value of each figure in a language, by name: `2,500` or `2 500`. */
export function figureTexts(figures: readonly NamedFigure[], lang: Language): Record<string, string> {
  const { number } = getFormatters(lang)
  return Object.fromEntries(figures.map(({ name, value }) => [name, number(value)]))
}

/** Fills in figures in the localized fields of a value, at any depth. Other names in braces stay. */
export function withNamedFigures<T>(value: T, figures: readonly NamedFigure[]): T {
  const texts = { en: figureTexts(figures, 'en'), fr: figureTexts(figures, 'fr') }
  return fill(value) as T

  function fill(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(fill)
    if (typeof part !== 'object' || part === null) return part
    if (!isLocalizedField(part)) {
      return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, fill(inner)]))
    }
    const filled = LANGUAGES.filter((lang) => lang in part).map((lang) => [
      lang,
      fillPlaceholders(part[lang], texts[lang]),
    ])
    return { ...part, ...Object.fromEntries(filled) }
  }
}
