import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { FORM_TYPES } from '#lib/leads/forms/index.ts'
import { sampleSubmission } from '../../tests/leads/samples.ts'
import { MESSAGES, openApi } from './openapi.ts'

interface Schema {
  properties: Record<string, Schema & { minLength?: number; title?: string; enum?: string[] }>
  required: string[]
}
const schemas = () => (openApi() as { components: { schemas: Record<string, Schema> } }).components.schemas

test('it is an OpenAPI 3.1 document, and its references lead somewhere', async () => {
  const document = openApi()
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  expect(validator.version).toBe('3.1')
  const references = JSON.stringify(document).match(/#\/components\/schemas\/\w+/g) ?? []
  for (const one of references) expect(Object.keys(schemas())).toContain(one.split('/').at(-1))
  expect(references.length).toBeGreaterThan(10)
})

test('the schemas are those of the forms, with the words that people read', () => {
  expect(Object.keys(schemas())).toEqual(expect.arrayContaining(FORM_TYPES.map((type) => `${type}Form`)))
  const payload = schemas().leadForm?.properties.payload
  expect(payload?.required).toEqual(expect.arrayContaining(['name', 'email', 'message']))
  expect(payload?.properties.message?.minLength).toBe(10)
  expect(payload?.properties.name?.title).toBe('Full name')
  expect(payload?.properties.province_state?.enum).toContain('QC')
})

test('a lead has the form that is described', () => {
  const { lead } = sampleSubmission()
  expect(MESSAGES.lead.safeParse({ ...lead, photos: ['https://example.ca/photo'] }).error).toBeUndefined()
  const schema = z.fromJSONSchema(schemas().lead as z.core.JSONSchema.JSONSchema)
  expect(schema.safeParse({ ...lead, photos: [] }).error).toBeUndefined()
  expect(schema.safeParse({ ...lead, reference: 5 }).success).toBe(false)
})
