import {
  createSchema,
  isArraySchemaType,
  isObjectSchemaType,
  type ObjectSchemaType,
  type SchemaType,
} from 'sanity'
import { expect, test } from 'vitest'
import { isLocalizedType } from '#lib/i18n/localized-field.ts'
import { schemaTypes } from '#schemas/index.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })

/** Objects that have a name of their own carry it as their `_type`; the others are known by where they are. */
const placeOf = (parent: string, field: string, type: SchemaType) =>
  type.name === 'object' ? `${parent}.${field}` : type.name

function holdsText(type: SchemaType, seen: SchemaType[] = []): boolean {
  if (isLocalizedType(type.name)) return true
  if (seen.includes(type)) return false
  if (isArraySchemaType(type)) return type.of.some((member) => holdsText(member, [...seen, type]))
  return isObjectSchemaType(type) && type.fields.some((field) => holdsText(field.type, [...seen, type]))
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

test('the places are those of the schema: after a change of it, `npx vitest run -u` writes them', async () => {
  const types = schemaTypes.map(({ name }) => schema.get(name)).filter((type) => type !== undefined)
  const places = types.filter(isObjectSchemaType).flatMap((type) => placesIn(type.name, type))
  const filled = places.filter(([, fields]) => Object.keys(fields).length > 0)
  const sorted = filled.toSorted(([one], [other]) => (one < other ? -1 : 1))
  const text = JSON.stringify(Object.fromEntries(sorted), null, 2)
  await expect(`${text}\n`).toMatchFileSnapshot('./localized-places.json')
})

test('lists hold no objects without a `_type`, whose places would not be known', () => {
  const members = schemaTypes
    .map(({ name }) => schema.get(name))
    .filter((type) => type !== undefined)
    .filter(isObjectSchemaType)
    .flatMap(({ fields }) => fields.map(({ type }) => type))
    .filter(isArraySchemaType)
    .flatMap((list) => list.of.filter((member) => holdsText(member)).map(({ name }) => name))
  expect(members).toContain('faqEntry')
  expect(members).not.toContain('object')
})
