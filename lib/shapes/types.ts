import type { DocumentSchemaType, ObjectTypeNode, SchemaType, TypeNode } from 'groq-js'
import SCHEMA from './schema.json' with { type: 'json' }

/** Every type of the content model, made of the definitions in `schemas` by `npm run generate`. */
export const schema = SCHEMA as SchemaType

const NAMED = new Map(schema.map((type) => [type.name, type]))

/** The type of the documents whose `_type` this is; undefined for what the content model does not know. */
export function documentType(name: string): DocumentSchemaType | undefined {
  const type = NAMED.get(name)
  return type?.type === 'document' ? type : undefined
}

/** The fields of an object by name, with those of a type that it extends. */
export function fieldsOf({ attributes, rest }: ObjectTypeNode): ObjectTypeNode['attributes'] {
  const extended = rest === undefined ? [] : flat(rest).filter((type) => type.type === 'object')
  return Object.assign({}, attributes, ...extended.map(fieldsOf))
}

/** What the `_type` of an object has to be, if anything. */
export function typeName(type: ObjectTypeNode): string | undefined {
  const value = fieldsOf(type)._type?.value
  return value?.type === 'string' ? value.value : undefined
}

/** Of some types, those that a value can be of, without names and unions. None: its type is wrong. */
export function typesFor(value: unknown, types: readonly TypeNode[]): TypeNode[] {
  const kind = kindOf(value)
  return types
    .flatMap(flat)
    .filter((type) => type.type === 'unknown' || (type.type === kind && isOfType(value, type)))
}

/** A text, number, boolean, array, object or null, as types call them. */
export const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

export function isObject(value: unknown): value is Record<string, unknown> {
  return kindOf(value) === 'object'
}

/** An object that does not say its type is of any. One without a name may say any type but those of others. */
function isOfType(value: unknown, type: TypeNode): boolean {
  if (type.type !== 'object' || !isObject(value)) return true
  const name = typeName(type)
  if (name !== undefined) return (value._type ?? name) === name
  return '_type' in fieldsOf(type) || !isKnownType(value._type)
}

/** The types that a named type or a union stands for. */
export function flat(type: TypeNode): TypeNode[] {
  if (type.type === 'union') return type.of.flatMap(flat)
  if (type.type !== 'inline') return [type]
  const named = NAMED.get(type.name)
  if (named === undefined) return [{ type: 'unknown' }]
  return named.type === 'type' ? flat(named.value) : [{ type: 'object', attributes: named.attributes }]
}

const KNOWN_TYPES = new Set(
  schema
    .flatMap((one) => (one.type === 'type' ? flat(one.value) : []))
    .flatMap((type) => (type.type === 'object' ? (typeName(type) ?? []) : [])),
)

/** Whether the content model has objects of this type. */
export const isKnownType = (name: unknown): boolean => typeof name === 'string' && KNOWN_TYPES.has(name)
