/** A localized field as documents store it: one value for each language. Either may be missing. */
export interface LocalizedField<Value = unknown> {
  _type: LocalizedType
  en?: Value
  fr?: Value
  /** The English that the French was written from. It is stored only while the French is out of date. */
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

/** Every value in a document with its path, parents before children. Parts of values that `isWhole` accepts are left out. */
export function* valuesIn(
  value: unknown,
  isWhole: (value: unknown) => boolean = () => false,
  path: FieldPath = [],
): Generator<{ path: FieldPath; value: unknown }> {
  yield { path, value }
  if (typeof value !== 'object' || value === null || isWhole(value)) return
  for (const [name, inner] of Object.entries(value)) {
    yield* valuesIn(inner, isWhole, [...path, Array.isArray(value) ? placeOf(inner, Number(name)) : name])
  }
}

/** Every localized field of a document with its path, in the order of the document. */
export function* localizedFields(document: unknown): Generator<{ path: FieldPath; field: LocalizedField }> {
  for (const { path, value } of valuesIn(document, isLocalizedField)) {
    if (isLocalizedField(value)) yield { path, field: value }
  }
}

function placeOf(item: unknown, index: number): FieldPath[number] {
  const isKeyed = typeof item === 'object' && item !== null && '_key' in item && typeof item._key === 'string'
  return isKeyed ? { _key: item._key as string } : index
}
