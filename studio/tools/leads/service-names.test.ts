import { expect, test } from 'vitest'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { FORM_TYPES } from '#lib/leads/forms/index.ts'
import { sampleSubmission } from '../../../tests/leads/samples.ts'
import { serviceNameFrom } from './service-names.ts'
import { WORDS } from './words.ts'

const DOCUMENTS = [
  { key: 'tv-mounting', name: { en: 'TV mounting', fr: 'Installation de téléviseur' }, detailOptions: null },
  { key: 'Emergency Lock Repair', name: { en: 'Emergency Lock Repair' }, detailOptions: null },
  {
    key: 'tv-audio',
    name: { en: 'TV & audio', fr: 'Télé et son' },
    detailOptions: [{ value: '65-75', label: { en: '65-75 inches', fr: '65 à 75 pouces' } }],
  },
]

test('services, types, details and emergency services have their names in the language of the Studio', () => {
  const english = serviceNameFrom(DOCUMENTS, 'en')
  const french = serviceNameFrom(DOCUMENTS, 'fr')
  const sent = ['tv-mounting', 'tv-audio', '65-75', 'emergency-lock-repair', 'unknown']
  expect(sent.map(english)).toEqual([
    'TV mounting',
    'TV & audio',
    '65-75 inches',
    'Emergency Lock Repair',
    'unknown',
  ])
  expect(sent.map(french)).toEqual([
    'Installation de téléviseur',
    'Télé et son',
    '65 à 75 pouces',
    'Emergency Lock Repair',
    'unknown',
  ])
})

test('the leads of the other forms have the name of their form in place of a service', () => {
  for (const language of LANGUAGES) {
    for (const type of FORM_TYPES.filter((one) => one !== 'lead')) {
      const { lead } = sampleSubmission({ type })
      expect(serviceNameFrom([], language)(lead.service_type)).toBe(WORDS[language].types[type])
    }
  }
})
