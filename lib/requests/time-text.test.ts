import { expect, test } from 'vitest'
import { minutesOf, timeText } from './time-text.ts'

test.each([
  ['08:00', '8:00 a.m.', '8 h'],
  ['09:05', '9:05 a.m.', '9 h 05'],
  ['00:30', '12:30 a.m.', '0 h 30'],
  ['10:00', '10:00 a.m.', '10 h'],
  ['16:30', '4:30 p.m.', '16 h 30'],
])('%s is %s, in French %s', (clock, english, french) => {
  const text = (lang: 'en' | 'fr') => timeText(minutesOf(clock), lang)
  expect(text('en').replaceAll('\u00A0', ' ')).toBe(english)
  expect(text('fr').replaceAll('\u00A0', ' ')).toBe(french)
})
