import { expect, test } from 'vitest'
import type { Blocks } from '#lib/content/blocks.ts'
import { readPdf } from '../../tests/pdf-text.ts'
import { makePdf, type TextDocument } from './text-document.ts'

function block(style: 'normal' | 'h2', text: string, listItem?: 'bullet' | 'number'): Blocks[number] {
  return {
    _type: 'block',
    _key: text,
    style,
    markDefs: [],
    children: [{ _type: 'span', _key: `${text}-1`, text, marks: [] }],
    ...(listItem && { listItem, level: 1 }),
  }
}

const CONTENT: TextDocument = {
  lang: 'fr',
  title: 'Modalités de la garantie',
  publisher: 'Montage',
  lead: 'Ce que nous promettons, « par écrit ».',
  notes: ['Publié le 1er mars 2026'],
  blocks: [
    block('h2', 'Durée'),
    block('normal', 'Œuvres, façades et chauffe-eau : jusqu’à 2\u00a0000\u00a0$.'),
    block('normal', 'un an', 'number'),
    block('normal', 'deux ans', 'number'),
    block('normal', 'six mois', 'bullet'),
    {
      ...block('normal', ''),
      markDefs: [{ _type: 'link', _key: 'l', href: '/contact' }],
      children: [
        { _type: 'span', _key: 'a', text: 'Voyez la ', marks: [] },
        { _type: 'span', _key: 'b', text: 'page de contact', marks: ['l'] },
        { _type: 'span', _key: 'c', text: ', ', marks: [] },
        { _type: 'span', _key: 'd', text: 'aujourd’hui', marks: ['strong'] },
      ],
    },
  ],
  date: new Date('2026-03-01T12:00:00Z'),
  pageLabel: (page, pages) => `Page ${page} de ${pages}`,
  toAddress: (href) => `https://montage.example${href}?lang=fr`,
}

test('a PDF says what the document says, in its language and tagged', async () => {
  const file = await makePdf(CONTENT)
  const facts = readPdf(file)
  expect(facts).toMatchObject({
    version: '%PDF-1.7',
    pages: 1,
    title: 'Modalités de la garantie',
    lang: 'fr-CA',
    isTagged: true,
  })
  const lines = facts.text.split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'Modalités de la garantie',
      'Ce que nous promettons, « par écrit ».',
      'Œuvres, façades et chauffe-eau : jusqu’à 2\u00a0000\u00a0$.',
      '1.',
      'un an',
      '2.',
      'deux ans',
      '•',
      'six mois',
      'Page 1 de 1',
    ]),
  )
  expect(facts.text.replace(/\n/g, '')).toContain('Voyez la page de contact, aujourd’hui')
  const source = Buffer.from(file).toString('latin1')
  expect(source).toContain('(https://montage.example/contact?lang=fr)')
})

test('a long document has its number on every page, and no letter is missing', async () => {
  const blocks = Array.from({ length: 120 }, (_, index) =>
    block(index % 12 ? 'normal' : 'h2', `Article ${index}`),
  )
  const facts = readPdf(await makePdf({ ...CONTENT, blocks }))
  expect(facts.pages).toBeGreaterThan(2)
  for (let page = 1; page <= facts.pages; page++)
    expect(facts.text).toContain(`Page ${page} de ${facts.pages}`)
  for (let index = 0; index < 120; index++) expect(facts.text).toContain(`Article ${index}\n`)
  expect(facts.text).not.toContain('\ufffd')
})

test('the same content gives the same text again', async () => {
  expect(readPdf(await makePdf(CONTENT))).toEqual(readPdf(await makePdf(CONTENT)))
})
