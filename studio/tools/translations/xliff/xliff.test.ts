import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LocalizedField } from '#lib/i18n/localized-field.ts'
import type { TranslationState } from '#lib/i18n/translation-state.ts'
import { markupOf, piecesOf, piecesOfNodes } from '#studio/core/marked-text/inline.ts'
import type { Block } from '#studio/core/marked-text/portable-text.ts'
import type { Version } from '#studio/core/marked-text/write-inline.ts'
import { parseXml, type XmlError } from '#studio/core/marked-text/xml.ts'
import { checkImport, type Finding, hasLoss, withFindings } from './check-import.ts'
import { NotXliffError, readXliff } from './read-xliff.ts'
import { writeXliff } from './write-xliff.ts'

type Content = { _id: string; _type: string; [field: string]: unknown }

const line = (en: string, fr?: string, translatedFrom?: string) => ({
  _type: 'localeString' as const,
  en,
  ...(fr !== undefined && { fr }),
  ...(translatedFrom !== undefined && { translatedFrom }),
})

const block = (key: string, text: string, more: Partial<Block> = {}): Block => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: `${key}s1`, text, marks: [] }],
  ...more,
})

const blocks = (en: Block[], fr?: Block[]): LocalizedField => ({
  _type: 'localeBlocks',
  en,
  ...(fr && { fr }),
})

function exported(
  content: Content,
  states: TranslationState[] = ['missing', 'outOfDate', 'done'],
  version: Version = '1.2',
): string {
  const document = {
    id: content._id,
    type: content._type,
    title: 'City: Toronto',
    address: '/city/toronto',
    content,
  }
  return writeXliff([document], {
    version,
    states: new Set(states),
    notes: 'en',
    fieldTitle: (_, path) => path.join(' › '),
    date: new Date(0),
  }).xliff
}

const bytes = (text: string) => new TextEncoder().encode(text)

/** What the import says of a file, edited by the agency, about content that may have changed meanwhile. */
function imported(xliff: string, content: Content): Finding[] {
  return checkImport(readXliff(bytes(xliff)), (id) => (id === content._id ? content : undefined))
}

const city = (fields: Record<string, unknown>): Content => ({ _id: 'city-toronto', _type: 'city', ...fields })
const kinds = (findings: Finding[]) => findings.map(({ field, kind }) => `${field}: ${kind}`)

describe('the file', () => {
  test('has every text with its state, its place and what it was written from', () => {
    const xliff = exported(
      city({
        name: line('Toronto & area', 'Toronto'),
        hours: line('Daily'),
        wait: line('3 days', '2 jours', '2 days'),
      }),
    )
    expect(xliff).toContain(
      '<file original="city/city-toronto" source-language="en-CA" target-language="fr-CA"',
    )
    expect(xliff).toContain('<source>Toronto &amp; area</source>')
    expect(xliff).toContain('<target state="translated">Toronto</target>')
    expect(xliff).toContain('<target state="needs-translation"></target>')
    expect(xliff).toContain('<target state="needs-review-translation">2 jours</target>')
    expect(xliff).toContain('<note>The French was written from: 2 days</note>')
    expect(xliff).toContain('<note>City: Toronto · name · /city/toronto</note>')
  })

  test('has only the states that were asked for', () => {
    const content = city({ name: line('Toronto', 'Toronto'), hours: line('Daily') })
    const xliff = exported(content, ['missing'])
    expect(xliff).toContain('id="hours"')
    expect(xliff).not.toContain('id="name"')
  })

  test('names items of lists by their key, so that a list in another order is still understood', () => {
    const item = (key: string, en: string) => ({ _key: key, ...line(en) })
    const xliff = exported(city({ list: [item('a', 'One'), item('b', 'Two')] }))
    const [, two] = imported(
      xliff.replace(/(<source>Two<.*\n.*>)(<\/target>)/, '$1Deux$2'),
      city({ list: [item('b', 'Two'), item('a', 'One')] }),
    ).toSorted((one, other) => one.field.localeCompare(other.field))
    expect(two).toMatchObject({ field: 'list[_key=="b"]', kind: 'new', after: 'Deux' })
  })
})

describe('a file that comes back', () => {
  const content = city({ name: line('Toronto in {country}', 'Toronto au {country}'), hours: line('Daily') })
  const xliff = exported(content)

  test('unedited changes nothing', () => {
    expect(kinds(imported(xliff, content))).toEqual(['name: unchanged', 'hours: unchanged'])
  })

  test('new and changed French is taken, and what it was written from is forgotten', () => {
    const stale = city({ wait: line('3 days', '2 jours', '2 days'), hours: line('Daily') })
    const edited = exported(stale)
      .replace('"needs-review-translation">2 jours<', '"translated">3 jours<')
      .replace(
        '<target state="needs-translation"></target>',
        '<target state="translated">Tous les jours</target>',
      )
    const findings = imported(edited, stale)
    expect(kinds(findings)).toEqual(['wait: changed', 'hours: new'])
    expect(withFindings(stale, findings)).toEqual(
      city({ wait: line('3 days', '3 jours'), hours: line('Daily', 'Tous les jours') }),
    )
  })

  test('French that the agency signed off as it is, is done', () => {
    const stale = city({ wait: line('3 days', '3 jours', '2-3 days') })
    const findings = imported(exported(stale).replace('needs-review-translation', 'final'), stale)
    expect(kinds(findings)).toEqual(['wait: confirmed'])
    expect(withFindings(stale, findings)).toEqual(city({ wait: line('3 days', '3 jours') }))
  })

  test('English that changed meanwhile is a conflict', () => {
    const now = city({ name: line('Toronto, {country}', 'Toronto au {country}'), hours: line('Daily') })
    expect(kinds(imported(xliff.replace('Toronto au', 'Ville de Toronto au'), now))).toEqual([
      'name: englishChanged',
      'hours: unchanged',
    ])
  })

  test('French that somebody else changed meanwhile is a conflict, also where there was none', () => {
    const now = city({ name: line('Toronto in {country}', 'T.O.'), hours: line('Daily', 'Chaque jour') })
    const edited = xliff
      .replace('Toronto au', 'Ville de Toronto au')
      .replace('"needs-translation">', '"translated">Tous les jours')
    expect(kinds(imported(edited, now))).toEqual(['name: frenchChanged', 'hours: frenchChanged'])
    expect(kinds(imported(xliff, now))).toEqual(['name: unchanged', 'hours: unchanged'])
  })

  test('imported twice, it changes nothing the second time', () => {
    const edited = xliff.replace('Toronto au', 'Ville de Toronto au')
    const after = withFindings(content, imported(edited, content)) as Content
    expect(kinds(imported(edited, after))).toEqual(['name: unchanged', 'hours: unchanged'])
  })

  test('a conflict is told from the texts when a tool dropped our attribute', () => {
    const bare = xliff.replaceAll(/ montage:french="[^"]*"/g, '')
    expect(kinds(imported(bare, content))).toEqual(['name: unchanged', 'hours: unchanged'])
    expect(kinds(imported(bare.replace('Toronto au', 'Ville au'), content))[0]).toBe('name: frenchChanged')
  })

  test('an empty target and a source copied by a tool are not translations', () => {
    const filled = xliff
      .replace('"needs-translation">', '"needs-translation">Daily')
      .replace(/>Toronto au <ph[^>]*>{country}<\/ph></, '><')
    expect(kinds(imported(filled, content))).toEqual(['name: unchanged', 'hours: unchanged'])
  })

  test('names that were lost or made up are named, and so are figures', () => {
    const [finding] = imported(xliff.replace(/Toronto au <ph.*?<\/ph>/, 'Toronto au {pays}, 2 fois'), content)
    expect(finding?.lost).toEqual([
      { kind: 'figures', says: 'FR 2' },
      { kind: 'names', says: 'EN country · FR pays' },
    ])
    expect(finding && hasLoss(finding)).toBe(true)
  })

  test('documents and fields that are gone are named', () => {
    expect(kinds(imported(xliff, { ...content, _id: 'another' }))).toEqual([': unknownDocument'])
    expect(kinds(imported(xliff, city({ name: content.name })))).toContain('hours: unknownField')
  })

  test('formatting in a line that cannot have any is malformed', () => {
    const [finding] = imported(xliff.replace('>Toronto au', '><g id="strong:1">T</g>oronto au'), content)
    expect(finding).toMatchObject({ kind: 'malformed', detail: '<g>' })
  })

  test('marks of translation tools are looked through, and a line stays one line', () => {
    const edited = xliff.replace(
      /(?<=>)Toronto au <ph[^>]*>{country}<\/ph>(?=<)/,
      '<mrk mtype="seg" mid="1">Ville\n   de Toronto {country}</mrk>\n',
    )
    expect(imported(edited, content)[0]).toMatchObject({
      kind: 'changed',
      after: 'Ville de Toronto {country}',
    })
  })
})

describe('formatted text', () => {
  const link = { _key: 'l1', _type: 'link', href: '/guarantee' }
  const withLink = (key: string, before: string, linked: string, href = link.href) =>
    block(key, '', {
      markDefs: [{ ...link, href }],
      children: [
        { _type: 'span', _key: `${key}s1`, text: before, marks: [] },
        { _type: 'span', _key: `${key}s2`, text: linked, marks: ['l1'] },
      ],
    })

  test('is one unit a block, and is put together from the English arrangement', () => {
    const content = city({
      body: blocks([block('b1', 'Title', { style: 'h2' }), withLink('b2', 'Read ', 'this')]),
    })
    const edited = exported(content)
      .replace(/(<source>Title<.*\n.*>)(<\/target>)/, '$1Titre$2')
      .replace(
        /(<source>Read .*\n.*>)(<\/target>)/,
        '$1Lisez <g id="l1:1">ceci, <g id="strong:1">bien</g></g>.$2',
      )
    const [finding] = imported(edited, content)
    expect(finding?.kind).toBe('new')
    expect(finding?.after).toEqual([
      block('b1', 'Titre', { style: 'h2' }),
      block('b2', '', {
        markDefs: [link],
        children: [
          { _type: 'span', _key: 'b2s1', text: 'Lisez ', marks: [] },
          { _type: 'span', _key: 'b2s2', text: 'ceci, ', marks: ['l1'] },
          { _type: 'span', _key: 'b2s3', text: 'bien', marks: ['l1', 'strong'] },
          { _type: 'span', _key: 'b2s4', text: '.', marks: [] },
        ],
      }),
    ])
  })

  test('keeps the French address of a link, and blocks that were not edited', () => {
    const french = [block('b1', 'Un'), withLink('b2', 'Lisez ', 'ceci', '/guarantee?lang=fr')]
    const content = city({ body: blocks([block('b1', 'One'), withLink('b2', 'Read ', 'this')], french) })
    const [finding] = imported(exported(content).replace('Lisez ', 'Lire '), content)
    const [first, second] = (finding?.after ?? []) as Block[]
    expect(first).toBe(french[0])
    expect(second?.markDefs).toEqual([{ ...link, href: '/guarantee?lang=fr' }])
  })

  test('with a block left out is incomplete, and with an unknown link malformed', () => {
    const content = city({ body: blocks([block('b1', 'One'), block('b2', 'Two')]) })
    const one = exported(content).replace(/(<source>One<.*\n.*>)(<\/target>)/, '$1Un$2')
    expect(kinds(imported(one, content))).toEqual(['body: incomplete'])
    const linked = one
      .replace('>Un<', '><g id="zz:1">Un</g><')
      .replace(/(<source>Two<.*\n.*>)(<\/target>)/, '$1Deux$2')
    expect(imported(linked, content)[0]).toMatchObject({ kind: 'malformed', detail: 'zz' })
  })

  test('French blocks without an English one stay where they are', () => {
    const french = [block('b1', 'Un'), block('own', 'Aussi'), block('b2', 'Deux')]
    const content = city({ body: blocks([block('b1', 'One'), block('b2', 'Two')], french) })
    const [finding] = imported(exported(content).replace('>Deux<', '>Second<'), content)
    expect(((finding?.after ?? []) as Block[]).map(({ children }) => children[0]?.text)).toEqual([
      'Un',
      'Aussi',
      'Second',
    ])
  })

  test('French arranged differently is shown to the agency, and kept until all of it is written anew', () => {
    const content = city({
      body: blocks([block('b1', 'One'), block('b2', 'Two')], [block('x', 'Un et deux')]),
    })
    const xliff = exported(content)
    expect(xliff).toContain('<note>The French now: Un et deux</note>')
    expect(kinds(imported(xliff, content))).toEqual(['body: unchanged'])
    const one = xliff.replace(/(<source>One<.*\n.*>)(<\/target>)/, '$1Un$2')
    expect(kinds(imported(one, content))).toEqual(['body: incomplete'])
    const both = one.replace(/(<source>Two<.*\n.*>)(<\/target>)/, '$1Deux$2')
    expect(imported(both, content)[0]).toMatchObject({
      kind: 'changed',
      after: [block('b1', 'Un'), block('b2', 'Deux')],
    })
    const other = city({ body: blocks([block('b1', 'One'), block('b2', 'Two')], [block('x', 'Autre')]) })
    expect(kinds(imported(both, other))).toEqual(['body: frenchChanged'])
  })

  test('a paragraph more in English is a conflict', () => {
    const content = city({ body: blocks([block('b1', 'One')], [block('b1', 'Un')]) })
    const now = city({ body: blocks([block('b1', 'One'), block('b2', 'Two')], [block('b1', 'Un')]) })
    expect(kinds(imported(exported(content).replace('>Un<', '>Une<'), now))).toEqual(['body: englishChanged'])
  })
})

describe('nothing is lost', () => {
  const anyText = fc.string({
    unit: fc.constantFrom('a', 'é', ' ', '\n', '\r', '\t', '<', '&', '"', ']]>', '😀', '{x}', '<!--'),
  })
  const anySpan = fc.record({
    _type: fc.constant('span' as const),
    _key: fc.uuid(),
    text: anyText,
    marks: fc.uniqueArray(fc.constantFrom('strong', 'em', 'l1', 'l2', 'a:1'), { maxLength: 3 }),
  })

  test('in formatted text', () => {
    fc.assert(
      fc.property(fc.array(anySpan, { maxLength: 6 }), (children) => {
        const pieces = piecesOf({ children })
        expect(piecesOfNodes(parseXml(`<source>${markupOf(pieces)}</source>`).children)).toEqual(pieces)
      }),
    )
  })

  test.each(['\x7f', '\x85', '\x9f', '\ufffd'])(
    'in a text with %j, by which a file would not be a text',
    (odd) => {
      const content = city({ name: line(`E${odd}`, odd) })
      expect(kinds(imported(exported(content), content))).toEqual(['name: unchanged'])
    },
  )

  test('in any text, also one that XML cannot hold', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyText, fc.string({ unit: 'binary' })),
        fc.string({ unit: 'binary' }),
        (en, fr) => {
          const content = city({ name: line(`E${en}`, fr) })
          expect(kinds(imported(exported(content), content))).toEqual(['name: unchanged'])
        },
      ),
    )
  })

  test.each<Version>(['1.2', '2.0'])(
    'of the whole site in %s: unedited, nothing changes; with every text edited, every French changes',
    (version) => {
      const seed = readFileSync('studio/seed/production.ndjson', 'utf8')
      const documents = seed
        .trim()
        .split('\n')
        .map((text) => JSON.parse(text) as Content)
      const { xliff, fields } = writeXliff(
        documents.map((content) => ({ id: content._id, type: content._type, title: content._id, content })),
        {
          version,
          states: new Set(['missing', 'outOfDate', 'done']),
          notes: 'fr',
          fieldTitle: (_, path) => path.join('.'),
          date: new Date(0),
        },
      )
      const contentOf = (id: string) => documents.find(({ _id }) => _id === id)
      const unedited = checkImport(readXliff(bytes(xliff)), contentOf)
      expect(unedited.length).toBe(fields)
      expect(unedited.filter(({ kind }) => kind !== 'unchanged')).toEqual([])
      const edited = checkImport(readXliff(bytes(xliff.replaceAll(/(<target[^>]*>)/g, '$1X'))), contentOf)
      expect(edited.filter(({ kind }) => kind !== 'changed' && kind !== 'new')).toEqual([])
    },
  )
})

test.each([
  ['<!DOCTYPE x [<!ENTITY a "b">]><xliff version="1.2"/>', 'dtd'],
  ['<xliff version="1.2"><file></xliff>', 'not-xml'],
  ['not a file of this kind', 'not-xml'],
  ['', 'not-xml'],
  ['<xliff version="1.2">&other;</xliff>', 'entity'],
])('%j is refused as %s', (text, problem) => {
  expect(() => readXliff(bytes(text))).toThrow(expect.objectContaining({ problem }) as XmlError)
})

test.each([
  ['<html/>'],
  ['<xliff version="3.0"/>'],
  ['<xliff version="2.0" srcLang="en" trgLang="de"><file original="a/b"/></xliff>'],
  ['<xliff version="1.2"><file original="a/b" source-language="en" target-language="de"/></xliff>'],
])('%s is not a file of ours', (text) => {
  expect(() => readXliff(bytes(text))).toThrow(NotXliffError)
})
