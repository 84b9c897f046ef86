import { expect, test } from 'vitest'
import { isSameText, plainText } from './translation-text.ts'

const block = (text: string, more: object = {}) => ({
  _type: 'block',
  _key: text,
  children: [{ _type: 'span', _key: 's', text }],
  ...more,
})
const linked = (href: string, key = 'l') => ({
  ...block('Prices', { markDefs: [{ _key: key, _type: 'link', href }] }),
  children: [{ _type: 'span', text: 'Prices', marks: [key] }],
})

test('plain text is the words, a paragraph per line', () => {
  expect(plainText('TV')).toBe('TV')
  expect(plainText([block('One'), block('Two', { listItem: 'bullet' })])).toBe('One\nTwo')
  expect(plainText(undefined)).toBe('')
})

test('the keys and defaults an editor adds do not make another text', () => {
  expect(isSameText([block('A')], [{ ...block('A', { style: 'normal', markDefs: [] }), _key: 'z' }])).toBe(
    true,
  )
  expect(isSameText([linked('/a')], [linked('/a', 'other')])).toBe(true)
  expect(isSameText('A', 'A')).toBe(true)
})

test.each<[string, unknown, unknown]>([
  ['words', [block('A')], [block('B')]],
  ['a heading', [block('A')], [block('A', { style: 'h2' })]],
  ['a list', [block('A')], [block('A', { listItem: 'bullet' })]],
  ['a link', [linked('/a')], [linked('/b')]],
  ['a paragraph', [block('A')], [block('A'), block('B')]],
  ['strings', 'A', 'a'],
])('%s make another text', (_, one, other) => {
  expect(isSameText(one, other)).toBe(false)
})
