import type { FieldPath } from '#lib/i18n/localized-field.ts'
import type { Definition } from '#schemas/define.ts'
import { ALL_TYPES } from '#schemas/index.ts'

/** A JSON Schema (draft 2020-12), as far as the content model needs it. */
type JsonSchema = Record<string, unknown>

/** A field, or an item of a list. */
type Described = Pick<Definition, 'type'> & Partial<Definition>

const TYPES = new Map<string, Described>(ALL_TYPES.map((type) => [type.name, type]))

/** The definition of a type of the content model; undefined when there is none. */
export const typeNamed = (name: string): Described | undefined => TYPES.get(name)

/**
 * The JSON Schema of a field's value, as documents store it. The titles and descriptions are those of the form, in English. The
 * schemas of named types are in `$defs`.
 */
export function schemaOfField(field: Described): JsonSchema {
  const used = new Set<string>()
  const schema = schemaOf(field, used)
  const $defs: Record<string, JsonSchema> = {}
  // A named type can use others, which the set then has too: a set is walked with what is added meanwhile.
  for (const name of used) $defs[name] = schemaOfNamed(name, used)
  return used.size > 0 ? { ...schema, $defs } : schema
}

/** The fields that people see in the form of a type. The lake and the Studio write the hidden ones. */
export const shownFields = ({ fields = [] }: Described): Definition[] =>
  fields.filter(({ hidden, readOnly }) => hidden !== true && !readOnly)

/** The definition at a path of a type; undefined where the content model has no field that people write. */
export function fieldAt(type: Described, path: FieldPath): Described | undefined {
  return path.reduce<Described | undefined>((at, step) => at && stepInto(at, step), type)
}

function stepInto(at: Described, step: FieldPath[number]): Described | undefined {
  const named = { ...TYPES.get(at.type), ...at }
  if (typeof step === 'string') return shownFields(named).find(({ name }) => name === step)
  // Only lists of one type can be entered: which type an item of another list has is not part of its path.
  return named.of?.length === 1 ? named.of[0] : undefined
}

const PLAIN: Record<string, JsonSchema> = {
  string: { type: 'string' },
  text: { type: 'string' },
  url: { type: 'string' },
  date: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  datetime: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
}

const KEY = { _key: { type: 'string' } }

function schemaOf(field: Described, used: Set<string>): JsonSchema {
  const said = { title: field.title?.en, description: field.description?.en }
  const schema = bare(field, used)
  return { ...schema, ...Object.fromEntries(Object.entries(said).filter(([, text]) => text !== undefined)) }
}

function bare(field: Described, used: Set<string>): JsonSchema {
  if (TYPES.has(field.type)) {
    used.add(field.type)
    return { $ref: `#/$defs/${field.type}` }
  }
  const plain = PLAIN[field.type]
  if (plain) return { ...plain, ...choicesOf(field) }
  switch (field.type) {
    case 'array':
      return { type: 'array', items: itemsOf(field, used) }
    case 'reference':
      return objectOf(
        { _ref: { type: 'string' }, _weak: { type: 'boolean' }, ...typed('reference'), ...KEY },
        ['_ref'],
      )
    case 'slug':
      return objectOf({ current: { type: 'string' }, ...typed('slug') }, ['current'])
    case 'block':
      return { type: 'object', properties: typed('block'), required: ['_type', 'children'] }
    default:
      return objectOf(propertiesOf(field, used))
  }
}

function schemaOfNamed(name: string, used: Set<string>): JsonSchema {
  const type = TYPES.get(name) ?? { type: 'object' }
  if (PLAIN[type.type] || type.type === 'array') return schemaOf(type, used)
  const image: Record<string, JsonSchema> =
    type.type === 'image'
      ? { asset: { type: 'object' }, crop: { type: 'object' }, hotspot: { type: 'object' } }
      : {}
  return objectOf({ ...image, ...propertiesOf(type, used), ...typed(name) })
}

const propertiesOf = ({ fields = [] }: Described, used: Set<string>): Record<string, JsonSchema> => ({
  _type: { type: 'string' },
  ...KEY,
  ...Object.fromEntries(fields.map((one) => [one.name, schemaOf(one, used)])),
})

function itemsOf({ of = [], options }: Described, used: Set<string>): JsonSchema {
  const items = of.map((member) => ({ ...schemaOf(member, used), ...choicesOf({ options }) }))
  return items.length === 1 ? (items[0] ?? {}) : { anyOf: items }
}

const objectOf = (properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  additionalProperties: false,
  ...(required.length > 0 && { required }),
})

const typed = (name: string) => ({ _type: { const: name } })

function choicesOf({ options }: Pick<Definition, 'options'>): JsonSchema {
  const choices = options?.list?.map((choice) => (typeof choice === 'string' ? choice : choice.value))
  return choices ? { enum: choices } : {}
}
