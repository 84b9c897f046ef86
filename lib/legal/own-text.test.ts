import { expect, test } from 'vitest'
import { isOwnText } from './own-text.ts'

const keys = (...names: string[]) => names.map((_key) => ({ _key }))

test.each([
  ['no text', null, '2024-01-15', false],
  ['an empty text', [], '2027-01-01', false],
  ['the text of an earlier seed', keys('b1', 'b2', 'b31'), '2024-01-15', false],
  ['the same, checked and dated', keys('b1', 'b2', 'b31'), '2027-01-01', true],
  ['a text that was pasted, with the date forgotten', keys('b1', 'f3a9c2'), '2024-01-15', true],
  ['a text without a date', keys('f3a9c2'), null, true],
] as const)('%s: %s', (_, body, lastUpdated, isOwn) => {
  expect(isOwnText({ body: body && [...body], lastUpdated })).toBe(isOwn)
})
