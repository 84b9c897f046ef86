import { expect, test } from 'vitest'
import { translationState } from '#lib/i18n/translation-state.ts'
import { checkImport, withFindings } from '#studio/tools/translations/xliff/check-import.ts'
import { readXliff } from '#studio/tools/translations/xliff/read-xliff.ts'
import { ENCODERS } from './encode.ts'

/*
 * Files as translation tools send them back: what the import makes of each. The English is "Daily in summer", there is no
 * French yet, and the agency's is "Chaque journée d’été".
 */
const content = {
  _id: 'city-toronto',
  _type: 'city',
  hours: { _type: 'localeString', en: 'Daily in summer' },
}
const FRENCH = 'Chaque journée d’été'
/** Without the apostrophe that Latin 1 does not have. */
const PLAIN_FRENCH = 'Tous les étés'

interface Parts {
  declaration?: string
  from?: string
  to?: string
  unit?: string
  source?: string
  /** The target element. */
  target?: string
}

function file({
  declaration = '<?xml version="1.0" encoding="UTF-8"?>',
  from = 'source-language="en-CA"',
  to = 'target-language="fr-CA"',
  unit = '',
  source = 'Daily in summer',
  target = `<target state="translated">${FRENCH}</target>`,
}: Parts = {}): string {
  return `${declaration}
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="city/city-toronto" ${from} ${to} datatype="plaintext"><body>
    <trans-unit id="hours" ${unit}><source>${source}</source>${target}</trans-unit>
  </body></file>
</xliff>`
}

const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`
const target = (inside: string, attributes = 'state="translated"') =>
  `<target ${attributes}>${inside}</target>`
const { utf8, utf8Bom, latin1, utf16, utf16WithoutBom, utf16be, utf16beWithoutBom, utf32, mac } = ENCODERS
const plain = (encoding: string) => file({ declaration: declared(encoding), target: target(PLAIN_FRENCH) })

/** The file, its French, and the state that the text has after the import. */
test.each<[string, Uint8Array, string, string?]>([
  ['UTF-8', utf8(file()), FRENCH],
  ['a byte order mark', utf8Bom(file()), FRENCH],
  ['no declaration', utf8(file({ declaration: '' })), FRENCH],
  ['ISO-8859-1', latin1(plain('ISO-8859-1')), PLAIN_FRENCH],
  ['windows-1252', latin1(plain('windows-1252')), PLAIN_FRENCH],
  ['windows-1252 without a declaration', latin1(plain('').replace(/^.*\n/, '')), PLAIN_FRENCH],
  ['ISO-8859-1 declared, and UTF-8 written', utf8(plain('ISO-8859-1')), PLAIN_FRENCH],
  ['UTF-16, as Windows writes it', utf16(file({ declaration: declared('UTF-16') })), FRENCH],
  ['UTF-16 without a mark', utf16WithoutBom(file({ declaration: declared('UTF-16') })), FRENCH],
  ['UTF-16, big-endian', utf16be(file({ declaration: declared('UTF-16') })), FRENCH],
  ['UTF-16BE without a mark', utf16beWithoutBom(file({ declaration: declared('UTF-16BE') })), FRENCH],
  ['UTF-16 declared, and UTF-8 written', utf8(file({ declaration: declared('utf-16') })), FRENCH],
  [
    'underscores in the languages',
    utf8(file({ from: 'source-language="en_CA"', to: 'target-language="fr_CA"' })),
    FRENCH,
  ],
  [
    'languages without a region, in capitals',
    utf8(file({ from: 'source-language="EN"', to: 'target-language="FR"' })),
    FRENCH,
  ],
  ['no language of the targets', utf8(file({ to: '' })), FRENCH],
  ['an indented target', utf8(file({ target: target(`\n        ${FRENCH}\n      `) })), FRENCH],
  [
    'lines that are broken, by Windows',
    utf8(file({ target: target(`\r\n\tChaque journée\r\n\td’été\r\n`) })),
    FRENCH,
  ],
  [
    'an indented source',
    utf8(file({ source: '\n  Daily in\n  summer\n', target: target(`\n  ${FRENCH}\n`) })),
    FRENCH,
  ],
  ['CDATA', utf8(file({ target: target(`<![CDATA[${FRENCH}]]>`) })), FRENCH],
  [
    'numbers in place of letters',
    utf8(file({ target: target('Chaque journ&#233;e d&#x2019;&#xE9;t&#xe9;') })),
    FRENCH,
  ],
  ['marked sentences', utf8(file({ target: target(`<mrk mtype="seg" mid="0">${FRENCH}</mrk>`) })), FRENCH],
  ['no state', utf8(file({ target: target(FRENCH, '') })), FRENCH],
  ['approved', utf8(file({ unit: 'approved="yes"', target: target(FRENCH, '') })), FRENCH],
  [
    'approved, whatever its state',
    utf8(file({ unit: 'approved="yes"', target: target(FRENCH, 'state="needs-review-translation"') })),
    FRENCH,
  ],
  ['not approved', utf8(file({ unit: 'approved="no"', target: target(FRENCH, '') })), FRENCH, 'outOfDate'],
  ...[
    'needs-review-translation',
    'needs-review-l10n',
    'needs-adaptation',
    'needs-l10n',
    'needs-translation',
    'new',
  ].map((state): [string, Uint8Array, string, string] => [
    `the state ${state}`,
    utf8(file({ target: target(FRENCH, `state="${state}"`) })),
    FRENCH,
    'outOfDate',
  ]),
  ['signed off', utf8(file({ target: target(FRENCH, 'state="signed-off"') })), FRENCH],
  ['an emoji', utf8(file({ target: target('Été &#x1F600;') })), 'Été 😀'],
])('%s', (_, bytes, french, state = 'done') => {
  const findings = checkImport(readXliff(bytes), () => content)
  expect(findings.map(({ kind }) => kind)).toEqual(['new'])
  const { hours } = withFindings(content, findings) as typeof content
  expect(hours).toMatchObject({ fr: french })
  expect(translationState(hours as Parameters<typeof translationState>[0])).toBe(state)
})

test('an indented target with the French that is there already changes nothing', () => {
  const known = { ...content, hours: { ...content.hours, fr: FRENCH } }
  const indented = file({ target: target(`\n    ${FRENCH}\n  `) })
  expect(checkImport(readXliff(utf8(indented)), () => known).map(({ kind }) => kind)).toEqual(['unchanged'])
})

/** What is refused, by the sentence that staff see. */
test.each<[string, Uint8Array, string]>([
  ['letters of an older Mac', mac(file({ declaration: '', target: target('Journée') })), 'encoding'],
  ['UTF-8 declared, and Latin 1 written', latin1(plain('UTF-8')), 'encoding'],
  ['an encoding that nobody knows', utf8(file({ declaration: declared('utf-7') })), 'encoding'],
  ['UTF-32', utf32(file()), 'encoding'],
  ['UTF-16 that ends in the middle of a letter', utf16(file()).slice(0, -1), 'encoding'],
  ['letters that another program has lost', utf8(file({ target: target('Journ\ufffde') })), 'not-text'],
  ['a control character', utf8(file({ target: target('Jour\u0001n') })), 'not-text'],
  ['an archive', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), 'not-text'],
  ['a control character by its number', utf8(file({ target: target('Jour&#1;n') })), 'character'],
  ['a vertical tab by its number', utf8(file({ target: target('Jour&#xB;n') })), 'character'],
  ['half a surrogate pair', utf8(file({ target: target('Jour&#xD83D;n') })), 'character'],
  ['a surrogate pair as two numbers', utf8(file({ target: target('&#xD83D;&#xDE00;') })), 'character'],
  ['a number that is no character', utf8(file({ target: target('&#x110000;') })), 'character'],
])('%s: refused', (_, bytes, problem) => {
  expect(() => readXliff(bytes)).toThrow(expect.objectContaining({ problem }))
})
