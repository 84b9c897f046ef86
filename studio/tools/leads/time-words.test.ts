import { expect, test } from 'vitest'
import { dayText, durationText } from './time-words.ts'

const MINUTE = 60_000

test.each([
  [0, '0 min', '0 min'],
  [59_999, '0 min', '0 min'],
  [59 * MINUTE, '59 min', '59 min'],
  [65 * MINUTE, '1 h 05 min', '1 h 05 min'],
  [27 * 60 * MINUTE + 30 * MINUTE, '1 d 3 h', '1 j 3 h'],
])('%i milliseconds are %s, in French %s', (milliseconds, english, french) => {
  expect(durationText(milliseconds, 'en').replaceAll('\u00A0', ' ')).toBe(english)
  expect(durationText(milliseconds, 'fr').replaceAll('\u00A0', ' ')).toBe(french)
})

test('a day has its hours if they are known', () => {
  expect(dayText({ day: '2026-12-05' })).toBe('2026-12-05')
  expect(dayText({ day: '2026-12-05', from: '09:00' })).toBe('2026-12-05 09:00')
  expect(dayText({ day: '2026-12-05', from: '09:00', to: '11:00' })).toBe('2026-12-05 09:00–11:00')
})
