// Reads the sample content.

import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { knownFigures, type StoredEvidence, type StoredFigures } from '#lib/evidence/known-figures.ts'
import { isMarked, withoutSamples } from '#lib/evidence/notes.ts'
import { showFigures } from '#lib/evidence/show-figures.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { isLocalizedField, valuesIn } from '#lib/i18n/localized-field.ts'
import { figureTexts, type NamedFigure } from '#lib/i18n/named-figures.ts'
import { isRecord, readSeed } from '../seed/read-seed.ts'
import { INVENTED, OTHER } from './invented.ts'

/* An untouched installation: what its texts say at a public address, with and without their page, and at any other address. */

const seed = readSeed(resolve('studio/seed/production.ndjson'))
const site = seed.find(({ _id }) => _id === 'siteFigures') as unknown as StoredFigures
const NO_EVIDENCE: StoredEvidence = { documents: [], pages: [] }
const facts = { site, counts: null, today: '2026-11-30' }
const onPage = showFigures(seed, knownFigures({ ...facts, evidence: NO_EVIDENCE }))
const elsewhere = showFigures(seed, knownFigures({ ...facts, evidence: null }))

interface Said {
  at: string
  lang: Language
  text: string
}

/** Every text of documents in both languages, formatted text by paragraphs. */
function textsOf(documents: readonly Record<string, unknown>[]): Said[] {
  return documents.flatMap((document) =>
    [...valuesIn(document, isLocalizedField)].flatMap(({ path, value }) =>
      isLocalizedField(value)
        ? LANGUAGES.flatMap((lang) =>
            paragraphs(value[lang]).map((text) => ({
              at: `${document._id} ${JSON.stringify(path)}`,
              lang,
              text,
            })),
          )
        : [],
    ),
  )
}

const paragraphs = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.map((block) => (block.children as { text?: string }[]).map(({ text }) => text ?? '').join(''))
      : []

/** Rows have their note behind the label, reviews say of themselves that they are samples, a question is no claim. */
const saysElsewhere = ({ at, text }: Said): boolean =>
  /^figures-.*"value"|^review-|^faq-.*"question"/.test(at) || text.endsWith('?') || OTHER.test(text)

test('every text with an invented figure or claim says so on its page', () => {
  const said = textsOf(onPage)
  const invented = said.filter((one) => INVENTED[one.lang].test(one.text) && !saysElsewhere(one))
  expect(invented.length).toBeGreaterThan(150)
  expect(invented.filter(({ text }) => !isMarked(text))).toEqual([])
})

test('without its page no text says one, and what is left still reads', () => {
  const told = textsOf(withoutSamples(onPage))
  expect(told.length).toBeGreaterThan(10_000)
  expect(told.filter((one) => INVENTED[one.lang].test(one.text) && !saysElsewhere(one))).toEqual([])
  expect(told.filter(({ text }) => isMarked(text))).toEqual([])
  const unchanged = new Set(textsOf(onPage).map(({ text }) => text))
  const broken = told.filter(({ text }) => !unchanged.has(text) && /^[a-zà-ÿ,;]|[,;:]$| {2}/u.test(text))
  expect(broken).toEqual([])
})

test('every figure of a page says that it is invented', () => {
  const rows = onPage
    .filter(({ _type }) => _type === 'pageFigures')
    .flatMap(({ figures }) => figures as Row[])
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter(({ label }) => !isMarked(label.en) || !isMarked(label.fr))).toEqual([])
  const values = elsewhere
    .filter(({ _type }) => _type === 'pageFigures')
    .flatMap(({ figures }) => figures as Row[])
  expect(rows.map(({ value }) => value)).toEqual(values.map(({ value }) => value))
})

interface Row {
  value: { en: string; fr: string }
  label: { en: string; fr: string }
}

test('no invented rating or number of contractors is left in a field', () => {
  const numbers = onPage.flatMap((document) =>
    [
      'rating',
      'reviewCount',
      'completedJobs',
      'contractorCount',
      'contractorRating',
      'averageRating',
      'totalReviews',
      'ratingValue',
    ]
      .flatMap((name) =>
        [...valuesIn(document)].filter(({ path, value }) => path.at(-1) === name && value !== null),
      )
      .map(({ path }) => [document._type, path.join('.')].join(' ')),
  )
  expect([...new Set(numbers)].toSorted()).toEqual(['activityItem rating', 'review rating'])
})

test('any other site says every text of the specification as before', () => {
  const figures = site.figures as NamedFigure[]
  const filled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(filled)
    if (!isRecord(value)) return value
    if (!isLocalizedField(value))
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner)]))
    const texts = LANGUAGES.map((lang) => [lang, fillPlaceholders(value[lang], figureTexts(figures, lang))])
    return { ...value, ...Object.fromEntries(texts) }
  }
  expect(JSON.stringify(elsewhere)).toBe(JSON.stringify(filled(seed)))
})
