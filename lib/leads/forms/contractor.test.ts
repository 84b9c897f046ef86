import { describe, expect, test } from 'vitest'
import { en } from '#lib/i18n/en.ts'
import { fr } from '#lib/i18n/fr.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { LICENCES } from '#lib/matching/licences.ts'
import { leadOf } from '../lead-of.ts'
import { checkForm } from './index.ts'
import { answeredIn } from './questions.ts'
import { sentencesOf } from './sentences.ts'

const OLD = {
  business_name: 'Gagnon inc.',
  name: 'Amélie Gagnon',
  email: 'amelie@courriel.example',
  phone: '5148736565',
  city: 'Trois-Rivières',
  province_state: 'QC',
  specialties: 'Bornes de recharge',
  years_experience: '12',
  message: 'Nous couvrons la Mauricie.',
}

const NEW = {
  categories: 'electrical',
  services: 'tv-mounting\nceiling-fans',
  provinces: 'QC',
  cities: 'ottawa\ngatineau',
  emergencies: 'yes',
  emergency_hours: 'nights\nweekends',
  // The first row was left empty, as a browser posts it.
  licence_authority: '\nrbq\n',
  licence_number: '\n1234 5678 90\n',
  licence_expires: '\n2099-03-31\n',
  insurance_amount: '2 000 000 $',
  insurer: 'Intact',
  insurance_expires: '2099-06-30',
}

const LISTS = {
  en: {
    categories: [{ value: 'electrical', label: 'Electrical' }],
    services: [{ value: 'tv-mounting', label: 'TV mounting' }],
    provinces: [{ value: 'QC', label: 'Quebec' }],
    cities: [{ value: 'ottawa', label: 'Ottawa' }],
  },
  fr: {
    categories: [{ value: 'electrical', label: 'Électricité' }],
    services: [{ value: 'tv-mounting', label: 'Installation de téléviseurs' }],
    provinces: [{ value: 'QC', label: 'Québec' }],
    cities: [{ value: 'ottawa', label: 'Ottawa' }],
  },
}

const checked = (fields: Record<string, unknown>) => {
  const result = checkForm('contractor', fields)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.data
}

const leadFrom = (fields: Record<string, unknown>, lang: Language = 'fr') =>
  leadOf('contractor', checked(fields), {
    submissionId: 'b7f6',
    reference: 'M-7K3Q-92TX',
    lang,
    settings: { sourceSite: 'montage', industry: 'home', consent: { en: '', fr: '' }, recipients: [] },
    requested: null,
    lists: LISTS[lang],
  })

const errorsOf = (change: Record<string, unknown>) => {
  const result = checkForm('contractor', { ...OLD, ...change })
  return result.ok ? {} : result.errors
}

const sentenceOf = (change: Record<string, unknown>, name: string, lang: Language) =>
  sentencesOf('contractor', errorsOf(change), change, { en, fr }[lang].forms.errors, lang)[name]

test('without the answers for matching the lead is byte for byte what it was', () => {
  const left = Object.fromEntries(Object.keys(NEW).map((name) => [name, '\n\n']))
  const lead = leadFrom({ ...OLD, ...left })
  expect(JSON.stringify(lead)).toBe(
    '{"name":"Amélie Gagnon","email":"amelie@courriel.example","phone":"(514) 873-6565","city":"Trois-Rivières",' +
      '"province_state":"QC","service_type":"Contractor Signup","service_type_detail":"Bornes de recharge",' +
      '"property_address":"","message":"Entreprise\u00a0: Gagnon inc.\\nSpécialités\u00a0: Bornes de recharge\\n' +
      'Années d’expérience\u00a0: 12\\n\\nNous couvrons la Mauricie.","preferred_date":"","timeline":"",' +
      '"budget_range":"","urgency":"","contractor":"","service_slug":"","bundle":"","complexity":"","add_ons":"",' +
      '"estimate_low":"","estimate_high":"","utm_source":"","utm_medium":"","utm_campaign":"","referral_source":"",' +
      '"conversion_page":"","source_site":"montage","industry":"home","honeypot":"","form_start_time":null,' +
      '"submission_id":"b7f6","reference":"M-7K3Q-92TX","language":"fr","marketing_consent":"","jobs":[],"photos":[]}',
  )
  expect(leadFrom(OLD)).toEqual(lead)
})

test('what matching needs is in the message by its names, and in fields of its own', () => {
  const lead = leadFrom({ ...OLD, ...NEW })
  expect(lead.message.split('\n').slice(6)).toEqual([
    'Métiers\u00a0: Électricité (en entier), Installation de téléviseurs, ceiling-fans',
    'Secteurs\u00a0: Québec (partout), Ottawa, gatineau',
    'Urgences\u00a0: Oui; Les soirs et les nuits de semaine, de 18\u00a0h à 8\u00a0h; La fin de semaine, du samedi 8\u00a0h au lundi 8\u00a0h',
    'Licences\u00a0: Licence RBQ 1234 5678 90, jusqu’au 31 mars 2099',
    'Assurance responsabilité\u00a0: 2\u00a0000\u00a0000\u00a0$, Intact, jusqu’au 30 juin 2099',
  ])
  expect(
    leadFrom({ ...OLD, ...NEW }, 'en')
      .message.split('\n')
      .slice(6),
  ).toEqual([
    'Trades: Electrical (all of it), TV mounting, ceiling-fans',
    'Areas: Quebec (everywhere), Ottawa, gatineau',
    'Emergencies: Yes; Weeknights, 6 p.m. to 8 a.m.; Weekends, from Saturday 8 a.m. to Monday 8 a.m.',
    'Licences: RBQ licence 1234 5678 90, until March 31, 2099',
    'Liability insurance: $2,000,000, Intact, until June 30, 2099',
  ])
  expect(lead).toMatchObject({ services: 'tv-mounting\nceiling-fans', cities: 'ottawa\ngatineau' })
  expect(lead).toMatchObject({ licence_number: '\n1234 5678 90', insurance_amount: '2000000' })
})

test('the page and the mail say it too, after the answers of before', () => {
  const said = answeredIn('contractor', checked({ ...OLD, ...NEW }), 'en', [], LISTS.en)
  expect(said.map(({ label }) => label)).toEqual([
    'Business name',
    'Your name',
    'Email',
    'Phone',
    'City',
    'Province or territory',
    'Specialties',
    'Years of experience',
    'What else should we know?',
    'Trades',
    'Areas',
    'Emergencies',
    'Licences',
    'Liability insurance',
  ])
  expect(
    answeredIn('contractor', checked({ ...OLD, emergencies: 'no', emergency_hours: 'days' }), 'en').at(-1),
  ).toEqual({
    label: 'Emergencies',
    value: 'No',
  })
})

test('other programs may send lists', () => {
  expect(checked({ ...OLD, services: 'tv-mounting, ceiling-fans, tv-mounting' }).services).toBe(
    'tv-mounting\nceiling-fans',
  )
  expect(errorsOf({ services: 'TV mounting!' })).toEqual({ services: 'optionInvalid' })
  expect(errorsOf({ emergency_hours: 'days\nalways' })).toEqual({ emergency_hours: 'optionInvalid' })
})

describe('licences', () => {
  test.each(LICENCES.map(({ id, example }) => [id, example]))(
    'of %s: the example is right',
    (id, example) => {
      expect(errorsOf({ licence_authority: id, licence_number: example })).toEqual({})
    },
  )

  test('a number of another form is refused in the row where it stands, with an example', () => {
    const change = { licence_authority: 'rbq\necra-esa', licence_number: '1234-5678-90\n12345' }
    expect(errorsOf(change)).toEqual({ licence_number_2: 'licenceNumberWrong' })
    expect(sentenceOf(change, 'licence_number_2', 'en')).toBe(
      '“12345” does not look like a number of Electrical Safety Authority (ECRA/ESA). It is written like this: 7001234',
    )
    const french = { licence_authority: 'rbq', licence_number: '123' }
    expect(sentenceOf(french, 'licence_number', 'fr')).toBe(
      '«\u00a0123\u00a0» ne ressemble pas à un numéro de cet organisme\u00a0: Régie du bâtiment du Québec (RBQ). Il s’écrit ainsi\u00a0: 1234-5678-90',
    )
  })

  test('a licence has an authority and a number', () => {
    expect(errorsOf({ licence_number: '\n123' })).toEqual({ licence_authority_2: 'licenceAuthorityMissing' })
    expect(errorsOf({ licence_expires: '2099-01-01' })).toEqual({
      licence_authority: 'licenceAuthorityMissing',
    })
    expect(errorsOf({ licence_authority: 'rbq' })).toEqual({ licence_number: 'licenceNumberMissing' })
    expect(errorsOf({ licence_authority: 'nobody', licence_number: '123' })).toEqual({
      licence_authority: 'optionInvalid',
    })
  })

  test('one that has ended, or whose end is no day, is refused, beside what else is wrong', () => {
    const licence = { licence_authority: 'rbq', licence_number: '1234-5678-90' }
    expect(errorsOf({ ...licence, licence_expires: '2020-01-01' })).toEqual({ licence_expires: 'datePast' })
    const wrong = { licence_expires: '31/03/2099', email: 'amelie', insurance_amount: 'much' }
    expect(Object.entries(errorsOf({ ...licence, ...wrong })), 'in the order of the page').toEqual([
      ['email', 'emailInvalid'],
      ['licence_expires', 'dateInvalid'],
      ['insurance_amount', 'amountInvalid'],
    ])
  })
})

test.each([
  ['2,000,000', '2000000'],
  ['$2,000,000.00', '2000000'],
  ['2\u00a0000\u00a0000 $', '2000000'],
  ['2 M$', '2000000'],
  ['1,5 million', '1500000'],
  ['5000000', '5000000'],
])('the amount %s is %s dollars', (typed, amount) => {
  expect(checked({ ...OLD, insurance_amount: typed }).insurance_amount).toBe(amount)
})

test.each(['two million', '2-3', '9999999999', '1,23,4'])('%s is no amount', (insurance_amount) => {
  expect(errorsOf({ insurance_amount })).toEqual({ insurance_amount: 'amountInvalid' })
})
