import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, textOfCell } from './csv.ts'

test.each([
  ['=1+1', `"'=1+1"`],
  ['-5', `"'-5"`],
  [' ＝cmd', `"' ＝cmd"`],
  ['\t=x', `"'\t=x"`],
  ["'=x", `"''=x"`],
  ['plain "quoted"', '"plain ""quoted"""'],
  ["'tis", `"'tis"`],
])('%j is written %j', (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`)
})

test('every text comes back from its cell', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("'", '=', '-', 'a', ' ', '"', '\n', '\t') }), (text) => {
      const cell = csvLine([text]).slice(1, -3).replaceAll('""', '"')
      expect(textOfCell(cell)).toBe(text)
    }),
  )
})
