import { expect, test } from 'vitest'
import type { LocalizedField } from '#lib/i18n/localized-field.ts'
import { translationState } from '#lib/i18n/translation-state.ts'
import { checkImport, hasLoss, withFindings } from '#studio/tools/translations/xliff/check-import.ts'
import { readXliff } from '#studio/tools/translations/xliff/read-xliff.ts'

/*
 * Small files in the shapes that translation tools send back. They are written here by each tool's documentation, or by what others
 * found out of its files:
 * - memoQ: the attribute `mq:status`, `<bpt>` and `<ept>` in place of `<g>` (its namespace is `MQXliff`)
 * - Trados: sentences as `<mrk>`, states in `<sdl:seg conf>` (https://gitlab.com/okapiframework/okapi/-/issues/597)
 * - Phrase: groups, `m:confirmed` (https://developers.phrase.com/en/guides/mxliff/overview)
 * - Crowdin: XLIFF 2 with numbered notes, `initial`, `translated`, `final` (https://support.crowdin.com/file-formats/xliff2.0/)
 * - OmegaT: the target is filled in, its state stays (https://gitlab.com/okapiframework/omegat-plugin/-/issues/274)
 * - Lokalise: plain XLIFF 1.2, without attributes of others. No sample was found.
 * - XLIFF 2.1: sentences, and a pair that is cut (https://docs.oasis-open.org/xliff/xliff-core/v2.1/xliff-core-v2.1.html)
 */

const span = (text: string, marks: string[] = []) => ({ _type: 'span', _key: `k${text.length}`, text, marks })
const content = {
  _id: 'city-toronto',
  _type: 'city',
  name: { _type: 'localeString', en: 'Ask {listed} installers' },
  body: {
    _type: 'localeBlocks',
    en: [
      {
        _type: 'block',
        _key: 'b1',
        style: 'normal',
        markDefs: [{ _key: 'l1', _type: 'link', href: '/guarantee' }],
        children: [span('Read it. '), span('Our guarantee', ['l1']), span(' holds.')],
      },
    ],
  },
}
const BODY = 'body[_key=="b1"]'
const id = BODY.replaceAll('"', '&quot;')
const NAME = '<source>Ask <ph id="kept-1" equiv-text="{listed}">{listed}</ph> installers</source>'
const TEXT = '<source>Read it. <g id="l1:1" ctype="link">Our guarantee</g> holds.</source>'

const version1 = (body: string, root = '') => `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" ${root}>
  <file original="city/city-toronto" source-language="en-CA" target-language="fr-CA" datatype="plaintext"><body>${body}</body></file>
</xliff>`

const version2 = (version: string, units: string) => `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="${version}" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en-CA" trgLang="fr-CA">
  <file id="f1" original="city/city-toronto">${units}</file>
</xliff>`

const FILES: [tool: string, xliff: string, states: string[]][] = [
  [
    'memoQ',
    version1(
      `<trans-unit id="name" mq:status="ManuallyConfirmed">${NAME}<target xml:space="preserve">Demandez à <ph id="kept-1"></ph> installateurs</target></trans-unit>
       <trans-unit id="${id}" mq:status="PartiallyEdited"><source>Read it. <bpt id="l1:1" ctype="link">{}</bpt>Our guarantee<ept id="l1:1">{}</ept> holds.</source>
         <target xml:space="preserve">Lisez-la. <bpt id="l1:1">{}</bpt>Notre garantie<ept id="l1:1">{}</ept> tient.</target></trans-unit>`,
      'xmlns:mq="MQXliff"',
    ),
    ['done', 'outOfDate'],
  ],
  [
    'Trados',
    version1(
      `<trans-unit id="name">${NAME}<target><mrk mtype="seg" mid="1">Demandez à <x id="kept-1"/> installateurs</mrk></target>
         <sdl:seg-defs><sdl:seg id="1" conf="ApprovedTranslation"/></sdl:seg-defs></trans-unit>
       <trans-unit id="${id}">${TEXT}<seg-source><mrk mtype="seg" mid="2">Read it.</mrk></seg-source>
         <target><mrk mtype="seg" mid="2">Lisez-la.</mrk> <mrk mtype="seg" mid="3"><g id="l1:1">Notre garantie</g> tient.</mrk></target>
         <sdl:seg-defs><sdl:seg id="2" conf="Translated"/><sdl:seg id="3" conf="Draft"/></sdl:seg-defs></trans-unit>`,
      'xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0"',
    ),
    ['done', 'outOfDate'],
  ],
  [
    'Phrase',
    version1(
      `<group id="1"><trans-unit id="name" m:confirmed="1">${NAME}<target>Demandez à <ph id="kept-1">{listed}</ph> installateurs</target></trans-unit></group>
       <group id="2"><trans-unit id="${id}" m:confirmed="0">${TEXT}<target>Lisez-la. <g id="l1:1">Notre garantie</g> tient.</target></trans-unit></group>`,
      'xmlns:m="http://www.memsource.com/mxlf/2.0"',
    ),
    ['done', 'outOfDate'],
  ],
  [
    'Crowdin',
    version2(
      '2.0',
      `<unit id="u1" name="name"><notes><note id="n1">Ville</note></notes><segment id="s1" state="final">
         <source>Ask <ph id="kept-1" equiv="{listed}"/> installers</source><target>Demandez à <ph id="kept-1" equiv="{listed}"/> installateurs</target></segment></unit>
       <unit id="u2" name="${id}"><segment id="s1" state="translated">
         <source>Read it. <pc id="l1:1">Our guarantee</pc> holds.</source><target>Lisez-la. <pc id="l1:1">Notre garantie</pc> tient.</target></segment></unit>`,
    ),
    ['done', 'done'],
  ],
  [
    'OmegaT',
    version1(
      `<trans-unit id="name">${NAME}<target state="translated">Demandez à <ph id="kept-1">{listed}</ph> installateurs</target></trans-unit>
       <trans-unit id="${id}">${TEXT}<target state="needs-translation">Lisez-la. <g id="l1:1">Notre garantie</g> tient.</target></trans-unit>`,
    ),
    ['done', 'outOfDate'],
  ],
  [
    'Lokalise',
    version1(
      `<trans-unit id="name">${NAME}<target>Demandez à <ph id="kept-1">{listed}</ph> installateurs</target></trans-unit>
       <trans-unit id="${id}">${TEXT}<target>Lisez-la. <g id="l1:1">Notre garantie</g> tient.</target></trans-unit>`,
    ),
    ['done', 'done'],
  ],
  [
    'XLIFF 2.1',
    version2(
      '2.1',
      `<unit id="u1" name="name"><originalData><data id="d1">{listed}</data></originalData><segment state="reviewed">
         <source>Ask <ph id="1" dataRef="d1"/> installers</source><target>Demandez à <ph id="1" dataRef="d1"/> installateurs</target></segment></unit>
       <unit id="u2" name="${id}"><segment id="s1" state="final"><source>Read it.</source><target>Lisez-la.</target></segment>
         <ignorable><source> </source></ignorable>
         <segment id="s2" state="translated" subState="agency:second-look"><source><sc id="l1:1"/>Our guarantee<ec startRef="l1:1"/> holds.</source>
           <target><sc id="l1:1"/>Notre garantie<ec startRef="l1:1"/> <mrk id="m1" type="comment">tient</mrk>.</target></segment></unit>`,
    ),
    ['done', 'outOfDate'],
  ],
]

const read = (xliff: string) => readXliff(new TextEncoder().encode(xliff))

test.each(FILES)(
  '%s: the French is taken with its link and its name, and as done only where it is',
  (_, xliff, states) => {
    const findings = checkImport(read(xliff), () => content)
    expect(findings.map(({ kind, detail }) => detail ?? kind)).toEqual(['new', 'new'])
    expect(findings.filter(hasLoss)).toEqual([])
    const after = withFindings(content, findings) as Record<'name' | 'body', LocalizedField>
    expect(after.name.fr).toBe('Demandez à {listed} installateurs')
    expect(after.body.fr).toMatchObject([
      {
        markDefs: [{ href: '/guarantee' }],
        children: [
          { text: 'Lisez-la. ', marks: [] },
          { text: 'Notre garantie', marks: ['l1'] },
          { text: ' tient.', marks: [] },
        ],
      },
    ])
    expect([after.name, after.body].map(translationState)).toEqual(states)
  },
)

test.each(FILES)('%s: a name or a link that is gone is said, and not chosen', (_, xliff) => {
  const without = xliff
    .replace(/Demandez à <(ph|x)[^>]*?(?:\/>|>(?:{listed})?<\/ph>) /, 'Demandez aux ')
    .replace(
      /(Lisez-la\.[\s\S]*?)<(?:bpt|g|pc|sc) id="l1:1"(?: *\/)?>(?:{}<\/bpt>)?Notre garantie(?:<ept id="l1:1">{}<\/ept>|<\/g>|<\/pc>|<ec startRef="l1:1"\/>)/,
      '$1Notre garantie',
    )
  const findings = checkImport(read(without), () => content)
  expect(findings.map(({ lost }) => lost?.map(({ kind, says }) => `${kind}: ${says}`))).toEqual([
    ['names: EN listed'],
    ['links: EN /guarantee'],
  ])
})
