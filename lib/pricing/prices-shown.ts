import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { FigureKind } from './figure.ts'
import { figureName } from './figure-text.ts'

/** What the prices of a list are, above it: `Prices shown: price range in Canada`; empty when they are not all the same. */
export function pricesShownText(kind: FigureKind | null, lang: Language): string {
  const { money, service } = getDictionary(lang)
  const name = figureName(kind, money)
  return name
    ? fillPlaceholders(service.pricesShown, { name: name.charAt(0).toLowerCase() + name.slice(1) })
    : ''
}
