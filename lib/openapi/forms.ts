import { z } from 'zod'
import type { Field } from '#lib/leads/forms/fields.ts'
import { FORM_TYPES, FORMS, type FormType } from '#lib/leads/forms/index.ts'
import { photoIds } from '#lib/leads/http/take-photos.ts'

export type JsonSchema = Record<string, unknown>

/** The schema of a zod type as JSON Schema. Rules that JSON Schema cannot say are left out; the server checks them. */
export function schemaOf(type: z.core.$ZodType, io: 'input' | 'output' = 'input'): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return schema as JsonSchema
}

/** The fields of a form, with the labels and hints that people read. What is checked is what is sent to the CRM, so the output counts. */
function payloadOf(type: FormType): JsonSchema {
  const fields: Readonly<Record<string, Field>> = FORMS[type].fields
  const { properties } = schemaOf(FORMS[type].schema, 'output')
  const described = Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => {
    const { label, hint } = fields[name] ?? {}
    return [name, { ...schema, ...(label && { title: label.en }), ...(hint && { description: hint.en }) }]
  })
  const required = Object.keys(fields).filter((name) => fields[name]?.required)
  return { type: 'object', properties: Object.fromEntries(described), required }
}

/** The body of `POST /api/leads`: one schema for each form. */
export function formSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    FORM_TYPES.map((type) => [
      `${type}Form`,
      {
        type: 'object',
        properties: {
          type: { const: type },
          submission_id: {
            type: 'string',
            format: 'uuid',
            description: 'Chosen by the sender. The same one again changes nothing.',
          },
          lang: { enum: ['en', 'fr'], description: 'The language of the customer.' },
          photos: { ...schemaOf(photoIds), description: 'The ids of photos that were sent before.' },
          payload: payloadOf(type),
        },
        required: ['type', 'submission_id', 'payload'],
      },
    ]),
  )
}
