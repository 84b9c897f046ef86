import fc from 'fast-check'
import { evaluateSync, parse, toJS } from 'groq-js'
import { expect, test } from 'vitest'
import { putPatterns, readPatternId } from './pattern-node.ts'

/** Evaluates an expression as groq-js does, and with the patterns that take its place. */
function evaluations(query: string, params: Record<string, unknown>) {
  const plain = parse(query)
  const replaced = parse(query)
  putPatterns(replaced)
  const dereference = ({ _ref }: { _ref: string }) => readPatternId(_ref) as never
  return [
    toJS(evaluateSync(plain, { params, dataset: [] })),
    toJS(evaluateSync(replaced, { params, dataset: [], dereference })),
  ]
}

const text = fc.string({ unit: fc.constantFrom(...'abABéÉßſK.. -_,*=\u0000\n'), maxLength: 12 })
const texts = fc.oneof(
  text,
  fc.array(text, { maxLength: 3 }),
  fc.array(fc.oneof(text, fc.constantFrom(null, 1, true, ['a'])), { maxLength: 3 }),
  fc.constantFrom(null, 1, {}, []),
)

test('match answers as in groq-js', () => {
  fc.assert(
    fc.property(texts, texts, (left, right) => {
      const [expected, actual] = evaluations('$left match $right', { left, right })
      expect(actual).toBe(expected)
    }),
    { numRuns: 5000 },
  )
})

const part = fc.constantFrom('a', 'b', 'ab', '*', '**', 'drafts', 'a*', '')
const id = fc.array(fc.constantFrom('a', 'b', 'ab', 'drafts', ''), { maxLength: 4 })

/** As in groq-js, where a dot of the path stands for any character. */
function regularExpression(parts: string[]): RegExp {
  const expressions: Record<string, string> = { '*': '[^.]+', '**': '.*' }
  return RegExp(`^${parts.map((one) => expressions[one] ?? RegExp.escape(one)).join('\\.')}$`)
}

test('path() answers as a regular expression does', () => {
  fc.assert(
    fc.property(id, fc.array(part, { maxLength: 4 }), (segments, parts) => {
      const params = { id: segments.join('.'), path: parts.join('.') }
      const [, actual] = evaluations('$id in path($path)', params)
      expect(actual).toBe(regularExpression(parts).test(params.id))
    }),
    { numRuns: 5000 },
  )
})

test('a dot in a path stands for a dot', () => {
  expect(evaluations('"draftsXa" in path("drafts.*")', {})[1]).toBe(false)
})

test('a pattern inside of another one, in a list and in a condition is replaced too', () => {
  const params = { name: ['Wall mount', 'TV'], words: ['mo*', 'tv'] }
  const query =
    'select($name match $words && "x" in path("*") => [$name match "wall", ("a" match "b") match "c"])'
  const [expected, actual] = evaluations(query, params)
  expect(actual).toEqual([true, false])
  expect(actual).toEqual(expected)
})

test('score() counts as before', () => {
  const query = '[{"t": "a b a"}, {"t": "a"}] | score(t match "a*" || boost(t match "b", 3))'
  const [expected, actual] = evaluations(query, {})
  expect(actual).toEqual(expected)
})

test('the time is in proportion to the lengths', () => {
  const started = performance.now()
  const params = { text: 'a'.repeat(5_000), pattern: `${'a*'.repeat(500)}b`, id: 'a.'.repeat(2_000) }
  const deep = `${'**.'.repeat(300)}x`
  expect(evaluationOfPatterns('$text match $pattern', params)).toBe(false)
  expect(evaluationOfPatterns('$id in path($deep)', { ...params, deep })).toBe(false)
  expect(evaluationOfPatterns('$dots match "x"', { dots: `é${'.'.repeat(200_000)}` })).toBe(false)
  // A regular expression takes longer than the universe is old.
  expect(performance.now() - started).toBeLessThan(10_000)
})

function evaluationOfPatterns(query: string, params: Record<string, unknown>): unknown {
  const tree = parse(query)
  putPatterns(tree)
  const dereference = ({ _ref }: { _ref: string }) => readPatternId(_ref) as never
  return toJS(evaluateSync(tree, { params, dataset: [], dereference }))
}
