import { isDeepStrictEqual } from 'node:util'
import type { TypeNode } from 'groq-js'
import { documentType, fieldsOf, flat, isKnownType, isObject, kindOf, typeName, typesFor } from './types.ts'

/** A value of a document with another type than its field. */
interface WrongType {
  /** The path of the value: `faqs[2].answer.en`. */
  field: string
  expected: string
  actual: string
}

/**
 * The first value of a document with another type than its field; null when there is none. A field may be empty. Fields and types that
 * are not in the content model may have any value.
 * @param earlier Versions that the document is made from. A value that is the same in one of them is accepted, so that a document
 *   with an old wrong value can be changed elsewhere.
 */
export function wrongType(document: Stored, earlier: readonly unknown[]): WrongType | null {
  const type = documentType(document._type)
  return type
    ? inObject(document, [{ type: 'object', attributes: type.attributes }], { earlier, field: '' })
    : null
}

interface Stored {
  _type: string
  [field: string]: unknown
}

interface Place {
  /** The values at this place in earlier versions. */
  earlier: readonly unknown[]
  field: string
}

function inValue(value: unknown, types: readonly TypeNode[], place: Place): WrongType | null {
  if (place.earlier.some((one) => isDeepStrictEqual(one, value))) return null
  const possible = typesFor(value, types)
  if (possible.length === 0) {
    if (isOfUnknownType(value) && types.flatMap(flat).some(({ type }) => type === 'object')) return null
    return { field: place.field, expected: named(types), actual: nameOf(value) }
  }
  if (possible.some(({ type }) => type === 'unknown')) return null
  if (Array.isArray(value)) return inList(value, possible, place)
  return isObject(value) ? inObject(value, possible, place) : null
}

function inList(list: unknown[], types: TypeNode[], { earlier, field }: Place): WrongType | null {
  const ofItems = types.flatMap((type) => (type.type === 'array' ? [type.of] : []))
  const items = earlier.map(itemsOf)
  for (const [index, item] of list.entries()) {
    const place = { earlier: items.map((of) => of.get(keyOf(item, index))), field: `${field}[${index}]` }
    const found = inValue(item, ofItems, place)
    if (found) return found
  }
  return null
}

function inObject(
  object: Record<string, unknown>,
  types: TypeNode[],
  { earlier, field }: Place,
): WrongType | null {
  const fields = types.flatMap((type) => (type.type === 'object' ? [fieldsOf(type)] : []))
  for (const [name, value] of Object.entries(object)) {
    const ofField = fields.flatMap((field) => field[name]?.value ?? [])
    if (value === null || ofField.length === 0) continue
    const place = {
      earlier: earlier.map((one) => (isObject(one) ? one[name] : undefined)),
      field: field === '' ? name : `${field}.${name}`,
    }
    const found = inValue(value, ofField, place)
    if (found) return found
  }
  return null
}

/** The items of a list by their `_key`, or by their index when they have none. */
function itemsOf(list: unknown): Map<unknown, unknown> {
  return new Map(Array.isArray(list) ? list.map((item, index) => [keyOf(item, index), item]) : [])
}

const keyOf = (item: unknown, index: number): unknown =>
  isObject(item) && typeof item._key === 'string' ? item._key : index

function isOfUnknownType(value: unknown): boolean {
  return isObject(value) && typeof value._type === 'string' && !isKnownType(value._type)
}

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'nothing',
}

function named(types: readonly TypeNode[]): string {
  const names = types
    .flatMap(flat)
    .map((type) =>
      type.type === 'object' ? withType('an object', typeName(type)) : (KINDS[type.type] ?? type.type),
    )
  return [...new Set(names)].join(' or ')
}

function nameOf(value: unknown): string {
  const kind = KINDS[kindOf(value)] ?? kindOf(value)
  return isObject(value) ? withType(kind, value._type) : kind
}

const withType = (kind: string, type: unknown): string =>
  typeof type === 'string' ? `${kind} of type "${type}"` : kind
