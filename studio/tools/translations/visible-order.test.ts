import { createSchema, isArraySchemaType, isObjectSchemaType, type SchemaType } from 'sanity'
import { expect, test } from 'vitest'
import { isLocalizedType } from '#lib/i18n/localized-field.ts'
import { CONTENT_TYPES } from '#schemas/index.ts'
import { schemaTypes } from '#studio/core/schema-types.ts'
import { TYPES_BY_VISITS } from './visible-order.ts'

const schema = createSchema({ name: 'default', types: schemaTypes('en') })

function isTranslated(type: SchemaType, seen = new Set<string>()): boolean {
  if (isLocalizedType(type.name)) return true
  if (seen.has(type.name) && schema.get(type.name)) return false
  const within = new Set(seen).add(type.name)
  if (isArraySchemaType(type)) return type.of.some((item) => isTranslated(item, within))
  return isObjectSchemaType(type) && type.fields.some((field) => isTranslated(field.type, within))
}

test('every type that has something to translate has one place in the work list', () => {
  const translated = CONTENT_TYPES.flatMap(({ name }) => {
    const type = schema.get(name)
    return type && isTranslated(type) ? [name] : []
  })
  expect(translated).toContain('service')
  expect([...TYPES_BY_VISITS].sort()).toEqual(translated.sort())
})
