import type { DocumentSchemaType, ObjectTypeNode, SchemaType, TypeNode } from 'groq-js'
import SCHEMA from './schema.json' with { type: 'json' }

/** All types of the content model. `npm run generate` makes them from the definitions in `schemas`. */
export const schema = SCHEMA as SchemaType

const NAMED = new Map(schema.map((type) => [type.name, type]))

/** The type of documents with this `_type`; undefined when the content model does not have it. */
export function documentType(name: string): DocumentSchemaType | undefined {
  const type = NAMED.get(name)
  return type?.type === 'document' ? type : undefined
}

/** The fields of an object type by name, with the fields of the types that it extends. */
export function fieldsOf({ attributes, rest }: ObjectTypeNode): ObjectTypeNode['attributes'] {
  const extended = rest === undefined ? [] : flat(rest).filter((type) => type.type === 'object')
  return Object.assign({}, attributes, ...extended.map(fieldsOf))
}

/** The `_type` that objects of a type must have; undefined when they need none. */
export function typeName(type: ObjectTypeNode): string | undefined {
  const value = fieldsOf(type)._type?.value
  return value?.type === 'string' ? value.value : undefined
}

/** The members of `types` that a value has, with names and unions resolved (`flat`). Empty when the value has a wrong type. */
export function typesFor(value: unknown, types: readonly TypeNode[]): TypeNode[] {
  const kind = kindOf(value)
  return types
    .flatMap(flat)
    .filter((type) => type.type === 'unknown' || (type.type === kind && isOfType(value, type)))
}

/** The kind of a value in the words of GROQ types: `string`, `number`, `boolean`, `array`, `object` or `null`. */
export const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

export function isObject(value: unknown): value is Record<string, unknown> {
  return kindOf(value) === 'object'
}

/** An object without `_type` fits each object type. A type without a name fits each `_type` that no other type has. */
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
