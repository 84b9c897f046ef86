import type { Definition } from '#schemas/define.ts'
import { ALL_TYPES, CONTENT_TYPES } from '#schemas/index.ts'

export type Step = string | number

export interface StoredDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** A field of a document, at any depth. A list stands for all its items of a type by the first of them. */
export interface Place {
  /** The same in all documents of a type: `service.faqs[].answer`. */
  name: string
  /** The name of its type, such as `localeString` or `image`. */
  type: string
  path: Step[]
  value: unknown
}

const NAMED = new Map(ALL_TYPES.map((type) => [type.name, type]))

/** Types whose parts are damaged together. */
const WHOLE = new Set(['localeString', 'localeText', 'localeBlocks', 'slug', 'reference'])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every field that a document has or may have; nothing below what it does not have. */
export function placesOf(document: StoredDocument): Place[] {
  const type = CONTENT_TYPES.find(({ name }) => name === document._type)
  // A sample's mark cannot be damaged: without it, it would be a verified review, which the lake refuses.
  const fields = (type?.fields ?? []).filter(({ name }) => name !== 'sample')
  return fields.flatMap((field) => below(field, document, document._type, []))
}

function below(field: Definition, parent: Record<string, unknown>, name: string, path: Step[]): Place[] {
  const value = parent[field.name]
  const place = { name: `${name}.${field.name}`, type: field.type, path: [...path, field.name], value }
  if (field.type === 'array') return [place, ...ofItems(field, place)]
  return inside(field.type, field.fields, place)
}

function ofItems({ of = [] }: Definition, list: Place): Place[] {
  const { name, path, value } = list
  if (!Array.isArray(value)) return []
  return of.flatMap(({ type }) => {
    const index = value.findIndex((item) => !isRecord(item) || (item._type ?? type) === type)
    const item = { name: `${name}[]`, type, path: [...path, index], value: value[index] }
    return index < 0 ? [] : inside(type, undefined, item)
  })
}

/** The value itself, and the fields of an object. */
function inside(type: string, ownFields: Definition[] | undefined, place: Place): Place[] {
  const named = NAMED.get(type)
  const kind = named && !WHOLE.has(type) ? named.type : type
  const fields = WHOLE.has(type) ? [] : (ownFields ?? named?.fields ?? [])
  const { name, path, value } = place
  const parts = isRecord(value) ? fields.flatMap((field) => below(field, value, name, path)) : []
  return [{ ...place, type: kind }, ...parts]
}
