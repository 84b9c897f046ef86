import { expect, test } from 'vitest'
import { answerKeysOf, effectRule, questionsProblem } from './question-rule.ts'

const choice = (_key: string, ...answers: string[]) => ({
  _key,
  kind: 'choice',
  options: answers.map((answer) => ({ _key: answer })),
})

const wall = choice('wall', 'drywall', 'brick')

test.each([
  ['none', []],
  ['one', [wall]],
  ['one after an answer of a choice', [wall, { _key: 'raceway', kind: 'length', askedAfter: 'wall:brick' }]],
  [
    'one after a yes',
    [
      { _key: 'gas', kind: 'yesNo' },
      { _key: 'valve', kind: 'text', askedAfter: 'gas:yes' },
    ],
  ],
])('questions are right: %s', (_, questions) => {
  expect(questionsProblem(questions)).toBeNull()
})

test.each([
  ['seven', Array.from({ length: 7 }, (_, at) => ({ _key: `q${at}`, kind: 'text' })), 'at most 6'],
  ['a choice with one answer', [choice('wall', 'brick')], 'two answers'],
  [
    'a condition on a later question',
    [{ _key: 'raceway', kind: 'length', askedAfter: 'wall:brick' }, wall],
    'before',
  ],
  ['a condition on an answer that is gone', [wall, { _key: 'raceway', askedAfter: 'wall:stone' }], 'before'],
  [
    'a condition on a number',
    [
      { _key: 'n', kind: 'number' },
      { _key: 'm', askedAfter: 'n:3' },
    ],
    'before',
  ],
  ['a condition that names no answer', [wall, { _key: 'raceway', askedAfter: 'wall' }], 'before'],
])('questions are refused: %s', (_, questions, sentence) => {
  expect(questionsProblem(questions)?.en).toContain(sentence)
})

test('the answers that others can be asked after', () => {
  expect(answerKeysOf(wall)).toEqual(['drywall', 'brick'])
  expect(answerKeysOf({ _key: 'gas', kind: 'yesNo' })).toEqual(['yes', 'no'])
  expect(answerKeysOf({ _key: 'length', kind: 'length' })).toEqual([])
})

test.each<[object, boolean]>([
  [{}, true],
  [{ effect: 'add', amount: 60 }, true],
  [{ effect: 'add' }, false],
  [{ effect: 'multiply' }, false],
  [{ effect: 'multiply', amount: 1.25 }, true],
  [{ effect: 'multiply', amount: 60 }, false],
  [{ effect: 'electrician' }, true],
  [{ effect: 'ask' }, true],
])('the effect %j is right: %s', (value, isRight) => {
  expect(effectRule(value, {} as never) === true).toBe(isRight)
})
