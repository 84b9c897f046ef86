import { afterEach, expect, test, vi } from 'vitest'
import { questionsOf } from '#lib/leads/forms/questions.ts'
import { keepAnswers, startAnswers } from './kept-answers.ts'
import type { ServiceType } from './types.ts'

const questions = questionsOf('lead', 'en').flatMap((question) =>
  question.wizard ? [{ ...question, ...question.wizard }] : [],
)

const type = (key: string): ServiceType => ({
  key,
  title: key,
  description: '',
  popular: false,
  time: '',
  price: '',
  priceName: '',
  picture: null,
  detailLabel: '',
  details: [],
})

const types = [type('tv-audio'), type('appliance')]

/** What the library starts with, after a reload in a tab that kept an earlier job. */
function started(fields: Record<string, string>, initial: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...initial, ...fields })) form.set(name, value)
  return startAnswers(form, { questions, types, initial })
}

function keep(answers: Record<string, string>) {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    setItem: (name: string, value: string) => stored.set(name, value),
    getItem: (name: string) => stored.get(name) ?? null,
  })
  keepAnswers(questions, answers)
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what was kept returns, and nothing about the person was kept', () => {
  keep({ service_type: 'tv-audio', service_type_detail: '65-75', city: 'Laval', name: 'Zoé' })
  const answers = started({ city: '', name: '' })
  expect(answers).toMatchObject({ service_type: 'tv-audio', service_type_detail: '65-75', city: 'Laval' })
  expect(answers.name).toBe('')
})

test('what is in the form by now stays', () => {
  keep({ service_type: 'tv-audio', service_type_detail: '65-75', city: 'Laval' })
  const answers = started({ service_type: 'appliance', city: 'Regina' })
  expect(answers).toMatchObject({ service_type: 'appliance', city: 'Regina' })
  // The detail belonged to the other type.
  expect(answers.service_type_detail).toBeNull()
})

test('what the address chose stays, and is no type of the first step', () => {
  keep({ service_type: 'tv-mounting', service_type_detail: '65-75', city: 'Laval' })
  expect(started({}, { service_type: 'tv-mounting', city: 'Halifax' })).toMatchObject({
    service_type: 'tv-mounting',
    service_type_detail: '65-75',
    city: 'Halifax',
  })
  expect(started({}).service_type).toBeNull()
})

test('a choice nobody has made is null, as the form library reads it, and a browser that stores nothing starts empty', () => {
  expect(started({ city: '' })).toMatchObject({ service_type: null, service_type_detail: null, city: '' })
})
