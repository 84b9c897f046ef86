/** A localized field as documents store it: one value for each language, either may be missing. */
export interface LocalizedField<Value = unknown> {
  _type: LocalizedType
  en?: Value
  fr?: Value
  /** The English that the French was written from. It is kept while the French is out of date. */
  translatedFrom?: Value
}

const LOCALIZED_TYPES = ['localeString', 'localeText', 'localeBlocks'] as const
export type LocalizedType = (typeof LOCALIZED_TYPES)[number]

export function isLocalizedType(type: unknown): type is LocalizedType {
  return LOCALIZED_TYPES.some((name) => name === type)
}

export function isLocalizedField(value: unknown): value is LocalizedField {
  return typeof value === 'object' && value !== null && '_type' in value && isLocalizedType(value._type)
}

/** Where a field is in its document, as Sanity writes it: `['faqs', { _key: 'a1' }, 'answer']`. */
export type FieldPath = (string | number | { _key: string })[]

/** Every localized field of a document, in the order of the document, with where it is. */
export function* localizedFields(
  value: unknown,
  path: FieldPath = [],
): Generator<{ path: FieldPath; field: LocalizedField }> {
  if (isLocalizedField(value)) {
    yield { path, field: value }
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* localizedFields(item, [...path, placeOf(item, index)])
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* localizedFields(inner, [...path, key])
  }
}

function placeOf(item: unknown, index: number): FieldPath[number] {
  const isKeyed = typeof item === 'object' && item !== null && '_key' in item && typeof item._key === 'string'
  return isKeyed ? { _key: item._key as string } : index
}
