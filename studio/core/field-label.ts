import type { SchemaType } from 'sanity'
import { valueAt } from '#lib/i18n/at-path.ts'
import type { FieldPath } from '#lib/i18n/localized-field.ts'

/** The titles of the fields on a path: `['FAQs', '2', 'Answer']`. List items are counted from 1. */
export function fieldLabel(type: SchemaType, document: unknown, path: FieldPath): string[] {
  return fieldAt(type, document, path).label
}

/** The schema type at a path, if there is one, and the titles of the fields on the path. */
export function fieldAt(type: SchemaType, document: unknown, path: FieldPath) {
  const label: string[] = []
  let inner: SchemaType | undefined = type
  for (const [depth, step] of path.entries()) {
    if (typeof step === 'string') {
      inner = fieldType(inner, step)
      label.push(inner?.title ?? step)
      continue
    }
    const list = valueAt(document, path.slice(0, depth))
    const index =
      Array.isArray(list) && typeof step === 'object'
        ? list.findIndex((item) => item?._key === step._key)
        : Number(step)
    inner = itemType(inner, Array.isArray(list) ? list[index] : undefined)
    label.push(String(index + 1))
  }
  return { label, type: inner }
}

function fieldType(type: SchemaType | undefined, name: string): SchemaType | undefined {
  if (type?.jsonType !== 'object') return undefined
  return type.fields.find((field) => field.name === name)?.type
}

function itemType(
  type: SchemaType | undefined,
  item: { _type?: string } | undefined,
): SchemaType | undefined {
  if (type?.jsonType !== 'array') return undefined
  return type.of.find(({ name }) => name === item?._type) ?? type.of[0]
}
