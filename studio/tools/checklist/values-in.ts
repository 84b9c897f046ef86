import type { FieldPath } from '#lib/i18n/localized-field.ts'

export interface Place {
  path: FieldPath
  value: unknown
}

/** Every value in a document, with where it is; what holds others comes before them. */
export function* valuesIn(value: unknown, path: FieldPath = []): Generator<Place> {
  yield { path, value }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* valuesIn(item, [...path, stepTo(item, index)])
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* valuesIn(inner, [...path, name])
  }
}

function stepTo(item: unknown, index: number): FieldPath[number] {
  const isKeyed = typeof item === 'object' && item !== null && '_key' in item && typeof item._key === 'string'
  return isKeyed ? { _key: String(item._key) } : index
}
