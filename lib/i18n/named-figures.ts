import { getFormatters } from './format.ts'
import type { Language } from './languages.ts'

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
