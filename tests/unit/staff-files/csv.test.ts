import { expect, test } from 'vitest'
import { csvLine } from '#lib/csv.ts'
import { readCsv } from '#studio/tools/bulk/import/read-csv.ts'
import { ENCODERS } from './encode.ts'

/* Tables as spreadsheets save them: what is read of each. */
const NAME = 'Montréal, l’été'
/** Without what Latin 1 does not have. */
const PLAIN = 'Montréal été'

const { utf8, utf8Bom, latin1, utf16, utf16WithoutBom, utf16be, utf16beWithoutBom, utf32, mac } = ENCODERS
const table = (name: string, separator = ',', end = '\r\n') =>
  [
    ['slug', 'name_fr'],
    ['montreal', `"${name}"`],
  ]
    .map((cells) => cells.join(separator) + end)
    .join('')

test.each<[string, Uint8Array, string?, number?]>([
  ['UTF-8 with commas', utf8(table(NAME))],
  ['UTF-8 with a byte order mark', utf8Bom(table(NAME))],
  ['semicolons, as a French Excel has them', utf8Bom(table(NAME, ';'))],
  ['tabs', utf8(table(NAME, '\t'))],
  ['Unicode text of Excel: UTF-16 and tabs', utf16(table(NAME, '\t'))],
  ['UTF-16 without a mark', utf16WithoutBom(table(NAME, ';'))],
  ['UTF-16, big-endian', utf16be(table(NAME, ';'))],
  ['UTF-16, big-endian, without a mark', utf16beWithoutBom(table(NAME))],
  ['Windows-1252', latin1(table(PLAIN, ';')), PLAIN],
  [
    'Windows-1252 with its own quotation marks',
    latin1(table('Montr\u00e9al l\u0092\u00e9t\u00e9 \u0097', ';')),
    'Montréal l’été —',
  ],
  ['sep=;', utf8(`sep=;\r\n${table(NAME, ';')}`), NAME, 3],
  ['sep=, where cells have semicolons', utf8(`sep=,\n${table('a;b;c;d', ',')}`), 'a;b;c;d', 3],
  ['sep= and a tab, with a mark', utf8Bom(`sep=\t\r\n${table(NAME, '\t')}`), NAME, 3],
  ['"sep=;" in quotes', utf8(`"sep=;"\r\n${table(NAME, ';')}`), NAME, 3],
  ['sep=| in Windows-1252', latin1(`SEP=|\r\n${table(PLAIN, '|')}`), PLAIN, 3],
  ['lines of Unix', utf8(table(NAME, ',', '\n'))],
  ['lines of an old Mac', utf8(table(NAME, ',', '\r'))],
  ['a line break in a cell', utf8(table('Montréal\r\nl’été')), 'Montréal\nl’été'],
  ['quotation marks in a cell', utf8(table('Le ""centre""')), 'Le "centre"'],
  ['empty lines and cells at the end', utf8(`${table(NAME)},\r\n\r\n,,\r\n`)],
  ['a cell that was defused', utf8(`slug,name_fr\r\nmontreal,${csvLine(['=1;-2']).trim()}\r\n`), '=1;-2'],
])('%s', (_, bytes, name = NAME, line = 2) => {
  expect(readCsv(bytes)).toEqual([
    { line: line - 1, cells: ['slug', 'name_fr'] },
    { line, cells: ['montreal', name] },
  ])
})

test.each<[string, Uint8Array, object]>([
  ['letters of an older Mac', mac(table('Montréal')), { kind: 'encoding' }],
  ['UTF-32', utf32(table(NAME)), { kind: 'encoding' }],
  ['UTF-16 that was cut', utf16(table(NAME)).slice(0, -1), { kind: 'encoding' }],
  ['letters that were lost before', utf8(table('Montr\ufffdal')), { kind: 'not-text' }],
  ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0]), { kind: 'not-text' }],
  ['a control character', utf8(table('Montr\u0007al')), { kind: 'not-text' }],
  ['a quotation mark too many', utf8(`sep=;\r\nslug;name_fr\r\na;"b\r\n`), { kind: 'not-csv' }],
])('%s: refused', (_, bytes, problem) => {
  expect(() => readCsv(bytes)).toThrow(expect.objectContaining({ problem: expect.objectContaining(problem) }))
})
