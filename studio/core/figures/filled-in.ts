import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { figureTexts } from '#lib/i18n/named-figures.ts'
import { knownFigures } from './known-figures.ts'

/** A text as pages show it, with the published site figures filled in. Other values are returned unchanged. */
export function filledIn<T>(text: T, language: Language): T {
  return fillPlaceholders(text, figureTexts(knownFigures(), language))
}
