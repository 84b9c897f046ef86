import fc from 'fast-check'
import { FORM_TYPES, type FormType } from '#lib/leads/forms/index.ts'
import { PAYLOADS } from './samples.ts'

/** In everything that stands for personal data, to be looked for in the log. */
const MARK = 'Zyxwvut'

export interface BadBody {
  body: string
  contentType: string
  /** What the answer must name. */
  names: string[]
}

const marked = (text: string) => `${MARK} ${text}`
const anyText = fc.string({ unit: 'binary', maxLength: 60 }).map(marked)
const notText = fc.oneof(
  fc.dictionary(fc.string(), fc.integer()),
  fc.constant([[MARK]]),
  fc.constant([{ a: MARK }]),
)
const empty = fc.constantFrom('', ' ', '\t\n', '\u0000', null, undefined, [], false)

/** By field: what a visitor or a program gets wrong. */
const WRONG: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.oneof(
    empty,
    notText,
    fc.constantFrom(`${MARK}@`, `@${MARK}.ca`, `${MARK} @b.ca`, `${MARK}@b`, `a@@${MARK}.ca`, MARK),
    fc.constant(`${MARK}@${'b'.repeat(300)}.ca`),
  ),
  message: fc.oneof(empty, notText, fc.constantFrom(MARK, '  123456789  '), fc.constant('m'.repeat(5001))),
  province_state: fc.oneof(empty, notText, anyText, fc.constantFrom('qc', 'Quebec', 'XX', 7)),
  preferred_date: fc.oneof(notText, anyText, fc.constantFrom('2020-01-01', '2027-02-30', '01/02/2027', -1)),
  timeline: fc.oneof(notText, anyText),
  urgency: fc.oneof(notText, anyText),
  budget_range: fc.oneof(notText, anyText, fc.integer()),
  phone: fc.oneof(notText, fc.constant('5'.repeat(41))),
}
const anyWrongLine = fc.oneof(notText, fc.constant(marked('x'.repeat(300))))
const requiredWrong = fc.oneof(empty, anyWrongLine)

/** The fields that must be filled in, and others that can be wrong. */
const FIELDS: Record<FormType, { required: string[]; others: string[] }> = {
  lead: {
    required: ['service_type', 'name', 'email', 'city', 'province_state', 'message'],
    others: ['phone', 'preferred_date', 'timeline', 'urgency', 'budget_range', 'property_address'],
  },
  contact: { required: ['firstName', 'lastName', 'email', 'message'], others: ['phone', 'subject'] },
  contractor: { required: ['business_name', 'name', 'email'], others: ['phone', 'specialties', 'city'] },
  partner: { required: ['partner_name', 'your_email'], others: ['partner_website', 'your_name'] },
  claim: {
    required: ['booking_reference', 'email', 'installed_on', 'message'],
    others: ['noticed_on', 'name', 'phone'],
  },
}

const formType = fc.constantFrom(...FORM_TYPES)
const extras = fc.record(
  { honeypot: fc.anything(), form_start_time: fc.anything(), utm_source: anyText, unknown: fc.anything() },
  { requiredKeys: [] },
)
const json = (body: unknown) => JSON.stringify(body) ?? 'undefined'
const asJson = { contentType: 'application/json; charset=utf-8' }

/** A right envelope around a payload with one to three wrong fields. */
const wrongFields = formType.chain((type) => {
  const { required, others } = FIELDS[type]
  return fc
    .subarray([...required, ...others], { minLength: 1, maxLength: 3 })
    .chain((names) =>
      fc.record({
        type: fc.constant(type),
        names: fc.constant(names),
        submissionId: fc.uuid(),
        extras,
        wrong: fc.tuple(
          ...names.map((name) => {
            const kind = name === 'your_email' ? 'email' : name
            return type === 'lead' || kind !== 'message'
              ? (WRONG[kind] ?? (required.includes(name) ? requiredWrong : anyWrongLine))
              : fc.oneof(empty, notText)
          }),
        ),
      }),
    )
    .map(({ names, wrong, submissionId, extras }) => ({
      type,
      names,
      submissionId,
      payload: {
        ...extras,
        ...PAYLOADS[type],
        ...Object.fromEntries(names.map((name, index) => [name, wrong[index]])),
      },
    }))
})

const badField: fc.Arbitrary<BadBody> = wrongFields.map(({ type, names, submissionId, payload }) => ({
  body: json({ type, submission_id: submissionId, payload }),
  ...asJson,
  names,
}))

/** Without scripts everything is a text, so wrong fields are missing ones or wrong texts. */
const badForm: fc.Arbitrary<BadBody> = wrongFields.map(({ type, names, payload }) => {
  const texts = Object.entries(payload).filter(
    ([name, value]) => typeof value === 'string' && !names.includes(name),
  ) as [string, string][]
  const [first = ''] = FIELDS[type].required
  const rest = texts.filter(([name]) => name !== first && name !== 'type')
  return {
    body: new URLSearchParams([['type', type], ...rest]).toString(),
    contentType: 'application/x-www-form-urlencoded',
    names: [first],
  }
})

const badEnvelope: fc.Arbitrary<BadBody> = fc.oneof(
  fc
    .tuple(fc.oneof(anyText, notText, empty, fc.constantFrom('Lead', '__proto__', 'toString')), fc.uuid())
    .map(([type, id]) => ({
      body: json({ type, submission_id: id, payload: PAYLOADS.lead }),
      ...asJson,
      names: ['type'],
    })),
  fc.tuple(formType, fc.oneof(anyText, notText, empty, fc.integer())).map(([type, id]) => ({
    body: json({ type, submission_id: id, payload: PAYLOADS[type] }),
    ...asJson,
    names: ['submission_id'],
  })),
  fc
    .tuple(formType, fc.uuid(), fc.oneof(anyText, empty, fc.integer(), fc.array(anyText)))
    .map(([type, id, payload]) => ({
      body: json({ type, submission_id: id, payload }),
      ...asJson,
      names: ['payload'],
    })),
)

const badJson: fc.Arbitrary<BadBody> = fc
  .oneof(
    anyText,
    fc.oneof(fc.constant(null), fc.integer(), fc.array(anyText), anyText).map(json),
    fc.constantFrom('', '{', '{"type":"lead",}', '[[[[', `{"name":"${MARK}`, '\ufeff\ufeff{}'),
    fc.constant('['.repeat(20_000)),
  )
  .map((body) => ({ body, ...asJson, names: ['body'] }))

const otherType: fc.Arbitrary<BadBody> = fc
  .constantFrom('text/plain', 'application/xml', 'image/png', 'application/jsonp', '')
  .map((contentType) => ({ body: json({ name: MARK }), contentType, names: ['content-type'] }))

const tooLarge: fc.Arbitrary<BadBody> = fc.constant({
  body: json({ type: 'lead', payload: { message: MARK.repeat(10_000) } }),
  ...asJson,
  names: ['body'],
})

/** Every kind of body that is refused. `weight` is how much there is of a kind among a hundred. */
export const BAD_BODIES: Record<string, { arbitrary: fc.Arbitrary<BadBody>; weight: number }> = {
  'wrong fields': { arbitrary: badField, weight: 60 },
  'wrong fields of a form without scripts': { arbitrary: badForm, weight: 15 },
  'a wrong envelope': { arbitrary: badEnvelope, weight: 15 },
  'no JSON': { arbitrary: badJson, weight: 7 },
  'another content type': { arbitrary: otherType, weight: 2 },
  'too much': { arbitrary: tooLarge, weight: 1 },
}
