import { expect, test } from 'vitest'
import { dateFormat } from './dates.ts'

const first = new Date(2026, 2, 1, 13, 5)
const sameDay = new Date(2026, 2, 1, 14, 1)
const later = new Date(2026, 3, 1, 9, 0)

test('French writes an hour without a leading zero', () => {
  const { format, formatRange } = dateFormat('fr', { dateStyle: 'medium', timeStyle: 'short' })
  const clock = (text: string) => text.replaceAll(/\s/g, ' ')
  expect(clock(format(new Date(2026, 2, 8, 8, 5)))).toContain(' 8 h 05')
  expect(clock(format(new Date(2026, 2, 8, 0, 5)))).toContain(' 0 h 05')
  expect(clock(format(first))).toContain(' 13 h 05')
  expect(clock(formatRange(new Date(2026, 2, 8, 8, 5), later))).not.toMatch(/\b0\d h/)
})

test('French writes the first of a month as an ordinal, and only that', () => {
  const { format, formatRange } = dateFormat('fr', { dateStyle: 'long', timeStyle: 'short' })
  expect(format(first)).toMatch(/^1er mars 2026/)
  expect(format(new Date(2026, 2, 11))).toMatch(/^11 mars 2026/)
  expect(formatRange(first, sameDay).match(/1er/g)).toHaveLength(1)
  expect(formatRange(first, later).match(/1er (mars|avril)/g)).toHaveLength(2)
  expect(dateFormat('en', { dateStyle: 'long' }).format(first)).toBe('March 1, 2026')
})
