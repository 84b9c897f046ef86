import { parse, type TypeNode, typeEvaluate } from 'groq-js'
import { fieldsOf, isObject, schema, typeName, typesFor } from './types.ts'

const resultTypes = new Map<string, TypeNode>()

/**
 * The result of a query with values of its type only (lib/content/sanity.types.ts). A value of another type becomes null, and is left
 * out of a list. Such values exist: content may be older than the lake's check of types, and hosted Sanity does not check types.
 */
export function fitResult<Result>(query: string, result: Result): Result {
  const type = resultTypes.get(query) ?? typeEvaluate(parse(query), schema)
  resultTypes.set(query, type)
  return fitted(result, [type]) as Result
}

function fitted(value: unknown, types: TypeNode[]): unknown {
  if (value === null) return null
  const possible = typesFor(value, types)
  if (possible.length === 0) return null
  if (possible.some(({ type }) => type === 'unknown')) return value
  if (Array.isArray(value)) {
    return fitItems(
      value,
      possible.flatMap((type) => (type.type === 'array' ? [type.of] : [])),
    )
  }
  return isObject(value)
    ? fitObject(
        value,
        possible.filter((type) => type.type === 'object'),
      )
    : value
}

/** A null item stays, because it is a reference to a missing document. */
function fitItems(items: unknown[], types: TypeNode[]): unknown[] {
  return items.flatMap((item) => {
    const one = fitted(item, types)
    return one === null && item !== null ? [] : [one]
  })
}

type ObjectType = Extract<TypeNode, { type: 'object' }>

function fitObject(value: Record<string, unknown>, types: ObjectType[]): Record<string, unknown> {
  const fields = types.map(fieldsOf)
  const entries = Object.entries(value).map(([name, inner]) => {
    const ofField = fields.flatMap((field) => field[name]?.value ?? [])
    return [name, ofField.length > 0 ? fitted(inner, ofField) : inner]
  })
  const [name, ...others] = new Set(types.map(typeName))
  // Components tell objects apart by `_type`, so an object that was stored without `_type` gets it.
  return { ...Object.fromEntries(entries), ...(name !== undefined && others.length === 0 && { _type: name }) }
}
