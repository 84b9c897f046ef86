import { expect, test } from 'vitest'
import { type Blocks, headingsOf } from './blocks.ts'

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
