// Reads the sample content.

import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { SampleParts } from '#blocks/sample-parts.ts'
import { SAMPLES } from '#blocks/samples.ts'
import { FIGURE_FIELDS } from '#lib/evidence/figure-fields.ts'
import { isSampleFigure, isSampleValue } from '#lib/evidence/samples.ts'
import { en } from '#lib/i18n/en.ts'
import { fr } from '#lib/i18n/fr.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { isLocalizedField, type LocalizedField, valuesIn } from '#lib/i18n/localized-field.ts'
import { namesIn } from '#lib/i18n/named-figures.ts'
import { FORMS } from '#lib/leads/forms/index.ts'
import { isRecord, readSeed, type SeedDocument } from '../seed/read-seed.ts'
import { type FoundNumber, kindOfField, numbersIn } from './number-rules.ts'

/*
 * Every number that the site says, with what it is or what stands behind it: in all documents (titles, descriptions and mails
 * are fields of documents), in blocks, in the words of the interface and of mails, and in forms. A number that nothing explains
 * is a planted figure, or a new kind of number: then number-rules.ts says what it is evidence of.
 */

const seed = readSeed(resolve('studio/seed/production.ndjson'))

interface Found extends FoundNumber {
  at: string
}

/** Names of properties whose values nobody reads: keys, references, addresses, names of inputs. */
const UNREAD =
  /^_|^(?:slug|href|path|url|key|marks|markDefs|listItem|style|target|autoComplete|source|pattern)$/

/** The numbers of a document, or of any other value with texts in both languages. */
function numbersOf(document: SeedDocument): Found[] {
  return [...valuesIn(document, isLocalizedField)].flatMap(({ path, value }) => {
    const names = path.filter((step) => typeof step === 'string')
    if (names.some((name) => UNREAD.test(name))) return []
    const [field, at] = [[document._type, ...names].join('.'), [document._id, ...names].join('.')]
    const said = isLocalizedField(value)
      ? LANGUAGES.flatMap((lang) => paragraphs(value[lang]).map((text) => ({ lang, text })))
      : typeof value === 'string' || typeof value === 'number'
        ? [{ lang: 'en' as const, text: String(value) }]
        : []
    return said.flatMap(({ lang, text }) => {
      if (!/\d/.test(text)) return []
      const kind = figureKind(document, names, value) ?? kindOfField(field)
      const isExplained = kind !== null || typeof value === 'number'
      const found = isExplained ? [{ kind, text }] : numbersIn(text, lang, document._type)
      return found.map((one) => ({ ...one, at }))
    })
  })
}

/** Whether a value is a figure whose evidence is known: the invented one of the sample content, which public sites mark. */
function figureKind(
  { _id, _type, figures }: SeedDocument,
  names: string[],
  value: unknown,
): 'figure with evidence' | null {
  const last = names.at(-1) ?? ''
  const items = Array.isArray(figures) ? figures.filter(isRecord) : []
  const isKnown =
    _type === 'siteFigures'
      ? last === 'value' &&
        items.some((item) => item.value === value && isSampleFigure(String(item.name), value))
      : _type === 'pageFigures'
        ? last === 'value' &&
          items.some((item) => item.value === value && isSampleValue(_id, String(item.key), value))
        : (FIGURE_FIELDS[_type] ?? []).includes(names.join('.')) && isSampleValue(_id, last, value)
  return isKnown ? 'figure with evidence' : null
}

const paragraphs = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.map((block) => (block.children as { text?: string }[]).map(({ text }) => text ?? '').join(''))
      : []

/** The numbers in the words of a dictionary or a form, at any depth. */
function numbersInWords(words: unknown, at: string, lang: Language): Found[] {
  return [...valuesIn(words)].flatMap(({ path, value }) => {
    const names = path.map(String)
    if (typeof value !== 'string' || names.some((name) => UNREAD.test(name))) return []
    const own = LANGUAGES.find((language) => language === names.at(-1)) ?? lang
    // The form of a word for one thing may write the number: `1 quote`.
    if (names.at(-1) === 'one' && /^[^\d]*\b1\b[^\d]*$/.test(value)) return []
    return numbersIn(value, own, 'interface').map((one) => ({ ...one, at: [at, ...names].join('.') }))
  })
}

const PARTS = { picture: { _type: 'picture' } } as unknown as SampleParts

const blocks = Object.entries(SAMPLES).map(([type, sample]) => ({ ...sample(PARTS), _id: type, _type: type }))

const SOURCES: Record<string, () => Found[]> = {
  documents: () => seed.filter(({ _type }) => _type !== 'mailTexts').flatMap(numbersOf),
  'mails (document)': () => seed.filter(({ _type }) => _type === 'mailTexts').flatMap(numbersOf),
  blocks: () => blocks.flatMap(numbersOf),
  'words of the interface and of mails': () => [
    ...numbersInWords(en, 'en', 'en'),
    ...numbersInWords(fr, 'fr', 'fr'),
  ],
  forms: () => numbersInWords(FORMS, 'forms', 'en'),
}

test('every number has its evidence', () => {
  const found = Object.entries(SOURCES).map(([source, read]) => ({ source, numbers: read() }))
  const unexplained = found.flatMap(({ numbers }) => numbers.filter(({ kind }) => kind === null))
  expect(unexplained).toEqual([])
  const kinds = [...new Set(found.flatMap(({ numbers }) => numbers.map(({ kind }) => kind)))]
  const table = kinds
    .map((kind) => ({
      kind,
      counts: found.map(({ numbers }) => numbers.filter((one) => one.kind === kind).length),
    }))
    .toSorted((one, other) => Math.max(...other.counts) - Math.max(...one.counts))
  process.stdout.write(
    [['', ...found.map(({ source }) => source)], ...table.map(({ kind, counts }) => [kind, ...counts])]
      .map((row) => `| ${row.join(' | ')} |\n`)
      .join(''),
  )
  expect(found[0]?.numbers.length).toBeGreaterThan(4000)
  expect(kinds).toContain('figure with evidence')
})

const PLANTED: Record<Language, string[]> = {
  en: [
    'Rated 4.97 by 3,210 customers.',
    '500+ teams are ready.',
    'More than 9,000 jobs done.',
    '97% would recommend us.',
  ],
  fr: [
    'Noté 4,97 par 3 210 clients.',
    'Plus de 500 équipes sont prêtes.',
    'Plus de 9\u00a0000 clients.',
    '97\u00a0% nous recommandent.',
  ],
}

/** Adds a sentence to a localized field, as its own paragraph in formatted text. */
function withSentence(field: LocalizedField, lang: Language, sentence: string): LocalizedField {
  const text = field[lang]
  if (!Array.isArray(text)) return { ...field, [lang]: `${text ?? ''}. ${sentence}` }
  return { ...field, [lang]: [...text, { _type: 'block', children: [{ _type: 'span', text: sentence }] }] }
}

test.each(LANGUAGES)(
  'a planted figure is found in every field of every type of document and block, in %s',
  (lang) => {
    const places = new Map(
      [...seed, ...blocks].flatMap((document) =>
        [...valuesIn(document, isLocalizedField)].flatMap(({ path, value }) => {
          const names = [document._type, ...path.filter((step) => typeof step === 'string')].join('.')
          return isLocalizedField(value) ? [[names, { document, value, names }] as const] : []
        }),
      ),
    )
    const unread = /^(?:review|activityItem)\.|^siteFigures\.figures\.label$/
    const read = [...places.values()].filter(({ names }) => !unread.test(names))
    expect(read.length).toBeGreaterThan(250)
    const missed = read.flatMap(({ document, value, names }) =>
      PLANTED[lang].flatMap((sentence) => {
        const [, ...rest] = names.split('.')
        const planted = nested(rest, withSentence(value, lang, sentence))
        const found = numbersOf({ ...planted, _id: document._id, _type: document._type })
        return found.some(({ kind, text }) => kind === null && /\d/.test(text))
          ? []
          : [`${names}: ${sentence}`]
      }),
    )
    expect(missed).toEqual([])
  },
)

const nested = (names: string[], value: unknown): Record<string, unknown> =>
  names.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Record<string, unknown>

test('a planted figure is found in the words of mails and of the interface, and as a number of a field', () => {
  for (const lang of LANGUAGES) {
    for (const sentence of PLANTED[lang]) {
      const text = `${lang === 'en' ? en.mails.danger : fr.mails.danger} ${sentence}`
      expect(numbersInWords({ mails: { text } }, lang, lang).filter(({ kind }) => kind === null)).not.toEqual(
        [],
      )
    }
  }
  const city = seed.find(({ _type }) => _type === 'city') as SeedDocument
  const settings = seed.find(({ _type }) => _type === 'siteSettings') as SeedDocument
  const page = seed.find(({ _id }) => _id === 'figures-home') as SeedDocument
  const rows = page.figures as { key: string; value: { en: string } }[]
  const changed = rows.map((row) =>
    namesIn(row.value).length > 0 ? row : { ...row, value: { ...row.value, en: '99.9%' } },
  )
  const planted = [
    { ...city, contractorCount: 4321 },
    { ...settings, structuredData: { ratingValue: 4.97 } },
    { ...settings, satisfaction: 97 },
    { ...page, figures: changed },
  ]
  for (const document of planted) {
    expect(numbersOf(document).filter(({ kind }) => kind === null)).not.toEqual([])
  }
})
