import { expect, test } from 'vitest'
import { hasText } from './has-text.ts'

const block = (text: string) => [{ _type: 'block', children: [{ _type: 'span', text }] }]

test.each([
  ['TV', true],
  ['  ', false],
  ['', false],
  [undefined, false],
  [block('TV'), true],
  [block(''), false],
  [[], false],
  [[{ _type: 'block' }], false],
])('text in %j: %s', (value, expected) => {
  expect(hasText(value)).toBe(expected)
})
