import { expect, test } from 'vitest'
import { dayInWords, seenAt } from './seen-at.ts'

test('a day has its weekday, and in French an ordinal on the first of the month', () => {
  expect(dayInWords('2026-12-08', 'en')).toBe('Tuesday, December 8')
  expect(dayInWords('2026-12-08', 'fr')).toBe('mardi 8 décembre')
  expect(dayInWords('2027-03-01', 'fr')).toBe('lundi 1er mars')
})

test('when it was seen, on the clock of the place', () => {
  const now = { day: '2026-12-01', minutes: 610 }
  expect(seenAt(now, 'en')).toBe('December 1, 2026, 10:10\u00a0a.m.')
  expect(seenAt(now, 'fr')).toBe('1er décembre 2026 à 10\u00a0h\u00a010')
})
