import { expect, test } from 'vitest'
import { answersFrom } from './finder.ts'
import { toQuestions } from './questions.ts'

const effects = { effect: null, amount: null, included: null, askedAfter: null }
const questions = toQuestions({
  questions: [
    {
      _key: 'now',
      label: 'Heating system now',
      kind: 'choice',
      options: [
        { _key: 'gas', label: 'Gas furnace', effect: null, amount: null },
        { _key: 'oil', label: 'Oil furnace', effect: 'add', amount: 800 },
      ],
      ...effects,
    },
    { _key: 'count', label: 'Number of rooms', kind: 'number', options: null, ...effects },
  ],
  category: null,
})

test('answers in the words of the service go along, others do not', () => {
  const path = [
    { question: 'What is it about?', answer: 'Heating' },
    { question: 'Heating system now', answer: 'Oil furnace' },
  ]
  expect(answersFrom(path, questions)).toEqual({ now: 'oil' })
})

test.each([
  ['another answer', 'Heating system now', 'Hot-water boiler'],
  ['a question without choices', 'Number of rooms', '3'],
  ['no words at all', null, null],
])('%s is left out', (_, question, answer) => {
  expect(answersFrom([{ question, answer }], questions)).toEqual({})
})
