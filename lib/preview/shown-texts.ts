import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type FieldPath, isLocalizedField } from '#lib/i18n/localized-field.ts'
import { parsePriceRange } from '#lib/pricing/price-range.ts'

/** A text as a page shows it, and the field it is written in. */
export interface ShownText {
  text: string
  path: FieldPath
}

/** Fields no page shows as they are. */
const NOT_SHOWN = new Set(['slug', 'seo', 'keywords', 'icon', 'path', 'url', 'href', 'structuredData'])

/** Every text and picture of a document that a page in this language may show, in the order of the document. */
export function* shownTexts(value: unknown, lang: Language, path: FieldPath = []): Generator<ShownText> {
  if (typeof value === 'string') {
    yield { text: value, path }
    const range = value.includes('$') ? parsePriceRange(value) : null
    if (range) yield { text: getFormatters(lang).priceRange(range.min, range.max), path }
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* shownTexts(item, lang, [...path, placeOf(item, index)])
  } else if (isLocalizedField(value)) {
    // What is not translated is shown in English; the field to open is still the one in this language.
    yield* shownTexts(hasValue(value[lang]) ? value[lang] : value.en, lang, [...path, lang])
  } else if (isBlock(value)) {
    yield { text: value.children.map(({ text = '' }) => text).join(''), path }
  } else if (isRecord(value)) {
    if (isImage(value)) yield { text: value.asset._ref, path }
    for (const [key, inner] of Object.entries(value)) {
      if (!key.startsWith('_') && !NOT_SHOWN.has(key)) yield* shownTexts(inner, lang, [...path, key])
    }
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isBlock(value: unknown): value is { children: { text?: string }[] } {
  return isRecord(value) && value._type === 'block' && Array.isArray(value.children)
}

function isImage(value: Record<string, unknown>): value is { asset: { _ref: string } } {
  return isRecord(value.asset) && typeof value.asset._ref === 'string'
}

function hasValue(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== ''
}

function placeOf(item: unknown, index: number): FieldPath[number] {
  return isRecord(item) && typeof item._key === 'string' ? { _key: item._key } : index
}
