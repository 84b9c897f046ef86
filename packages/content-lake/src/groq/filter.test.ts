import fc from 'fast-check'
import { evaluateSync, parse, toJS } from 'groq-js'
import { expect, test } from 'vitest'
import { conditionsOf, inTurn } from './filter.ts'

/** What a filter leaves of a list, as it is written and with its conditions asked in turn. */
function results(condition: string, dataset: unknown[]): unknown[] {
  const query = parse(`*[${condition}]`)
  if (query.type !== 'Filter') throw new Error('Not a filter.')
  const changed = { ...query, expr: inTurn(conditionsOf(query.expr)) }
  return [query, changed].map((tree) => toJS(evaluateSync(tree, { dataset })))
}

test('a filter leaves the same when its conditions are asked in turn', () => {
  const value = fc.constantFrom(true, false, null, 1)
  const condition = fc.constantFrom('a', 'b', '!a', 'a == b', '(a && b)', '(a || b)', 'a > 0', 'defined(b)')
  fc.assert(
    fc.property(
      fc.array(fc.record({ a: value, b: value }, { noNullPrototype: true })),
      fc.array(condition, { minLength: 1, maxLength: 4 }),
      (dataset, conditions) => {
        const [written, changed] = results(conditions.join(' && '), dataset)
        expect(changed).toEqual(written)
      },
    ),
  )
})

test('a condition is asked only of what meets those before it', () => {
  const asked: string[] = []
  const watched = (document: { type: string }) =>
    new Proxy(document, {
      getOwnPropertyDescriptor(target, name) {
        if (name === 'title') asked.push(target.type)
        return Reflect.getOwnPropertyDescriptor(target, name)
      },
    })
  const query = parse('*[type == "service" && title == "Fans"]')
  if (query.type !== 'Filter') throw new Error('Not a filter.')
  const dataset = [watched({ type: 'service' }), watched({ type: 'city' })]
  evaluateSync({ ...query, expr: inTurn(conditionsOf(query.expr)) }, { dataset })
  expect(asked).toEqual(['service'])
})
