import { expect, test } from 'vitest'
import { countsIn, lastingOn, sourcedText } from './sourced-text.ts'

test.each([
  ['10 to 15 years\nCAA-Québec, 2024', '10 to 15 years', 'CAA-Québec, 2024'],
  [' $600 in Québec \r\n\n Roulez vert, 2023 ', '$600 in Québec', 'Roulez vert, 2023'],
  ['quiet', 'quiet', ''],
  ['', '', ''],
])('%j', (text, value, source) => {
  expect(sourcedText(text)).toEqual({ value, source })
})

test('a rebate is gone on the day after its last day', () => {
  const facts = [{ until: null }, { until: '2026-12-31' }]
  expect(lastingOn(facts, '2026-12-31')).toEqual(facts)
  expect(lastingOn(facts, '2027-01-01')).toEqual([{ until: null }])
})

test.each([
  ['Quebec: $600', 'Quebec', true],
  ['Québec\u00A0: 600\u00A0$', 'Ontario', false],
  ['Quebec: $600', 'Ontario', false],
  ['All of Canada: up to $10,000', 'Ontario', true],
  ['10 to 15 years in Quebec', 'Ontario', true],
])('%j counts in %s: %s', (text, province, counts) => {
  const provinces = ['Quebec', 'Québec', 'Ontario']
  expect(countsIn(text, { province, provinces })).toBe(counts)
  expect(countsIn(text, null)).toBe(true)
})
