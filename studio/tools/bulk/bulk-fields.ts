import { isLocalizedType } from '#lib/i18n/localized-field.ts'

/** The kind of value. It decides which input the tool shows. */
export type FieldKind =
  | 'yesNo'
  | 'number'
  | 'choice'
  | 'reference'
  | 'priceRange'
  | 'date'
  | 'text'
  | 'localized'

/** A field that can be changed in bulk. */
export interface BulkField {
  /** The path of the field in the document: `['localPricing', 'baseMultiplier']`. */
  path: string[]
  /** The titles of the fields on the path: `Local pricing › Multiplier`. */
  title: string
  kind: FieldKind
  /** The schema type's name, such as `localeText`. */
  type: string
  options: { value: string; title: string }[]
  /** Types that a reference accepts. */
  to: string[]
  /** The `_type` of each object on the path, outermost first. */
  parents: string[]
}

/** The parts of a compiled schema type that this file reads. */
export interface SchemaNode {
  name: string
  title?: string
  jsonType: string
  hidden?: unknown
  readOnly?: unknown
  options?: { list?: (string | { value?: unknown; title?: string })[]; notInBulk?: boolean }
  to?: { name: string }[]
  fields?: { name: string; type: SchemaNode }[]
}

/** Object types whose inner fields cannot be changed in bulk. */
const WHOLE = new Set(['slug', 'picture', 'image', 'file', 'localeBlocks'])

/** The fields of a document type that can be changed in bulk, including those of nested objects. */
export function bulkFields(type: SchemaNode): BulkField[] {
  return fieldsOf(type, { path: [], titles: [], parents: [] })
}

interface Place {
  path: string[]
  titles: string[]
  parents: string[]
}

function fieldsOf({ fields = [] }: SchemaNode, place: Place): BulkField[] {
  return fields.flatMap(({ name, type }) => {
    const isLeftOut = type.hidden === true || type.readOnly === true || type.options?.notInBulk === true
    if (isLeftOut || name.startsWith('_')) return []
    const titles = [...place.titles, type.title ?? name]
    const path = [...place.path, name]
    const kind = kindOf(name, type)
    if (kind !== null) return [fieldOf(type, kind, { ...place, path, titles })]
    const isNested = type.jsonType === 'object' && !WHOLE.has(type.name)
    return isNested ? fieldsOf(type, { path, titles, parents: [...place.parents, type.name] }) : []
  })
}

function fieldOf(type: SchemaNode, kind: FieldKind, { path, titles, parents }: Place): BulkField {
  const options = type.options?.list?.map((option) =>
    typeof option === 'string'
      ? { value: option, title: option }
      : { value: String(option.value), title: option.title ?? String(option.value) },
  )
  return {
    path,
    title: titles.join(' › '),
    kind,
    type: type.name,
    options: options ?? [],
    to: type.to?.map(({ name }) => name) ?? [],
    parents,
  }
}

/** A price range (`$100-$300`) is stored as a string. A string field holds price ranges when its name ends with `range`. */
const PRICE_RANGE = /range$/i

function kindOf(name: string, type: SchemaNode): FieldKind | null {
  if (isLocalizedType(type.name)) return type.name === 'localeBlocks' ? null : 'localized'
  if (type.name === 'reference') return 'reference'
  if (type.jsonType === 'boolean') return 'yesNo'
  if (type.jsonType === 'number') return 'number'
  if (type.jsonType !== 'string') return null
  if (type.options?.list) return 'choice'
  if (type.name === 'date') return 'date'
  return PRICE_RANGE.test(name) ? 'priceRange' : 'text'
}
