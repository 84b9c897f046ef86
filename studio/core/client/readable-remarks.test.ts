import { expect, test } from 'vitest'
import { comment, task, wrongShapes } from '../../../tests/lake/wrong-shapes.ts'
import { fakeTransaction } from './fake-lake.ts'
import { readableAnswer, readableTransaction } from './readable-remarks.ts'

const answered = async (body: object) => (await readableAnswer(Response.json(body))).json()

test.each([
  ['comment', comment('anna')],
  ['task', task('anna')],
] as const)('a %s of a wrong shape is left out of what the Studio is told', async (kind, right) => {
  const wrong = wrongShapes(kind, right).map(({ shape }) => shape)
  expect(await answered({ ms: 1, result: [right, ...wrong] })).toEqual({ ms: 1, result: [right] })
  expect(await answered({ documents: [...wrong, right] })).toEqual({ documents: [right] })
  for (const shape of wrong) expect(await answered({ result: shape })).toEqual({ result: null })
})

test('so is a comment in a query for fields without the type, as Sanity asks', async () => {
  const { _type, ...right } = comment('anna')
  expect(await answered({ result: [{ ...right, status: 7 }, right] })).toEqual({ result: [right] })
})

test('a remark that becomes readable appears, and one that no longer is disappears', () => {
  const right = { ...comment('anna'), _rev: 'a', _updatedAt: 'x' } as never
  const wrong = { ...comment('anna', { status: 7 }), _rev: 'a', _updatedAt: 'x' } as never
  const changes = [
    { id: 'a', before: wrong, after: right },
    { id: 'b', before: right, after: wrong },
    { id: 'c', before: null, after: wrong },
  ]
  expect(readableTransaction(fakeTransaction(1, changes)).changes).toEqual([
    { id: 'a', before: null, after: right },
    { id: 'b', before: right, after: null },
    { id: 'c', before: null, after: null },
  ])
})

test('an error, and what is no remark, is as it was', async () => {
  const error = Response.json({ error: {} }, { status: 400 })
  expect(await readableAnswer(error)).toBe(error)
  expect(await answered({ result: 3 })).toEqual({ result: 3 })
  expect(await answered({ result: [{ _type: 'system.group', members: [] }] })).toEqual({
    result: [{ _type: 'system.group', members: [] }],
  })
})
