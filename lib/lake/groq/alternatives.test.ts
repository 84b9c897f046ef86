import fc from 'fast-check'
import { evaluateSync, parse, toJS } from 'groq-js'
import { expect, test } from 'vitest'
import { groupAlternatives } from './alternatives.ts'
import { putPatterns, readPatternId } from './pattern-node.ts'

const NAMES = ['a', 'b', 'c', 'd', 'e']
const LEFTS = NAMES.flatMap((name) => [
  name,
  `${name}.x`,
  `${name}[].x`,
  `pt::text(${name})`,
  `@.${name}`,
  `coalesce(${name}, e)`,
])

/** groq-js asks an object itself what it has. */
const PLAIN = { noNullPrototype: true }

const word = fc.constantFrom('fan', 'fans', 'lamp', '')
const value = fc.oneof(
  word,
  fc.record({ x: word }, PLAIN),
  fc.array(fc.oneof(word, fc.record({ x: word }, PLAIN))),
  fc.constantFrom(null, 1, [{ _type: 'block', children: [{ _type: 'span', text: 'a fan' }] }]),
)
const document = fc.record(Object.fromEntries(NAMES.map((name) => [name, value])), {
  requiredKeys: [],
  ...PLAIN,
})

test('a long search finds what it found', () => {
  fc.assert(
    fc.property(
      fc.array(document, { maxLength: 4 }),
      fc.array(fc.constantFrom(...LEFTS), { minLength: 16, maxLength: 40 }),
      fc.constantFrom('$t', '$t && b match "lamp"', '$t || defined(c)'),
      (dataset, lefts, right) => {
        const query = `*[(${lefts.map((left) => `${left} match ${right}`).join(' || ')})]`
        const params = { t: 'fan*' }
        const grouped = parse(query)
        groupAlternatives(grouped)
        putPatterns(grouped)
        const dereference = ({ _ref }: { _ref: string }) => readPatternId(_ref) as never
        const expected = toJS(evaluateSync(parse(query), { dataset, params }))
        expect(toJS(evaluateSync(grouped, { dataset, params, dereference }))).toEqual(expected)
      },
    ),
    { numRuns: 300 },
  )
})

test('an attribute that a document does not have is looked for once', () => {
  const paths = Array.from({ length: 50 }, (_, at) => `missing.x${at} match "fan"`)
  const tree = parse(`*[title match "fan" || ${paths.join(' || ')}]`)
  groupAlternatives(tree)
  let count = 0
  const watched = new Proxy(
    { title: 'A fan' },
    {
      getOwnPropertyDescriptor(target, name) {
        if (name === 'missing') count += 1
        return Reflect.getOwnPropertyDescriptor(target, name)
      },
    },
  )
  expect(toJS(evaluateSync(tree, { dataset: [watched] }))).toHaveLength(1)
  expect(count).toBe(1)
})

test('what score() counts is left as it is', () => {
  const matches = Array.from({ length: 20 }, (_, at) => `a match "w${at}"`).join(' || ')
  const query = `*[defined(a)] | score(${matches})`
  const grouped = parse(query)
  groupAlternatives(grouped)
  expect(grouped).toEqual(parse(query))
})
