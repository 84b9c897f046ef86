import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { referenceOf } from './reference.ts'

test('one submission has one reference, without letters that look or sound like others', () => {
  const ids = Array.from({ length: 5_000 }, () => randomUUID())
  const references = ids.map(referenceOf)
  expect(references).toEqual(ids.map(referenceOf))
  expect(new Set(references).size).toBe(ids.length)
  expect(
    references.filter((reference) => !/^M-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(reference)),
  ).toEqual([])
})
