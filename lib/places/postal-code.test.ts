import { expect, test } from 'vitest'
import { postalCodeOf } from './postal-code.ts'

test.each([
  ['H2X 1Y4', 'H2X 1Y4'],
  [' h2x1y4 ', 'H2X 1Y4'],
  ['h2x-1y4', 'H2X 1Y4'],
  ['m5v', 'M5V'],
])('%s is %s', (text, code) => {
  expect(postalCodeOf(text)).toBe(code)
})

test.each(['', 'H2', 'H2X 1Y', 'D2X 1Y4', 'W2X', 'H2O 1Y4', '90210', 'H2X 1Y4 Montréal', 'H2X  1Y4'])(
  '"%s" is none',
  (text) => {
    expect(postalCodeOf(text)).toBeNull()
  },
)
