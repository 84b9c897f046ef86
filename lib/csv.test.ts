import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, textOfCell } from './csv.ts'

test.each([
  ['=1+1', `"'=1+1"`],
  ['-5', `"'-5"`],
  [' ＝cmd', `"' ＝cmd"`],
  ['\t=x', `"'\t'=x"`],
  ["'=x", `"''=x"`],
  ['plain "quoted"', '"plain ""quoted"""'],
  ["'tis", `"'tis"`],
  [';=1+1', `";'=1+1"`],
  ['a;=1+1', `"a;'=1+1"`],
  ['a; -1', `"a;' -1"`],
  ['first\n=1+1', `"first\n'=1+1"`],
  ['|cmd', `"'|cmd"`],
  ['\u200b=1+1', `"'\u200b=1+1"`],
  ['\ufeff\u2060@x', `"'\ufeff\u2060@x"`],
  ['5-6; a=b', '"5-6; a=b"'],
])('%j is written %j', (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`)
})

test('every text comes back from its cell', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("'", '=', '-', '|', ';', 'a', ' ', '"', '\n', '\t', '\u200b') }),
      (text) => {
        const cell = csvLine([text]).slice(1, -3).replaceAll('""', '"')
        expect(textOfCell(cell)).toBe(text)
      },
    ),
  )
})
