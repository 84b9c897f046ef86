import { expect, test } from 'vitest'
import { type Blocks, headingsOf, withoutBrokenBlocks } from './blocks.ts'

const block = (_key: string, style: 'h2' | 'h3' | 'normal', ...texts: string[]): Blocks[number] => ({
  _type: 'block',
  _key,
  style,
  children: texts.map((text, index) => ({ _type: 'span', _key: `${_key}s${index}`, text })),
})

test('the headings of a text, in their order, with the marks inside them joined', () => {
  const blocks = [
    block('a', 'h2', 'Before ', 'you', ' call'),
    block('b', 'normal', 'Measure the wall.'),
    block('c', 'h3', 'Permits'),
  ]
  expect(headingsOf(blocks, 'part-')).toEqual([
    { key: 'a', style: 'h2', text: 'Before you call', anchor: 'part-before-you-call' },
    { key: 'c', style: 'h3', text: 'Permits', anchor: 'part-permits' },
  ])
})

test('a block without children breaks nothing', () => {
  expect(headingsOf([{ _type: 'block', _key: 'a', style: 'h2' }])).toEqual([
    { key: 'a', style: 'h2', text: '', anchor: 'part' },
  ])
})

test('broken blocks are left out, whatever a script wrote there', () => {
  const whole = block('a', 'normal', 'Measure the wall.')
  const span = { _type: 'span', text: 'a' }
  const broken = [
    null,
    'abc',
    { _type: 'constructor' },
    { _type: '@list', children: 'abc' },
    { ...whole, children: 'abc' },
    { ...whole, children: null },
    { ...whole, children: [null] },
    { ...whole, children: ['abc'] },
    { ...whole, children: [{ _type: '@span', children: 3 }] },
    { ...whole, children: [{ _type: 'span', text: {} }] },
    { ...whole, children: [{ ...span, marks: ['constructor'] }] },
    { ...whole, children: [{ ...span, marks: [{}] }] },
    { ...whole, children: [{ ...span, marks: 'strong' }] },
    { ...whole, markDefs: 'abc' },
    { ...whole, markDefs: [{ _key: 'l', _type: 'link', href: { a: 1 } }] },
    { ...whole, markDefs: [{ _key: 'l', _type: 'valueOf', href: '/' }] },
    { ...whole, level: 9999 },
    { ...whole, level: 'x' },
    { ...whole, style: 'toString' },
    { ...whole, listItem: 'constructor' },
  ]
  const field = { _type: 'localeBlocks' as const, en: [...broken, whole], fr: 'abc' }
  expect(withoutBrokenBlocks(field)).toEqual({ _type: 'localeBlocks', en: [whole], fr: undefined })
})
