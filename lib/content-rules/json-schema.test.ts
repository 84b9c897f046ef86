import { expect, test } from 'vitest'
import { z } from 'zod'
import { CONTENT_TYPES } from '#schemas/index.ts'
import { withAssets } from '../../tests/unit/seed/check-seed.ts'
import { readSeed } from '../../tests/unit/seed/read-seed.ts'
import { fieldAt, schemaOfField, shownFields, typeNamed } from './json-schema.ts'

const service = typeNamed('service') ?? { type: 'object' }

test('every value of the seed fits the schema of its field', () => {
  const schemas = new Map<string, z.ZodType>()
  for (const document of readSeed('studio/seed/production.ndjson')) {
    for (const field of typeNamed(document._type)?.fields ?? []) {
      const value = (withAssets(document) as Record<string, unknown>)[field.name]
      if (value === undefined) continue
      const key = `${document._type}.${field.name}`
      const schema = schemas.get(key) ?? z.fromJSONSchema(schemaOfField(field))
      schemas.set(key, schema)
      const { error } = schema.safeParse(value)
      expect(error && z.prettifyError(error), `${document._id} ${field.name}`).toBeUndefined()
    }
  }
  expect(schemas.size).toBeGreaterThan(400)
})

test('every type of content has a schema', () => {
  for (const { name } of CONTENT_TYPES) {
    const definition = typeNamed(name) ?? { type: '' }
    expect(
      Object.keys(z.fromJSONSchema(schemaOfField({ type: 'object', fields: shownFields(definition) })).def),
    ).toContain('type')
  }
})

test.each([
  ['a number for a text', ['name', 'en'], 5],
  ['an unknown part of an object', ['name'], { _type: 'localeString', de: 'x' }],
  ['an unknown choice', ['complexity'], 'impossible'],
  ['an item of another type', ['faqs'], [{ _type: 'addOn' }]],
])('%s does not fit', (_, path, value) => {
  const field = fieldAt(service, path)
  expect(field && z.fromJSONSchema(schemaOfField(field)).safeParse(value).success).toBe(false)
})

test('hidden fields and those of no type are no fields to write', () => {
  expect(fieldAt(service, ['formerSlugs'])).toBeUndefined()
  expect(fieldAt(service, ['name', 'translatedFrom'])).toBeUndefined()
  expect(fieldAt(service, ['nothing'])).toBeUndefined()
  expect(fieldAt(service, ['faqs', { _key: 'a' }, 'answer', 'fr'])?.type).toBe('text')
})
