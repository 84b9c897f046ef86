import { expect, test } from 'vitest'
import { changeLines } from './value-lines.ts'
import { CHANGE_WORDS } from './words.ts'

const lines = (before: unknown, after: unknown, language: 'en' | 'fr' = 'en') =>
  changeLines('Field', before, after, CHANGE_WORDS[language], (id) => (id === 'province-on' ? 'Ontario' : id))

test.each<[unknown, unknown, string | null, string | null]>([
  [1.15, 1.2, '1.15', '1.2'],
  [undefined, true, null, 'Yes'],
  ['$100-$300', undefined, '$100-$300', null],
  [{ _ref: 'province-on' }, { _ref: 'province-qc' }, 'Ontario', 'province-qc'],
  [undefined, { _type: 'slug', current: 'markham' }, null, 'markham'],
])('%j becomes %j', (before, after, was, is) => {
  expect(lines(before, after)).toEqual([{ title: 'Field', before: was, after: is }])
})

test('numbers and words are the language’s', () => {
  expect(lines(1.15, 1.2, 'fr')).toEqual([{ title: 'Field', before: '1,15', after: '1,2' }])
  expect(lines(false, true, 'fr')).toEqual([{ title: 'Field', before: 'Non', after: 'Oui' }])
})

test('each language that changes has a line', () => {
  const text = (en: string, fr?: string) => ({ _type: 'localeString', en, fr })
  expect(lines(text('One', 'Un'), text('Two', 'Un'))).toEqual([
    { title: 'Field (English)', before: 'One', after: 'Two' },
  ])
  expect(lines(undefined, text('One', 'Un'))).toHaveLength(2)
})
