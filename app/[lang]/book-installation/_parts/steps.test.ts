import { expect, test } from 'vitest'
import { en } from '#lib/i18n/en.ts'
import { problemOfStep } from '#lib/leads/forms/index.ts'
import { questionsOf } from '#lib/leads/forms/questions.ts'
import { firstOpenStep, LAST_STEP } from './steps.ts'
import type { Answers } from './types.ts'

test.each([
  [1, { service_type: 'selectService' }, 'Please select a service'],
  [
    2,
    { name: 'nameRequired', email: 'emailInvalid' },
    'Missing required information: Please fill in your name, email, city, and province.',
  ],
  [
    2,
    { province_state: 'provinceRequired' },
    'Missing required information: Please fill in your name, email, city, and province.',
  ],
  [2, { email: 'emailInvalid' }, 'Invalid email: Please enter a valid email address.'],
  [
    3,
    { message: 'messageTooShort', preferred_date: 'datePast' },
    'Project details required: Please describe your project in detail (at least 10 characters).',
  ],
  [3, { preferred_date: 'datePast' }, 'Please check your answers: Some of them need a change.'],
])('step %d with %j', (step, errors, expected) => {
  const { title, text } = en.forms.problems[problemOfStep(step, errors)]
  expect([title, text].filter(Boolean).join(': ')).toBe(expected)
})

const questions = questionsOf('lead', 'en').flatMap((question) =>
  question.wizard ? [{ ...question, ...question.wizard }] : [],
)

test('nobody gets past a step whose answers are missing', () => {
  const openStep = (answers: Answers) => firstOpenStep(questions, answers)
  const empty = Object.fromEntries(questions.map(({ name }) => [name, '']))
  const one = { ...empty, service_type: 'office' }
  const two = { ...one, name: 'A', email: 'a@b.ca', city: 'Regina', province_state: 'SK' }
  expect(openStep(empty)).toBe(1)
  expect(openStep({ ...empty, service_type: null })).toBe(1)
  expect(openStep(one)).toBe(2)
  expect(openStep({ ...two, city: '  ' })).toBe(2)
  expect(openStep(two)).toBe(3)
  expect(openStep({ ...two, message: 'Two desks' })).toBe(4)
})

test('every answer but what the address chose is asked in a step, in the order of the steps', () => {
  const asked = questionsOf('lead', 'en').filter(({ kind }) => kind !== 'hidden')
  expect(questions.map(({ name }) => name)).toEqual(asked.map(({ name }) => name))
  const steps = questions.map(({ step }) => step)
  expect(steps).toEqual(steps.toSorted())
  expect(new Set(steps)).toEqual(new Set([1, 2, 3, LAST_STEP]))
})

test('nothing that says who asks survives a reload', () => {
  const kept = questions.filter((question) => question.kept).map(({ name }) => name)
  expect(kept).toContain('message')
  for (const name of ['name', 'email', 'property_address', 'phone']) expect(kept).not.toContain(name)
})
