import { describe, expect, test, vi } from 'vitest'
import { en } from '#lib/i18n/en.ts'
import { fr } from '#lib/i18n/fr.ts'
import { PHOTO_ERRORS } from '../photos/limits.ts'
import { yesNo } from './fields.ts'
import { firstPossibleDay } from './first-day.ts'
import { checkForm, checkOwnForm, FORM_TYPES, FORMS, type FormType, problemOf } from './index.ts'

const VALID: Record<FormType, Record<string, string>> = {
  lead: {
    service_type: 'tv-audio',
    name: 'Amélie Gagnon',
    email: 'amelie@courriel.example',
    city: 'Trois-Rivières',
    province_state: 'QC',
    message: 'Un téléviseur de 65 pouces.',
  },
  contact: {
    firstName: 'Amélie',
    lastName: 'Gagnon',
    email: 'amelie@courriel.example',
    message: 'Servez-vous Laval?',
  },
  contractor: { business_name: 'Gagnon inc.', name: 'Amélie Gagnon', email: 'amelie@courriel.example' },
  partner: { partner_name: 'Quincaillerie Roy', your_email: 'amelie@courriel.example' },
  claim: {
    booking_reference: 'M-7K3Q-92TX',
    email: 'amelie@courriel.example',
    installed_on: '2026-11-20',
    message: 'Le support a bougé.',
  },
}

const errorsOf = (type: FormType, fields: Record<string, unknown>) => {
  const result = checkForm(type, fields)
  return result.ok ? {} : result.errors
}

const lead = (change: Record<string, unknown>) => errorsOf('lead', { ...VALID.lead, ...change })

/** What the visitor reads, in English, about one field. */
const sentence = (error: string | undefined) => en.forms.errors[error as keyof typeof en.forms.errors]

describe('required fields', () => {
  for (const type of FORM_TYPES) {
    test(`${type}: exactly those the product has`, () => {
      expect(errorsOf(type, VALID[type])).toEqual({})
      expect(Object.keys(errorsOf(type, {})).sort()).toEqual(Object.keys(VALID[type]).sort())
      const spaces = Object.fromEntries(Object.keys(VALID[type]).map((name) => [name, ' \t ']))
      expect(Object.keys(errorsOf(type, spaces)).sort()).toEqual(Object.keys(VALID[type]).sort())
    })
  }

  test('an emergency in our own form needs a phone number, from other programs it does not', () => {
    const own = (change: Record<string, unknown>) => checkOwnForm('lead', { ...VALID.lead, ...change })
    expect(own({ urgency: 'Emergency' })).toEqual({ ok: false, errors: { phone: 'phoneRequired' } })
    expect(own({ urgency: 'Emergency', phone: '514 555-0123' }).ok).toBe(true)
    expect(own({ urgency: 'High' }).ok).toBe(true)
    expect(lead({ urgency: 'Emergency' })).toEqual({})
    expect(checkOwnForm('contact', VALID.contact).ok).toBe(true)
  })

  test('the wizard names the missing or wrong field', () => {
    expect(sentence(lead({ service_type: '' }).service_type)).toBe('Please select a service')
    expect(sentence(lead({ email: 'amelie@' }).email)).toBe('Please enter a valid email address.')
    expect(sentence(lead({ message: '' }).message)).toBe(
      'Please describe your project in detail (at least 10 characters).',
    )
  })
})

describe('rules', () => {
  test('an e-mail address has a part before and after the @, and a dot', () => {
    for (const email of ['a', 'a@', '@b.ca', 'a@b', 'a b@c.ca', 'a@b@c.ca', 'a@b..ca', 'a@b.ca,c@d.ca e']) {
      expect(lead({ email }).email, email).toBe('emailInvalid')
    }
    for (const email of ['a@b.ca', ' a.b+c@d-e.qc.ca ', 'é@exemple.ca']) {
      expect(lead({ email }), email).toEqual({})
    }
  })

  test('ten characters of message, spaces around them not counted', () => {
    expect(lead({ message: '  123456789  ' }).message).toBe('messageTooShort')
    expect(lead({ message: '1234567890' })).toEqual({})
  })

  test('a preferred date is a date, and not before today', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T18:00:00Z') })
    expect(lead({ preferred_date: '2026-11-20' }).preferred_date).toBe('datePast')
    for (const preferred_date of ['', '2026-11-21', '2027-02-28']) {
      expect(lead({ preferred_date }), preferred_date).toEqual({})
    }
    for (const preferred_date of ['2028-11-22', '9999-12-31']) {
      expect(lead({ preferred_date }).preferred_date, preferred_date).toBe('dateFar')
    }
    for (const preferred_date of ['2026-02-30', '21/11/2026', 'soon', '2026-13-01']) {
      expect(lead({ preferred_date }).preferred_date, preferred_date).toBe('dateInvalid')
    }
    vi.useRealTimers()
  })

  test("no visitor's today is refused by a server that is already in tomorrow", () => {
    const evening = new Date('2026-11-21T05:00:00Z')
    expect(firstPossibleDay(evening, false)).toBe('2026-11-20')
    const [year, month, day] = firstPossibleDay(evening, true).split('-').map(Number)
    expect([year, month, day]).toEqual([evening.getFullYear(), evening.getMonth() + 1, evening.getDate()])
  })

  test('lists take their own values, or nothing', () => {
    expect(lead({ timeline: 'Within 2 Weeks', budget_range: '$2000+', urgency: 'Emergency' })).toEqual({})
    expect(lead({ timeline: '', budget_range: '', urgency: '' })).toEqual({})
    expect(lead({ timeline: 'Soon', budget_range: '5', urgency: 'Immediate' })).toEqual({
      timeline: 'optionInvalid',
      budget_range: 'optionInvalid',
      urgency: 'optionInvalid',
    })
    expect(lead({ province_state: 'XX' }).province_state).toBe('provinceRequired')
    expect(errorsOf('contractor', { ...VALID.contractor, province_state: 'XX' })).toEqual({
      province_state: 'optionInvalid',
    })
  })

  test('a number of another country is stored as it was written', () => {
    const result = checkForm('lead', { ...VALID.lead, phone: ' +47 22 12 34 56 ' })
    expect(result.ok && result.data.phone).toBe('+47 22 12 34 56')
  })

  test.each([
    ['５１４ ８７３ ６５６５', '(514) 873-6565'],
    ['1-800-INSTALL', '1-800-INSTALL'],
    ['911', '911'],
  ])('the phone number %s is stored as %s', (phone, stored) => {
    const result = checkForm('lead', { ...VALID.lead, phone })
    expect(result.ok && result.data.phone).toBe(stored)
  })

  test.each(['abc', 'none', '12', '+'])('"%s" is no phone number', (phone) => {
    expect(lead({ phone })).toEqual({ phone: 'phoneInvalid' })
  })

  test('yes, no and no answer are three answers, each with its words', () => {
    const { rule, options } = yesNo()
    for (const answer of ['yes', 'no', ''])
      expect(rule.safeParse(answer)).toMatchObject({ success: true, data: answer })
    expect(rule.safeParse(undefined)).toMatchObject({ success: true, data: '' })
    expect(rule.safeParse('maybe').success).toBe(false)
    expect(options).toMatchObject({ yes: { fr: 'Oui' }, no: { fr: 'Non' } })
  })

  test('a yes or no that must be answered says so', () => {
    const { rule, required } = yesNo({ required: 'selectService' })
    expect(required).toBe(true)
    expect(rule.safeParse('no')).toMatchObject({ success: true, data: 'no' })
    for (const answer of [undefined, '', 'maybe'])
      expect(rule.safeParse(answer).error?.issues[0]?.message).toBe('selectService')
  })

  test('a phone number may have any format, and no field is endless', () => {
    expect(lead({ phone: '+1 (514) 873-6565 poste 12' })).toEqual({})
    expect(lead({ phone: '5'.repeat(41), name: 'n'.repeat(101), message: 'm'.repeat(5001) })).toEqual({
      phone: 'tooLong',
      name: 'tooLong',
      message: 'tooLong',
    })
  })
})

describe('what comes out', () => {
  test('trimmed, on one line, without control characters and unknown fields', () => {
    const result = checkForm('lead', {
      ...VALID.lead,
      name: '  \u202eAmélie\r\nBcc:\u0000 \u2066Gagnon\u200f ',
      message: 'Line one.\r\nLine two.',
      admin: 'true',
      phone: { $gt: '' },
    })
    if (!result.ok) throw new Error(JSON.stringify(result.errors))
    expect(result.data.name).toBe('Amélie Bcc: Gagnon')
    expect(result.data.message).toBe('Line one.\nLine two.')
    expect(result.data.phone).toBe('')
    expect(result.data).not.toHaveProperty('admin')
  })

  test('extras never stop a lead: they are cut or dropped', () => {
    const result = checkForm('partner', {
      ...VALID.partner,
      utm_source: 'x'.repeat(300),
      form_start_time: 'yesterday',
      marketing_consent: 'maybe',
      lang: 'de',
    })
    if (!result.ok) throw new Error(JSON.stringify(result.errors))
    const { utm_source, form_start_time, marketing_consent, lang, honeypot } = result.data
    expect(utm_source).toHaveLength(200)
    expect({ form_start_time, marketing_consent, lang, honeypot }).toEqual({
      form_start_time: '',
      marketing_consent: '',
      lang: 'en',
      honeypot: '',
    })
  })

  test('every message is a sentence in both languages', () => {
    // Photos are no field: tests/leads/photos.test.ts. A phone number is required in an emergency only, and licences are wrong in
    // ways that depend on several fields: contractor.test.ts.
    const licences = ['licenceAuthorityMissing', 'licenceNumberMissing', 'licenceNumberWrong']
    const seen = new Set<string>([...PHOTO_ERRORS, 'phoneRequired', ...licences])
    for (const type of FORM_TYPES) {
      const names = Object.keys(FORMS[type].fields)
      for (const value of ['', 'x', '-1', 'y'.repeat(6000), '2020-01-01', '9999-12-31']) {
        const errors = errorsOf(type, Object.fromEntries(names.map((name) => [name, value])))
        for (const error of Object.values(errors)) seen.add(error)
      }
    }
    expect([...seen].sort()).toEqual(Object.keys(en.forms.errors).sort())
    expect(Object.keys(fr.forms.errors)).toEqual(Object.keys(en.forms.errors))
  })
})

describe('the whole form, in the words of the error catalogue', () => {
  const said = (change: Record<string, string>) => {
    const fields = { ...VALID.lead, ...change }
    const { title, text } = en.forms.problems[problemOf('lead', errorsOf('lead', fields), fields)]
    return [title, text].filter(Boolean).join(': ')
  }

  test.each([
    [{ name: '' }, 'Missing Information: Please fill in all required fields.'],
    [{ email: '' }, 'Missing Information: Please fill in all required fields.'],
    [{ message: ' ' }, 'Missing Information: Please fill in all required fields.'],
    [{ service_type: '' }, 'Please complete all steps before submitting.'],
    [{ city: '' }, 'Please complete all steps before submitting.'],
    [{ province_state: '' }, 'Please complete all steps before submitting.'],
    [{ email: 'amelie' }, 'Invalid email: Please enter a valid email address.'],
    [
      { message: 'Too short' },
      'Project details required: Please describe your project in detail (at least 10 characters).',
    ],
    [{ phone: '5'.repeat(50) }, 'Please check your answers: Some of them need a change.'],
  ])('%j', (change, expected) => {
    expect(said(change)).toBe(expected)
  })
})

test('the error catalogue, word for word', () => {
  const { problems, failures, successes } = en.forms
  const say = ({ title, text }: { title: string; text: string }) => [title, text].filter(Boolean).join(' | ')
  expect({
    contactFailure: say(failures.contact),
    contactSuccess: say(successes.contact),
    bookingFailure: say(failures.lead),
    bookingSuccess: say(successes.lead),
    contractorFailure: say(failures.contractor),
    partnerFailure: say(failures.partner),
    contractorSuccess: say(successes.contractor),
    partnerSuccess: say(successes.partner),
    service: say(problems.missingService),
    contact: say(problems.missingContact),
    email: say(problems.invalidEmail),
    project: say(problems.projectDetails),
    missing: say(problems.missingInformation),
    steps: say(problems.incompleteSteps),
  }).toEqual({
    contactFailure: 'Failed to send | Please try again.',
    contactSuccess: "Message sent! | We'll reply within 1 business day.",
    bookingFailure: 'Submission Failed | There was an error submitting your request. Please try again.',
    bookingSuccess:
      "Request Submitted Successfully! | We'll connect you with certified contractors who will provide competitive quotes for your project.",
    contractorFailure: 'Submission failed | Please try again.',
    partnerFailure: 'Submission failed | Please try again.',
    contractorSuccess: 'Thanks! | We received your application and will contact you shortly',
    partnerSuccess: 'Thanks! | Your suggestion has been received',
    service: 'Please select a service',
    contact: 'Missing required information | Please fill in your name, email, city, and province.',
    email: 'Invalid email | Please enter a valid email address.',
    project: 'Project details required | Please describe your project in detail (at least 10 characters).',
    missing: 'Missing Information | Please fill in all required fields.',
    steps: 'Please complete all steps before submitting.',
  })
})
