import { expect, test } from 'vitest'
import { fillPlaceholders } from './fill-placeholders.ts'

test('names are replaced in all texts of a value; a name without an entry stays as written', () => {
  expect(fillPlaceholders({ one: '{count} of {all}', other: ['{count}'] }, { count: '2' })).toEqual({
    one: '2 of {all}',
    other: ['2'],
  })
})

test.each([
  ['Until then {day}.', 'Until then 10:00 a.m.'],
  ['Until then {day}. Then more.', 'Until then 10:00 a.m. Then more.'],
  ['{day}...', '10:00 a.m....'],
  ['{other}.', '{other}.'],
])('%s has one full stop', (text, filled) => {
  expect(fillPlaceholders(text, { day: '10:00 a.m.' })).toBe(filled)
})

test('other entries keep the stop after them', () => {
  expect(fillPlaceholders('By {date}.', { date: 'May 5' })).toBe('By May 5.')
})
