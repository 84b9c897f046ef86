import { expect, test } from 'vitest'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { FORM_TYPES, FORMS } from '#lib/leads/forms/index.ts'
import { PAYLOADS, sampleSubmission } from '../../../tests/leads/samples.ts'
import { type AnswerNames, answersForContractors, labelledAnswers } from './answer-labels.ts'

const asSent = (text: string) => text

test.each(FORM_TYPES)('what was answered in the form %s is shown, in words of both languages', (type) => {
  for (const language of LANGUAGES) {
    const shown = labelledAnswers(sampleSubmission({ type }), language, asSent)
    expect(shown.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(PAYLOADS[type])))
    for (const { name, label } of shown) {
      const own = FORMS[type].fields[name]?.label[language]
      if (own && !(name in FORMS.lead.fields)) expect(label).toBe(own)
      expect(label).toMatch(/^\p{Lu}/u)
    }
  }
})

test('what only the CRM needs to tell forms apart is not shown beside the answers', () => {
  const { type, lead, fields } = sampleSubmission({ type: 'partner' })
  const shown = labelledAnswers({ type, lead, fields }, 'fr', asSent).map(({ value }) => value)
  expect(shown).not.toContain('Partner Suggestion')
  expect(shown.filter((value) => value === 'Quincaillerie Roy')).toHaveLength(1)
})

test('an emergency service is shown by its name, and not as something else', () => {
  const { type, lead, fields } = sampleSubmission({ payload: { service_type: 'emergency-lock-repair' } })
  const asked = { ...lead, service_type: 'other', service_slug: 'emergency-lock-repair' }
  const shown = labelledAnswers({ type, lead: asked, fields }, 'en', (sent) => `Name of ${sent}`)
  expect(shown.find(({ name }) => name === 'service_type')?.value).toBe('Name of emergency-lock-repair')
})

test('a lead whose form was not kept is shown as the CRM gets it', () => {
  const { type, lead } = sampleSubmission({ type: 'contractor' })
  const shown = labelledAnswers({ type, lead, fields: {} }, 'en', asSent)
  const given = Object.entries(lead).filter(
    ([, value]) => value !== '' && value !== null && !Array.isArray(value),
  )
  expect(shown.map(({ name, value }) => [name, value])).toEqual(
    given.map(([name, value]) => [name, name === 'language' ? 'French' : String(value)]),
  )
  expect(shown).toContainEqual({ name: 'message', label: 'Message', value: lead.message, isTechnical: false })
})

test('a service is shown by its name, its address among the technical details as it is', () => {
  const { type, lead, fields } = sampleSubmission({ type: 'lead' })
  const asked = { ...lead, service_type: 'tv-audio', service_slug: 'tv-mounting' }
  const shown = labelledAnswers({ type, lead: asked, fields }, 'en', (sent) => `Name of ${sent}`)
  expect(shown.find(({ name }) => name === 'service_type')?.value).toBe('Name of tv-audio')
  expect(shown.find(({ name }) => name === 'service_slug')?.value).toBe('tv-mounting')
})

test('what was chosen in a list is shown in the language of the Studio', () => {
  const { type, lead, fields } = sampleSubmission({ type: 'lead' })
  const asked = { ...lead, timeline: 'Within 2 Weeks' }
  const shown = labelledAnswers(
    { type, lead: asked, fields: { ...fields, timeline: 'Within 2 Weeks' } },
    'fr',
    asSent,
  )
  expect(shown.find(({ name }) => name === 'timeline')?.value).toBe('D’ici deux semaines')
})

test.each([
  ['en', 'December 20, 2026', '$374', 'French', 'Yes', /^Nov 30, 2026, \S+ [ap]\.m\.$/],
  ['fr', '20 décembre 2026', '374 $', 'Français', 'Oui', /^30 nov. 2026, \d+ h \d\d$/],
] as const)('nothing is shown as it is stored, in %s', (language, day, price, tongue, yes, moment) => {
  const { type, lead, fields } = sampleSubmission({ payload: { marketing_consent: 'yes' } })
  const asked = {
    ...lead,
    preferred_date: '2026-12-20',
    estimate_low: '374',
    marketing_consent_at: '2026-11-30T19:05:00.000Z',
    form_start_time: Date.parse('2026-11-30T19:00:00.000Z'),
    added_message: '2026-11-30T20:05:00.000Z First.\n\nStill the first.\n\n2026-11-30T21:05:00.000Z Second.',
  }
  const shown = labelledAnswers({ type, lead: asked, fields }, language, (sent) => `Name of ${sent}`)
  const value = (name: string) =>
    shown.find((one) => one.name === name)?.value.replaceAll(/[\u00A0\u202F]/g, ' ')
  expect(value('preferred_date')).toBe(day)
  expect(value('estimate_low')).toBe(price)
  expect(value('language')).toBe(tongue)
  expect(value('marketing_consent')).toBe(yes)
  expect(value('marketing_consent_at')).toMatch(moment)
  expect(value('form_start_time')).toMatch(moment)
  expect(value('service_type_detail')).toBe('Name of 65-75')
  const [first = '', text, blank, more, , second = '', last] = value('added_message')?.split('\n') ?? []
  expect(first).toMatch(moment)
  expect(second).toMatch(moment)
  expect([text, blank, more, last]).toEqual(['First.', '', 'Still the first.', 'Second.'])
})

const NAMES: AnswerNames = {
  nameOf: (kind, key) =>
    ({ 'home-theater': 'Home theatre', mississauga: 'Mississauga', ON: 'Ontario' })[key] ?? `${kind} ${key}`,
  contractor: 'Ada TV & Sound',
}

test('an application says each answer once, with names, amounts and days in words', () => {
  const { type, lead, fields } = sampleSubmission({
    type: 'contractor',
    payload: {
      ...PAYLOADS.contractor,
      message: 'We also rent lifts.',
      categories: 'home-theater',
      services: 'tv-mounting\nsoundbar',
      cities: 'mississauga',
      provinces: 'ON',
      emergencies: 'yes',
      emergency_hours: 'nights',
      insurance_amount: '2000000',
      insurance_expires: '2099-12-31',
    },
  })
  const shown = labelledAnswers({ type, lead, fields }, 'en', asSent, NAMES)
  const value = (name: string) => shown.find((one) => one.name === name)?.value
  expect(value('message')).toBe('We also rent lifts.')
  expect(value('categories')).toBe('Home theatre')
  expect(value('services')).toBe('services tv-mounting, services soundbar')
  expect(value('cities')).toBe('Mississauga')
  expect(value('provinces')).toBe('Ontario')
  expect(value('emergency_hours')).toBe('Weeknights, 6 p.m. to 8 a.m.')
  expect(value('insurance_amount')).toBe('$2,000,000')
  expect(value('insurance_expires')).toBe('December 31, 2099')
})

test('the contractor that a quote was requested from is named', () => {
  const { type, lead, fields } = sampleSubmission()
  const asked = { ...lead, contractor: 'installer-55e8' }
  const named = labelledAnswers({ type, lead: asked, fields }, 'en', asSent, NAMES)
  expect(named.find(({ name }) => name === 'contractor')?.value).toBe('Ada TV & Sound')
  const unknown = labelledAnswers({ type, lead: asked, fields }, 'en', asSent, { ...NAMES, contractor: null })
  expect(unknown.find(({ name }) => name === 'contractor')?.value).toBe('installer-55e8')
})

test('staff read the answers that contractors see in the words of contractors, the service not twice', () => {
  const answers = {
    service_type: 'tv-audio',
    service_type_detail: '65-75',
    preferred_date: '2026-12-07',
    timeline: 'Within 2 Weeks',
  }
  const detail = (sent: string) => (sent === '65-75' ? '65 à 75 pouces' : sent)
  expect(answersForContractors(answers, 'fr', detail).map(({ value }) => value)).toEqual([
    '65 à 75 pouces',
    '7 décembre 2026',
    'D’ici deux semaines',
  ])
})
