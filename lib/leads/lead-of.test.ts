import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '#lib/i18n/languages.ts'
import type { Field } from './forms/fields.ts'
import { line } from './forms/fields.ts'
import { lastPossibleDay } from './forms/first-day.ts'
import { defineForm } from './forms/form.ts'
import { checkForm, FORM_TYPES, FORMS } from './forms/index.ts'
import type { LeadSettings } from './lead.ts'
import { leadOf } from './lead-of.ts'

const origin = {
  submissionId: 'b7f6',
  reference: 'M-7K3Q-92TX',
  settings: {
    sourceSite: 'montage',
    recipients: [],
    industry: 'home-installation',
    consent: { en: 'Send me offers.', fr: 'Envoyez-moi des offres.' },
  },
  requested: null,
} as const

/** A right answer, different from those of other fields, or none. */
function answerTo(name: string, { kind, options, required, inputMode }: Field): fc.Arbitrary<string> {
  const word = fc.stringMatching(/^[a-z]{3,12}$/).map((text) => `${name} ${text}`)
  const oneOf = fc.constantFrom(...(options ? Object.keys(options) : ['QC']))
  const answer = {
    text: inputMode === 'numeric' ? fc.integer({ min: 1, max: 999 }).map(String) : word,
    // Slugs and other texts that no visitor types.
    hidden: options ? oneOf : word.map((text) => text.replaceAll(/[ _]/g, '-')),
    textarea: word.map((text) => `${text} and\nmore`),
    email: word.map((text) => `${text.replace(' ', '.')}@courriel.example`),
    tel: fc.stringMatching(/^[2-9]\d{9}$/),
    // The days of a claim have passed.
    date: fc.constant(name.endsWith('_on') ? '2026-11-20' : lastPossibleDay(new Date())),
    select: oneOf,
    radio: oneOf,
  }[kind]
  return required ? answer : fc.oneof(answer, fc.constant(''))
}

/** Answers that are right only together. */
const LICENCES = [
  { licence_authority: '', licence_number: '', licence_expires: '' },
  { licence_authority: 'rbq', licence_number: '1234-5678-90', licence_expires: '2099-01-31' },
  { licence_authority: '\ntssa', licence_number: '\n000123456', licence_expires: '' },
]

test.each(FORM_TYPES)('every answer of the form %s is in what the CRM gets', (type) => {
  const answers = Object.entries(FORMS[type].fields).map(([name, field]) => [name, answerTo(name, field)])
  fc.assert(
    fc.property(
      fc.record(Object.fromEntries(answers)),
      fc.constantFrom('en', 'fr'),
      fc.constantFrom(...LICENCES),
      (posted, lang, licences) => {
        const checked = checkForm(type, { ...posted, ...licences })
        if (!checked.ok) throw new Error(JSON.stringify(checked.errors))
        const sent = Object.values(leadOf(type, checked.data, { ...origin, lang })).map(String)
        for (const name of Object.keys(FORMS[type].fields)) {
          const answer = checked.data[name] ?? ''
          expect(
            sent.some((value) => value.includes(answer)),
            name,
          ).toBe(true)
        }
      },
    ),
  )
})

test('an extra of the form is no answer: it is never in the message', () => {
  const extras = {
    utm_source: 'radio',
    utm_medium: 'spot',
    utm_campaign: 'spring',
    referral_source: 'https://search.example/',
    conversion_page: '/contact',
    honeypot: 'filled',
    form_start_time: '1795000000000',
    marketing_consent: 'yes',
  }
  const posted = {
    ...extras,
    firstName: 'Jo',
    lastName: 'Roy',
    email: 'jo@a.example',
    message: 'Hello.',
    lang: 'fr',
  }
  const checked = checkForm('contact', posted)
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors))
  const lead = leadOf('contact', checked.data, { ...origin, lang: 'fr' })
  expect(lead.message).toBe('Hello.')
  expect(lead).toMatchObject({ ...extras, form_start_time: 1795000000000 })
  expect(lead).not.toHaveProperty('lang')
})

describe('a consent to commercial messages', () => {
  const contact = { firstName: 'Jo', lastName: 'Roy', email: 'jo@a.example', message: 'Hello.' }
  const at = new Date('2026-03-04T05:06:07Z')
  const leadIn = (lang: Language, rest = {}, settings: LeadSettings = origin.settings) => {
    const checked = checkForm('contact', { ...contact, ...rest })
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors))
    return leadOf('contact', checked.data, { ...origin, settings, lang, at })
  }
  const yes = { marketing_consent: 'yes' }

  test('is kept with its words in the language of the form, their version and the time', () => {
    expect(leadIn('fr', yes)).toMatchObject({
      ...yes,
      language: 'fr',
      marketing_consent_text: 'Envoyez-moi des offres.',
      marketing_consent_version: expect.stringMatching(/^[0-9a-f]{12}$/),
      marketing_consent_at: '2026-03-04T05:06:07.000Z',
    })
    expect(leadIn('en', yes).marketing_consent_text).toBe('Send me offers.')
  })

  test('has another version once the words are others, and the same as long as they are not', () => {
    const versionOf = (en: string) =>
      leadIn('en', yes, { ...origin.settings, consent: { en, fr: '' } }).marketing_consent_version
    expect(versionOf('Yes.')).toBe(versionOf('Yes.'))
    expect(versionOf('Yes.')).not.toBe(versionOf('Yes!'))
  })

  test('nothing of it is there without one', () => {
    const names = Object.keys(leadIn('en')).filter((name) => name.startsWith('marketing_consent'))
    expect(names).toEqual(['marketing_consent'])
  })
})

test('a field cannot have a name under which the lead has something else', () => {
  const label = { en: 'Reference', fr: 'Référence' }
  // @ts-expect-error The CRM gets the lead's own reference under this name.
  defineForm({ reference: { ...line(), label } }, (answers) => answers)
  // @ts-expect-error A form has this as an extra.
  defineForm({ honeypot: { ...line(), label } }, (answers) => answers)
  defineForm({ licence: { ...line(), label } }, (answers) => answers)
})
