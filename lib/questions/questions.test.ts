import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerPairs, answersText, LONGEST_ANSWER, readAnswers } from './answers.ts'
import {
  answerText,
  askedOf,
  effectOf,
  givenAnswers,
  inAddress,
  MOST_QUESTIONS,
  type StoredQuestion,
  toQuestions,
} from './questions.ts'

const stored = (
  question: Partial<StoredQuestion> & Pick<StoredQuestion, '_key' | 'kind'>,
): StoredQuestion => ({
  label: question._key,
  options: null,
  effect: null,
  amount: null,
  included: null,
  askedAfter: null,
  ...question,
})

const option = (_key: string, effect: string | null = null, amount: number | null = null) => ({
  _key,
  label: `The ${_key}`,
  effect,
  amount,
})

const QUESTIONS = toQuestions({
  questions: [
    stored({
      _key: 'wall',
      kind: 'choice',
      options: [
        option('drywall'),
        option('plaster', 'multiply', 1.25),
        option('brick', 'add', 60),
        option('stone', 'ask'),
      ],
    }),
    stored({
      _key: 'raceway',
      kind: 'length',
      effect: 'add',
      amount: 6,
      included: 4,
      askedAfter: 'wall:brick',
    }),
    stored({ _key: 'outlet', kind: 'yesNo', effect: 'electrician', amount: 150 }),
    stored({ _key: 'height', kind: 'number', effect: 'multiply', amount: 1.5, included: 9 }),
    stored({ _key: 'model', kind: 'text', effect: 'add', amount: 99 }),
  ],
  category: { questions: [stored({ _key: 'photo', kind: 'photo' })] },
})

const total = (answers: Record<string, string>) => effectOf(givenAnswers(QUESTIONS, answers))

describe('the questions of a service', () => {
  test('stand before those of its category, and are six at most', () => {
    const many = (name: string, count: number) =>
      Array.from({ length: count }, (_, at) => stored({ _key: `${name}${at}`, kind: 'text' }))
    const keys = toQuestions({ questions: many('own', 4), category: { questions: many('all', 4) } }).map(
      ({ key }) => key,
    )
    expect(keys).toEqual(['own0', 'own1', 'own2', 'own3', 'all0', 'all1'])
    expect(keys).toHaveLength(MOST_QUESTIONS)
  })

  test('that cannot be asked are left out', () => {
    const one = (question: Partial<StoredQuestion>) =>
      toQuestions({ questions: [stored({ _key: 'one', kind: 'text', ...question })], category: null })
    expect(one({})).toHaveLength(1)
    expect(one({ label: '' })).toEqual([])
    expect(one({ kind: 'colour' })).toEqual([])
    expect(one({ kind: 'choice', options: [option('only')] })).toEqual([])
    // An effect without its amount changes nothing.
    expect(one({ kind: 'yesNo', effect: 'multiply' })[0]?.effect).toBeNull()
    expect(one({ kind: 'yesNo', effect: 'ask' })[0]?.effect).toEqual({ kind: 'ask', amount: 0 })
  })

  test('are asked after the answers that they depend on', () => {
    const keys = (answers: Record<string, string>) => askedOf(QUESTIONS, answers).map(({ key }) => key)
    expect(keys({})).toEqual(['wall', 'outlet', 'height', 'model', 'photo'])
    expect(keys({ wall: 'brick' })).toContain('raceway')
    expect(keys({ wall: 'drywall' })).not.toContain('raceway')
  })

  test('are not asked after a question that is not asked itself', () => {
    const chain = toQuestions({
      questions: [
        stored({ _key: 'a', kind: 'yesNo' }),
        stored({ _key: 'b', kind: 'yesNo', askedAfter: 'a:yes' }),
        stored({ _key: 'c', kind: 'text', askedAfter: 'b:yes' }),
      ],
      category: null,
    })
    expect(askedOf(chain, { a: 'no', b: 'yes' }).map(({ key }) => key)).toEqual(['a'])
    expect(askedOf(chain, { a: 'yes', b: 'yes' })).toHaveLength(3)
  })

  test('for texts and photos stay out of addresses', () => {
    expect(QUESTIONS.filter((question) => !inAddress(question)).map(({ key }) => key)).toEqual([
      'model',
      'photo',
    ])
  })
})

describe('the effect of answers', () => {
  test.each<[Record<string, string>, number, number]>([
    [{}, 0, 1],
    [{ wall: 'drywall', outlet: 'no' }, 0, 1],
    [{ wall: 'brick' }, 60, 1],
    [{ wall: 'plaster', height: '10' }, 0, 1.875],
    [{ wall: 'stone' }, 0, 1],
    [{ outlet: 'yes' }, 150, 1],
    [{ wall: 'brick', raceway: '10' }, 96, 1],
    [{ wall: 'brick', raceway: '4' }, 60, 1],
    // Not asked after drywall, so it does not count.
    [{ wall: 'drywall', raceway: '10' }, 0, 1],
    [{ height: '9' }, 0, 1],
    [{ model: 'X55' }, 0, 1],
  ])('%j adds %d and multiplies by %d', (answers, add, factor) => {
    expect(total(answers)).toEqual({ add, factor })
  })

  test('never lowers a price that only adds, whatever is answered', () => {
    const value = fc.oneof(fc.string(), fc.constantFrom('brick', 'drywall', 'yes', 'no', '7', '9999'))
    const answers = fc.dictionary(
      fc.constantFrom('wall', 'raceway', 'outlet', 'height', 'model', 'photo', 'gone'),
      value,
    )
    fc.assert(
      fc.property(answers, (given) => {
        const { add, factor } = total(given)
        expect(add).toBeGreaterThanOrEqual(0)
        expect(factor).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})

describe('answers that do not count', () => {
  test.each([
    ['a question that is gone', { gone: 'yes', outlet: 'yes' }],
    ['an answer that is gone', { wall: 'glass', outlet: 'yes' }],
    ['a number that is none', { height: 'tall', outlet: 'yes' }],
    ['a number that is too large', { height: '10000', outlet: 'yes' }],
    ['the name of a photo', { photo: 'wall.jpg', outlet: 'yes' }],
  ])('%s is left out, and the rest stays', (_, answers) => {
    expect(givenAnswers(QUESTIONS, answers).map(({ question }) => question.key)).toEqual(['outlet'])
  })

  test('a photo that is with the photos counts, and changes no price', () => {
    expect(givenAnswers(QUESTIONS, { photo: 'yes' }).map(({ question }) => question.key)).toEqual(['photo'])
    expect(total({ photo: 'yes' })).toEqual({ add: 0, factor: 1 })
  })

  test('a number is whole', () => {
    expect(givenAnswers(QUESTIONS, { height: '9,6' })[0]?.value).toBe('10')
  })
})

test('answers in words', () => {
  const words = { yes: 'Yes', no: 'No', feet: '{count} ft' }
  const answers = { wall: 'brick', raceway: '12', outlet: 'no', height: '8', model: 'X55' }
  expect(givenAnswers(QUESTIONS, answers).map((answer) => answerText(answer, words))).toEqual([
    'The brick',
    '12 ft',
    'No',
    '8',
    'X55',
  ])
})

describe('an address', () => {
  test('has the answers, and anything else is left alone', () => {
    const query = new URLSearchParams(
      'city=toronto&answer-wall=brick&answer-=x&answer-no%20key=x&answer-empty=+',
    )
    expect(readAnswers(query)).toEqual({ wall: 'brick' })
    expect(readAnswers(new URLSearchParams('city=toronto'))).toBeUndefined()
  })

  test('is bounded in number and length, and has no control characters', () => {
    const many = Array.from({ length: 40 }, (_, at): [string, string] => [`answer-q${at}`, 'x'.repeat(1_000)])
    const read = readAnswers(many) ?? {}
    expect(Object.keys(read)).toHaveLength(12)
    expect(Math.max(...Object.values(read).map(({ length }) => length))).toBe(LONGEST_ANSWER)
    expect(readAnswers([['answer-model', 'a\u0000b\u202Ec']])).toEqual({ model: 'a b c' })
  })

  test('is read as it was written', () => {
    const answers = fc.dictionary(
      fc.stringMatching(/^[a-z]\w{0,9}$/),
      fc.stringMatching(/^\S(.{0,9}\S)?$/u),
      {
        maxKeys: 12,
      },
    )
    fc.assert(
      fc.property(answers, (given) => {
        const written = new URLSearchParams(answerPairs(given))
        const read = readAnswers(written) ?? {}
        expect(readAnswers(new URLSearchParams(answersText(written))) ?? {}).toEqual(read)
      }),
    )
  })
})
