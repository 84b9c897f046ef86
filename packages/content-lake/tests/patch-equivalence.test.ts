import { Mutation, type MutationParams } from '@sanity/mutator'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatch } from '../src/patch/apply.ts'
import type { Patch } from '../src/patch/operations.ts'
import { StepBudget } from '../src/step-budget.ts'

/*
 * The Studio shows what Sanity's own mutator makes of a patch before it is stored. What the lake stores is the same. Left out is
 * what the mutator does more than once: to the items of a range, to those that
 * are named twice, and to what is inside of what `..` finds.
 */

const name = fc.constantFrom('a', 'b', 'c', '_key')
const leaf = fc.oneof(fc.constantFrom('x', 'y', 'some words'), fc.integer({ min: -2, max: 3 }), fc.boolean())
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    fc.array(tie('value'), { maxLength: 4 }),
  ),
}))
const document = fc
  .dictionary(name, value, { noNullPrototype: true })
  .map((fields): Record<string, unknown> => ({ ...fields, _id: 'd', _type: 't' }))

const index = fc.integer({ min: -3, max: 5 })
const literal = fc.oneof(fc.constantFrom('"x"', '"y"', 'true'), fc.integer({ min: -1, max: 3 }).map(String))
const filter = fc.oneof(
  fc.tuple(name, fc.constantFrom('==', '!='), literal).map((parts) => parts.join(' ')),
  fc.tuple(name, name, literal).map(([a, b, text]) => `${a}.${b} == ${text}`),
  name.map((one) => `${one}?`),
  literal.map((text) => `@ == ${text}`),
)
const union = fc.oneof(
  fc.oneof(index.map(String), filter).map((one) => `[${one}]`),
  fc.uniqueArray(fc.nat(4), { minLength: 2, maxLength: 3 }).map((indices) => `[${indices.join(',')}]`),
)
const range = fc.tuple(index, fc.option(index)).map(([start, end]) => `[${start}:${end ?? ''}]`)
const step = fc.oneof(
  name.map((one) => `.${one}`),
  name.map((one) => `['${one}']`),
  union,
)
const rest = fc.array(step, { maxLength: 3 }).map((steps) => steps.join(''))
const deep = name.map((one) => `..${one}`)
const path = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(name, rest).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: deep },
)
const inRange = fc.oneof(
  path,
  fc.tuple(path, range).map((parts) => parts.join('')),
)

const text = fc.constantFrom('@@ -1,10 +1,10 @@\n some \n-words\n+lines\n', '@@ -1 +1 @@\n-x\n+z\n')
const patch: fc.Arbitrary<Patch> = fc.oneof(
  fc.record({ set: fc.dictionary(inRange, value, { maxKeys: 2, noNullPrototype: true }) }),
  fc.record({ setIfMissing: fc.dictionary(path, value, { maxKeys: 1, noNullPrototype: true }) }),
  fc.record({
    unset: fc.array(
      fc.oneof(
        path,
        fc.tuple(name, range).map((parts) => parts.join('')),
      ),
      { maxLength: 3 },
    ),
  }),
  fc.record({ inc: fc.dictionary(path, fc.integer(), { maxKeys: 1, noNullPrototype: true }) }),
  fc.record({ dec: fc.dictionary(path, fc.integer(), { maxKeys: 1, noNullPrototype: true }) }),
  fc.record({ diffMatchPatch: fc.dictionary(path, text, { maxKeys: 1, noNullPrototype: true }) }),
  fc
    .tuple(fc.constantFrom('before', 'after', 'replace'), path, fc.array(leaf, { maxLength: 3 }))
    .map(([position, at, items]) => ({ insert: { [position]: at, items } })),
)

test('a patch leaves what Sanity’s mutator leaves', () => {
  fc.assert(
    fc.property(document, patch, (before, operations) => {
      const expected = outcome(() => bySanity(before, operations))
      fc.pre(expected !== ENDLESS)
      expect(outcome(() => applyPatch(before, operations, new StepBudget()))).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})

function bySanity(before: Record<string, unknown>, operations: Patch): unknown {
  const mutations = [{ patch: { ...operations, id: 'd' } }] as MutationParams['mutations']
  return new Mutation({ mutations }).apply(structuredClone(before) as never)
}

/** The mutator also looks for what it has just set. */
const ENDLESS = 'endless'

/** What a patch leaves, or that it is refused. */
function outcome(apply: () => unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(apply()))
  } catch (error) {
    return error instanceof RangeError ? ENDLESS : 'refused'
  }
}
