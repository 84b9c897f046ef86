import { expect, test } from 'vitest'
import type { StoredQuestion } from '#lib/questions/questions.ts'
import { estimateOf } from './estimate.ts'
import { settingsOf } from './estimator-settings.ts'
import { priceMovers } from './price-movers.ts'

const settings = settingsOf({
  complexityLabels: ['Very simple', 'Simple', 'Standard', 'Complex', 'Very complex'],
  complexityBase: null,
  complexityStep: null,
  defaultComplexity: null,
  timelineLevels: ['Week', '3 days', 'Next day', 'Same day'].map((label) => ({ label, factor: null })),
  defaultTimeline: null,
  defaultAddOns: null,
  estimatedTime: null,
})

const NONE = { effect: null, amount: null }

const question = (kind: string, rest: Partial<StoredQuestion> = {}): StoredQuestion => ({
  _key: kind,
  kind,
  label: kind,
  options: null,
  ...NONE,
  included: null,
  askedAfter: null,
  ...rest,
})

const option = (key: string, effect: string | null, amount: number | null) => ({
  _key: key,
  label: key,
  effect,
  amount,
})

const moversOf = (...questions: StoredQuestion[]) =>
  priceMovers({ questions, category: null }, { complexity: [], timeline: [] }, 'en')

test('each answer with an effect, in dollars or percent', () => {
  const options = [
    option('drywall', null, null),
    option('brick', 'add', 60),
    option('tall', 'multiply', 1.15),
    option('panel', 'electrician', 150),
    option('old', 'ask', null),
  ]
  expect(moversOf(question('choice', { options }))).toEqual([
    {
      key: 'choice',
      label: 'choice',
      answers: [
        { label: 'brick', effect: '+$60' },
        { label: 'tall', effect: '+15%' },
        { label: 'panel', effect: 'Electrician needed, +$150' },
        { label: 'old', effect: 'Price after a look' },
      ],
    },
  ])
})

test('yes, each one and each foot above a number; a question without an effect is left out', () => {
  const add = { effect: 'add', amount: 6 }
  const found = moversOf(
    question('yesNo', add),
    question('number', { ...add, included: 1 }),
    question('length', { ...add, included: 4 }),
    question('photo'),
    question('choice', { options: [option('a', null, null), option('b', null, null)] }),
  )
  expect(found.flatMap(({ answers }) => answers)).toEqual([
    { label: 'Yes', effect: '+$6' },
    { label: 'Each one above 1', effect: '+$6' },
    { label: 'Each foot above 4', effect: '+$6' },
  ])
})

test('a question that is asked after an answer names the answer', () => {
  const wall = question('choice', {
    options: [option('wood', null, null), { ...option('brick', 'add', 60), label: 'Brick' }],
  })
  const length = question('length', { effect: 'add', amount: 6, askedAfter: 'choice:brick' })
  expect(moversOf(wall, length).map(({ label }) => label)).toEqual(['choice', 'length (brick)'])
})

test('the sliders, with the percentages that the estimate has', () => {
  const movers = priceMovers({ questions: null, category: null }, settings, 'fr')
  expect(movers.map(({ key, answers }) => [key, answers.map(({ effect }) => effect)])).toEqual([
    ['complexity', ['−10\u00a0%', 'Prix de base', '+10\u00a0%', '+20\u00a0%', '+30\u00a0%']],
    ['timeline', ['Prix de base', '+15\u00a0%', '+30\u00a0%', '+50\u00a0%']],
  ])
  const service = {
    _id: 's',
    priceRange: '$100-$200',
    compulsoryFees: null,
    complexity: null,
    timeOnSite: null,
    timeNote: null,
    addOns: null,
  }
  expect(estimateOf(service, null, { complexity: 5 }, settings).figure.min).toBe(130)
})
