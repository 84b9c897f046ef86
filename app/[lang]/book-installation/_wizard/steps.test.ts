import { expect, test } from 'vitest'
import { en } from '#lib/i18n/en.ts'
import { firstOpenStep, problemOfStep, stepOfField } from './steps.ts'
import { ANSWERS, type Answers } from './types.ts'

const empty = Object.fromEntries(ANSWERS.map((name) => [name, ''])) as Answers

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

test('nobody gets past a step whose answers are missing', () => {
  const one = { ...empty, service_type: 'office' }
  const two = { ...one, name: 'A', email: 'a@b.ca', city: 'Regina', province_state: 'SK' }
  expect(firstOpenStep(empty)).toBe(1)
  expect(firstOpenStep({ ...empty, service_type: null })).toBe(1)
  expect(firstOpenStep(one)).toBe(2)
  expect(firstOpenStep({ ...two, city: '  ' })).toBe(2)
  expect(firstOpenStep(two)).toBe(3)
  expect(firstOpenStep({ ...two, message: 'Two desks' })).toBe(4)
})

test('every answer belongs to a step', () => {
  expect(ANSWERS.map(stepOfField).filter((step) => step < 1)).toEqual([])
})
