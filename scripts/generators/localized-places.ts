import {
  createSchema,
  isArraySchemaType,
  isObjectSchemaType,
  type ObjectSchemaType,
  type SchemaType,
} from 'sanity'
import { isLocalizedType } from '#lib/i18n/localized-field.ts'
import { schemaTypes } from '#studio/core/schema-types.ts'

const types = schemaTypes('en')
const schema = createSchema({ name: 'default', types })

/** Every object type of the schema: documents and their parts. */
export const objectTypes: ObjectSchemaType[] = types
  .map(({ name }) => schema.get(name))
  .filter((type) => type !== undefined)
  .filter(isObjectSchemaType)

/** Whether a value of this type contains a text in both languages, at any depth. */
export function holdsText(type: SchemaType, seen: SchemaType[] = []): boolean {
  if (isLocalizedType(type.name)) return true
  if (seen.includes(type)) return false
  if (isArraySchemaType(type)) return type.of.some((member) => holdsText(member, [...seen, type]))
  return isObjectSchemaType(type) && type.fields.some((field) => holdsText(field.type, [...seen, type]))
}

/** The fields with French text, by type, as JSON. Translators may write only there (lib/i18n/french-changes.ts). */
export function localizedPlaces(): string {
  const places = objectTypes.flatMap((type) => placesIn(type.name, type))
  const filled = places.filter(([, fields]) => Object.keys(fields).length > 0)
  const sorted = filled.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}

function placesIn(name: string, type: ObjectSchemaType): [string, Record<string, string>][] {
  const fields = type.fields.filter((field) => isObjectSchemaType(field.type) && holdsText(field.type))
  const own = fields.map((field) => [field.name, placeOf(name, field.name, field.type)] as const)
  const inline = fields.filter((field) => field.type.name === 'object')
  return [
    [name, Object.fromEntries(own)],
    ...inline.flatMap((field) => placesIn(`${name}.${field.name}`, field.type as ObjectSchemaType)),
  ]
}

/** An object of a named type has its name in `_type`. Other objects are identified by their position. */
function placeOf(parent: string, field: string, type: SchemaType): string {
  return type.name === 'object' ? `${parent}.${field}` : type.name
}
