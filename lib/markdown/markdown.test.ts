import { expect, test } from 'vitest'
import type { Blocks } from '#lib/content/blocks.ts'
import { facts, heading, joined, link, list, plain, section } from './markdown.ts'
import { richText } from './rich-text.ts'

test.each([
  ['5 * 3 [not a link](x) <b> _this_ `code`', '5 \\* 3 \\[not a link\\](x) \\<b\\> \\_this\\_ \\`code\\`'],
  ['# no heading', '\\# no heading'],
  ['1. no list', '1\\. no list'],
  ['- no list\n+ neither', '\\- no list\n\\+ neither'],
  ['$100-$300, 4.8 of 5', '$100-$300, 4.8 of 5'],
  ['100–300 $', '100–300 $'],
  ['one\n\n  two', 'one\ntwo'],
  [null, ''],
])('%s means nothing in Markdown', (text, markdown) => {
  expect(plain(text)).toBe(markdown)
})

test('what is empty is left out', () => {
  expect(heading(2, null)).toBe('')
  expect(section(2, { title: 'Questions', text: 'Ours' }, '', null)).toBe('')
  expect(section(2, { title: 'Questions' }, 'One')).toBe('## Questions\n\nOne')
  expect(
    facts(
      [
        ['Time', '2 hours'],
        ['Rating', null],
      ],
      'en',
    ),
  ).toBe('- **Time:** 2 hours')
  expect(facts([['Durée', '2 heures']], 'fr')).toBe('- **Durée\u00A0:** 2 heures')
  expect(joined('a', false, ['b', ''], null)).toBe('a\n\nb')
})

test('an item of a list may have paragraphs', () => {
  expect(list(['one\n\nmore', null, 'two'], true)).toBe('1. one\n\n   more\n2. two')
})

test('links have full addresses in the language; what leads nowhere is a text', () => {
  expect(link('TV', '/tv-mounting', 'en')).toBe('[TV](<http://localhost:3000/tv-mounting>)')
  expect(link('Télé', '/tv-mounting', 'fr')).toBe('[Télé](<http://localhost:3000/tv-mounting?lang=fr>)')
  expect(link('Code', 'https://example.ca/a', 'fr')).toBe('[Code](<https://example.ca/a>)')
  expect(link('Script', 'javascript:alert(1)', 'en')).toBe('Script')
})

test('formatted text: headings, lists, emphasis and links', () => {
  const block = (style: string, ...children: [string, string[]?][]) => ({
    _type: 'block',
    _key: style,
    style,
    markDefs: [{ _key: 'l', _type: 'link', href: '/pricing' }],
    children: children.map(([text, marks], index) => ({ _type: 'span', _key: `s${index}`, text, marks })),
  })
  const blocks = [
    block('h2', ['Before']),
    block('normal', ['Call '], ['first ', ['strong']], ['and read ', []], ['prices', ['l']], ['.']),
    { ...block('normal', ['One']), listItem: 'number' },
    { ...block('normal', ['Two']), listItem: 'number' },
    { ...block('normal', ['Dot']), listItem: 'bullet' },
    block('h3', ['After']),
  ] as unknown as Blocks
  expect(richText(blocks, 'en')).toBe(
    [
      '## Before',
      'Call **first** and read [prices](<http://localhost:3000/pricing>).',
      '1. One\n2. Two',
      '- Dot',
      '### After',
    ].join('\n\n'),
  )
})
