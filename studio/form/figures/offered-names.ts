import { pageNames } from '#lib/content-rules/names-in-texts.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { FieldPath } from '#lib/i18n/localized-field.ts'
import type { KnownFigure } from '#studio/core/figures/known-figures.ts'

/** A name that a text may have in braces. */
export interface OfferedName {
  name: string
  /** The label of the site figure; undefined for a name that the page fills in. */
  label?: string
  /** The value of the site figure; undefined for a name that the page fills in. */
  value?: string
}

/** The text from the brace to the caret; null when no name is being typed. */
export function typedName(textBeforeCaret: string): string | null {
  return /\{(\w*)$/.exec(textBeforeCaret)?.[1] ?? null
}

interface Place {
  /** The document's type. */
  type: string | undefined
  path: FieldPath
  /** The language of the text, which decides the format of numbers. */
  textLanguage: Language
  /** The language of the Studio. */
  language: Language
}

/** The names that begin with the typed letters: names of the page first, then site figures. */
export function offeredNames(typed: string, figures: readonly KnownFigure[], place: Place): OfferedName[] {
  const own = pageNames(place.type, place.path).map((name): OfferedName => ({ name }))
  const { number } = getFormatters(place.textLanguage)
  const site = figures.map(
    ({ name, value, label }): OfferedName => ({
      name,
      label: label?.[place.language] ?? label?.en,
      value: number(value),
    }),
  )
  return [...own, ...site].filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()))
}
