import fc from 'fast-check'
import { evaluateSync, parse, toJS } from 'groq-js'
import { expect, test } from 'vitest'
import { textSearcher, textSearchOf } from './text-search.ts'

const NAMES = ['a', 'b', 'c']
const TEXTS = NAMES.flatMap((name) => [
  name,
  `${name}.x`,
  `${name}[].x`,
  `${name}[].x[]`,
  `${name}[].x[].x`,
  `${name}[0]`,
  `pt::text(${name})`,
  `pt::text(${name}[].x)`,
  `@.${name}`,
])

/** groq-js asks an object itself what it has. */
const PLAIN = { noNullPrototype: true }

const word = fc.constantFrom('fan', 'Fans', 'a ceiling fan', 'lamp', '')
const block = { _type: 'block', children: ['fa', 'ns'].map((text) => ({ _type: 'span', text })) }
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'medium' },
    word,
    fc.constantFrom(null, 1, block),
    fc.record({ x: tie('value') }, PLAIN),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
}))
const document = fc.record(Object.fromEntries(NAMES.map((name) => [name, value])), {
  requiredKeys: [],
  ...PLAIN,
})

/** What is searched for, as a value of a parameter. */
const words = fc.oneof(
  word,
  fc.array(word, { maxLength: 2 }),
  fc.constantFrom('fan*', 'ceiling fan', null, 1, [null]),
)

test('a search finds what groq-js finds', () => {
  const right = fc.constantFrom('$t', '$u', '"fan*"', '1', 'null')
  const alternatives = fc.array(fc.tuple(fc.constantFrom(...TEXTS), right), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(alternatives, document, words, words, (matches, root, t, u) => {
      const condition = parse(
        `(${matches.map(([left, pattern]) => `${left} match ${pattern}`).join(' || ')})`,
      )
      const params = { t, u }
      const search = textSearchOf(condition)
      const expected = toJS(evaluateSync(condition, { root, params, dataset: [] }))
      expect(search && textSearcher(search, params)(root)).toBe(expected === true)
    }),
    { numRuns: 3000 },
  )
})

test.each([
  'a == $t',
  'a match $t || b == $t',
  'a match $t && b match $t',
  'a match b',
  'a match [$t]',
  'a->b match $t',
  'a[x == 1].b match $t',
  '^.a match $t',
  '$t match "fan"',
  '@ match "fan"',
  'lower(a) match $t',
  'pt::text($t) match $t',
  '!(a match $t)',
])('%s is left to groq-js', (condition) => {
  expect(textSearchOf(parse(condition))).toBeNull()
})

test('a document is not asked for attributes it does not have', () => {
  const missing = Array.from({ length: 50 }, (_, at) => `x${at}.y match "lamp"`)
  const search = textSearchOf(parse(['title match "lamp"', ...missing].join(' || ')))
  const asked: PropertyKey[] = []
  const watched = new Proxy(
    { title: 'A fan', text: 'A lamp' },
    {
      getOwnPropertyDescriptor(target, name) {
        asked.push(name)
        return Reflect.getOwnPropertyDescriptor(target, name)
      },
    },
  )
  expect(search && textSearcher(search, {})(watched)).toBe(false)
  expect(new Set(asked)).toEqual(new Set(['title', 'text']))
})
