import { z } from 'zod'
import { BRAND } from '#lib/brand/brand.ts'
import { reported } from '#lib/leads/http/handle-status.ts'
import { LEAD_FIELDS } from '#lib/leads/lead.ts'
import { LARGEST_PHOTO } from '#lib/leads/photos/limits.ts'
import { appointment, REQUEST_STATES } from '#lib/requests/life.ts'
import { siteAddress } from '#lib/seo/address.ts'
import { formSchemas, type JsonSchema, schemaOf } from './forms.ts'

/** What receivers of webhooks get. A lead has further fields of its form, and of the customer's consent. */
export const MESSAGES = {
  lead: z.looseObject({
    submission_id: z.guid(),
    reference: z.string(),
    language: z.enum(['en', 'fr']),
    ...Object.fromEntries(LEAD_FIELDS.map((name) => [name, z.string()])),
    marketing_consent: z.string(),
    jobs: z.array(z.looseObject({ text: z.string(), quantity: z.number() })),
    photos: z.array(z.url()),
  }),
  consent_withdrawn: z.object({
    submission_id: z.guid(),
    reference: z.string(),
    email: z.string(),
    language: z.enum(['en', 'fr']),
    marketing_consent: z.literal(''),
    marketing_consent_withdrawn_at: z.iso.datetime(),
  }),
  lead_status: z.object({
    submission_id: z.guid(),
    reference: z.string(),
    event_id: z.string(),
    sequence: z.int(),
    status: z.enum(REQUEST_STATES),
    at: z.iso.datetime(),
    ...appointment.partial().shape,
  }),
}

const SAID: Record<keyof typeof MESSAGES, string> = {
  lead: 'A form was sent, or its sender has added to it.',
  consent_withdrawn: 'A customer has withdrawn the consent to commercial messages.',
  lead_status: 'A request has another state.',
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } })
const says = (description: string, schema: JsonSchema) => ({ description, ...json(schema) })
const accepted = (properties: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { ok: { const: true }, ...properties },
  required: ['ok', ...Object.keys(properties)],
})

/** The headers of Standard Webhooks, of messages in both directions. */
const SIGNATURE = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
}))

const REFUSED = { '4XX': says('What is wrong, in a sentence for each field.', ref('refusal')) }

/** The interface for programs, as an OpenAPI 3.1 document. Its schemas are made from those that the server checks with. */
export function openApi(): JsonSchema {
  const forms = formSchemas()
  return {
    openapi: '3.1.1',
    info: {
      title: BRAND.name,
      version: '1',
      description: 'Requests of customers in, and what becomes of them out. The guide is docs/api.md.',
    },
    servers: [{ url: siteAddress('/').replace(/\/$/, '') }],
    paths: {
      '/api/leads': {
        post: {
          operationId: 'sendForm',
          summary: 'Send a form',
          requestBody: {
            required: true,
            ...json({ oneOf: Object.keys(forms).map(ref), discriminator: discriminatorOf(forms) }),
          },
          responses: {
            202: says('It is stored.', accepted({ reference: { type: 'string' } })),
            503: says('It could not be stored. Send it again.', ref('refusal')),
            ...REFUSED,
          },
        },
      },
      '/api/leads/photos': {
        post: {
          operationId: 'sendPhoto',
          summary: 'Send a photo, before the form that names it',
          parameters: [
            {
              name: 'submission_id',
              in: 'query',
              required: true,
              schema: { type: 'string', format: 'uuid' },
            },
          ],
          requestBody: {
            required: true,
            description: `A JPEG, PNG or WebP of at most ${LARGEST_PHOTO / 1024 / 1024} MB.`,
            content: { 'image/*': {} },
          },
          responses: {
            201: says('It is kept for ten minutes.', accepted({ id: { type: 'string' } })),
            ...REFUSED,
          },
        },
      },
      '/api/leads/status': {
        post: {
          operationId: 'reportStatus',
          summary: 'Report the state of a request',
          parameters: SIGNATURE,
          requestBody: { required: true, ...json(ref('report')) },
          responses: {
            200: says('The state is set.', accepted({ status: { enum: [...REQUEST_STATES] } })),
            409: says('The request cannot get this state now.', ref('sentence')),
            '4XX': says('What is wrong.', ref('sentence')),
          },
        },
      },
    },
    webhooks: Object.fromEntries(
      Object.entries(SAID).map(([type, summary]) => [
        type,
        {
          post: {
            operationId: `told_${type}`,
            summary,
            parameters: SIGNATURE,
            requestBody: json({
              type: 'object',
              properties: { type: { const: type }, payload: ref(type) },
              required: ['type', 'payload'],
            }),
            responses: { '2XX': { description: 'It is taken. Anything else, and it is sent again.' } },
          },
        },
      ]),
    ),
    components: {
      schemas: {
        ...forms,
        report: schemaOf(reported),
        refusal: refusalWith({ fields: { type: 'object', additionalProperties: { type: 'string' } } }),
        sentence: refusalWith({}),
        ...Object.fromEntries(Object.entries(MESSAGES).map(([name, type]) => [name, schemaOf(type)])),
      },
    },
  }
}

const discriminatorOf = (forms: Record<string, JsonSchema>) => ({
  propertyName: 'type',
  mapping: Object.fromEntries(Object.keys(forms).map((name) => [name.replace(/Form$/, ''), ref(name).$ref])),
})

const refusalWith = (further: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: {
    ok: { const: false },
    error: {
      type: 'object',
      properties: { message: { type: 'string' }, ...further },
      required: ['message', ...Object.keys(further)],
    },
  },
  required: ['ok', 'error'],
})
