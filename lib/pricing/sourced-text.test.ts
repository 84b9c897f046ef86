import { expect, test } from 'vitest'
import { lastingOn, sourcedText } from './sourced-text.ts'

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
