import { expect, test } from 'vitest'
import type { FormType } from '#lib/leads/forms/index.ts'
import type { LeadJob, RequestedJobs } from '#lib/leads/lead.ts'
import { sampleSubmission } from '../../../tests/leads/samples.ts'
import { answerText, statusOf, subjectOf } from './lead-names.ts'
import { WORDS } from './words.ts'

const NAMES: Record<string, string> = {
  'tv-mounting': 'TV mounting',
  'emergency-plumbing': 'Emergency plumbing',
  'home-office-pro': 'Home Office Pro',
  'tv-audio': 'TV & audio',
  other: 'Something else',
}
const nameOf = (sent: string) => NAMES[sent] ?? sent

const job = (change: Partial<LeadJob>): LeadJob => ({
  quantity: 1,
  service: '',
  bundle: '',
  city: 'toronto',
  complexity: '',
  timeline: '',
  add_ons: '',
  estimate_low: '',
  estimate_high: '',
  text: '',
  ...change,
})

function subject(jobs: LeadJob[], fields: RequestedJobs['fields'] = {}): string {
  const { type, lead, fields: typed } = sampleSubmission({ requested: { jobs, fields } })
  return subjectOf({ type, lead, fields: typed }, nameOf)
}

test('a request has the names of its jobs, an emergency service and a bundle too, in the reader’s language', () => {
  expect(
    subject([job({ service: 'emergency-plumbing', text: 'Plomberie d’urgence · Toronto' })], {
      service_type: 'other',
      service_slug: 'emergency-plumbing',
    }),
  ).toBe('Emergency plumbing')
  expect(
    subject([job({ bundle: 'home-office-pro' })], { service_type: 'other', bundle: 'home-office-pro' }),
  ).toBe('Home Office Pro')
  expect(
    subject([
      job({ service: 'tv-mounting', quantity: 2 }),
      job({ text: 'Ceiling fan for the shed · Toronto' }),
    ]),
  ).toBe('2\u00A0×\u00A0TV mounting, Ceiling fan for the shed')
  expect(subject([job({ text: 'Téléviseur et son · Toronto' })], { service_type: 'tv-audio' })).toBe(
    'TV & audio',
  )
  expect(subject([job({ text: 'A hot tub · Toronto' })], { service_type: 'other' })).toBe('A hot tub')
})

test('a quantity is said once, also where the line of the job has it', () => {
  const line = (text: string) => subject([job({ quantity: 2, text })], { service_type: 'other' })
  expect(line('2\u00A0×\u00A0A hot tub · Toronto')).toBe('2\u00A0×\u00A0A hot tub')
  expect(line('A hot tub · Toronto'), 'of an earlier release').toBe('2\u00A0×\u00A0A hot tub')
  expect(line('2\u00A0×\u00A0Autre chose · Laval')).toBe('2\u00A0×\u00A0Something else')
})

test('"something else" is said only where the customer has chosen it', () => {
  expect(subject([job({ text: 'Autre chose · Laval' })], { service_type: 'other' })).toBe('Something else')
})

test.each<[FormType, string]>([
  ['contractor', 'Gagnon inc.'],
  ['partner', 'Quincaillerie Roy'],
  ['contact', 'Garantie'],
  ['claim', 'M-AAAA-AAAA'],
  ['lead', 'TV & audio'],
])('a lead of the form %s is about %s', (form, expected) => {
  const { type, lead, fields } = sampleSubmission({ type: form })
  expect(subjectOf({ type, lead, fields }, nameOf)).toBe(expected)
})

test('a claim is settled, another form is done', () => {
  const status = (type: FormType, language: 'en' | 'fr') =>
    statusOf({ type, life: null, stage: 'done' }, WORDS[language])
  expect([status('claim', 'en'), status('claim', 'fr')]).toEqual(['Settled', 'Réglée'])
  expect([status('contact', 'en'), status('contact', 'fr')]).toEqual(['Done', 'Terminée'])
})

test('an urgency is a sentence in each language', () => {
  const said = (urgency: string, language: 'en' | 'fr') => {
    const { lead } = sampleSubmission({ payload: { urgency, phone: '514 873-6565' } })
    return WORDS[language].urgencyIs(answerText(lead, 'urgency', language))
  }
  expect(['Emergency', 'High'].map((urgency) => said(urgency, 'en'))).toEqual([
    'Urgency: emergency',
    'Urgency: high',
  ])
  expect(['Emergency', 'High'].map((urgency) => said(urgency, 'fr'))).toEqual([
    'Degré d’urgence\u00A0: immédiat',
    'Degré d’urgence\u00A0: élevé',
  ])
})
