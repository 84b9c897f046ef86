import { expect, test } from 'vitest'
import { answeredIn } from '#lib/leads/forms/questions.ts'
import { answerLists } from './answer-lists.ts'

const TYPES = [
  { key: 'office', detailOptions: [{ value: 'desk', label: 'Bureau' }] },
  { key: 'tv-audio', detailOptions: [{ value: '65-75', label: '65 à 75 pouces' }] },
]

const PROVINCES = [{ name: 'Ontario', code: 'ON' }]

test.each(['tv-audio', 'tv-mounting', ''])(
  'a detail and a province are words, also where the form was opened for a service (%s)',
  (service_type) => {
    const values = { service_type, service_type_detail: '65-75', province_state: 'ON' }
    const lists = answerLists({ types: TYPES, provinces: PROVINCES }, values)
    const shown = answeredIn('lead', values, 'fr', ['service_type'], lists).map(({ value }) => value)
    expect(shown).toEqual(['65 à 75 pouces', 'Ontario'])
  },
)

test('a detail of another type stays as it was sent', () => {
  const values = { service_type: 'office', service_type_detail: '65-75' }
  const lists = answerLists({ types: TYPES, provinces: [] }, values)
  expect(answeredIn('lead', values, 'fr', ['service_type'], lists)[0]?.value).toBe('65-75')
})
