import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { FieldPath } from '#lib/i18n/localized-field.ts'
import type { KnownFigure } from '#studio/core/figures/known-figures.ts'
import { pageNames } from '#studio/core/figures/names-in-texts.ts'

/** A name that a text may have in braces. */
export interface OfferedName {
  name: string
  /** What it counts, or none for a name that the page fills in. */
  label?: string
  /** What it is filled in with, where that is known. */
  value?: string
}

/** The brace before the caret and what has been typed of the name; null when there is none. */
export function typedName(textBeforeCaret: string): string | null {
  return /\{(\w*)$/.exec(textBeforeCaret)?.[1] ?? null
}

interface Place {
  /** The document's type. */
  type: string | undefined
  path: FieldPath
  /** Of the text, which writes numbers its own way. */
  textLanguage: Language
  /** Of the Studio. */
  language: Language
}

/** The names that go on as typed: those of the page first, then the site figures. */
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
