import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { arrangementBlocksQuery } from '#blocks/arrangement-query.ts'
import { arrangementQuery } from '#lib/content/arrangement-query.ts'
import { keyOfReadFields } from '#lib/content/field-tags.ts'
import { readFields } from '#lib/content/read-fields.ts'
import { FIGURE_FIELDS } from '#lib/evidence/figure-fields.ts'
import type { Bilingual } from '#lib/i18n/languages.ts'
import { type NamedFigure, namesIn } from '#lib/i18n/named-figures.ts'
import { isObject } from '#studio/core/is-object.ts'
import { type ContentDocument, identityOf } from '#studio/tools/checklist/sample-identity.ts'
import { contentQueries } from './content-queries.ts'
import { localizedPlaces } from './localized-places.ts'

/** The files that depend on the schema, the queries and the seed, by path. The lists of blocks (block-lists.ts) must exist. */
export async function contentFiles(): Promise<Record<string, string>> {
  const types = await contentTypes()
  return {
    'lib/i18n/localized-places.json': localizedPlaces(),
    'studio/tools/checklist/samples.json': samples(),
    'lib/evidence/samples.json': sampleFigures(),
    'lib/content/sanity.types.ts': types,
    'lib/shapes/schema.json': await schema(),
    'lib/content/read-fields.json': allReadFields([
      ...contentQueries(types),
      arrangementQuery,
      arrangementBlocksQuery,
    ]),
  }
}

/** The identities (such as a reviewer's name) of the sample documents. The Studio's checklist recognizes samples by them. */
function samples(): string {
  const identities = seedDocuments().flatMap((document) => {
    const identity = identityOf(document)
    return identity === null ? [] : [[document._id, identity]]
  })
  return `${JSON.stringify(Object.fromEntries(identities), null, 2)}\n`
}

/** The invented figures of the sample content. A public site must not state them as facts (lib/evidence). */
function sampleFigures(): string {
  const documents = seedDocuments()
  const site = documents.find(({ _type }) => _type === 'siteFigures')
  const named = ((site?.figures ?? []) as NamedFigure[]).map(({ name, value }) => [name, value])
  const others = documents.flatMap((document) => {
    const figures = document._type === 'pageFigures' ? figuresOfPage(document) : figuresIn(document)
    return figures.length > 0 ? [[document._id, Object.fromEntries(figures)]] : []
  })
  const rated = documents.flatMap((document) => {
    const rates = averageRatesIn(document)
    return rates.length > 0 ? [[document._id, Object.fromEntries(rates)]] : []
  })
  const samples = {
    siteFigures: Object.fromEntries(named),
    averageRates: Object.fromEntries(rated),
    documents: Object.fromEntries(others),
  }
  return `${JSON.stringify(samples, null, 2)}\n`
}

/** The figures in the fields of a document, by the last part of their paths. */
function figuresIn(document: ContentDocument): [name: string, value: unknown][] {
  return (FIGURE_FIELDS[document._type] ?? []).flatMap((path) => {
    const parts = path.split('.')
    const value = parts.reduce<unknown>((part, name) => (isObject(part) ? part[name] : undefined), document)
    return value === undefined ? [] : [[String(parts.at(-1)), inBothLanguages(value)] as [string, unknown]]
  })
}

/** The average rates of a city, by the ids of their services. */
function averageRatesIn({ localPricing }: ContentDocument): [service: string, range: string][] {
  const { averageRates = [] } = (localPricing ?? {}) as {
    averageRates?: { service: { _ref: string }; range: string }[]
  }
  return averageRates.map(({ service, range }) => [service._ref, range])
}

/** The figures of a page by their keys, but for those that name a site figure. */
function figuresOfPage({ figures }: ContentDocument): [key: string, value: unknown][] {
  return ((figures ?? []) as { key: string; value: Bilingual }[])
    .filter(({ value }) => namesIn(value).length === 0)
    .map(({ key, value }) => [key, inBothLanguages(value)])
}

const inBothLanguages = (value: unknown) => (isObject(value) ? { en: value.en, fr: value.fr } : value)

function seedDocuments(): ContentDocument[] {
  const lines = readFileSync('studio/seed/production.ndjson', 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

const run = promisify(execFile)

const MADE = 'scripts/typegen/.made'

/** The types of documents and query results, from Sanity's TypeGen. */
async function contentTypes(): Promise<string> {
  await run('sanity', ['schema', 'extract', '--force', '--path', '.made/schema.json'], {
    cwd: 'scripts/typegen',
  })
  await run('sanity', ['typegen', 'generate'])
  return readFile(`${MADE}/sanity.types.ts`, 'utf8')
}

/** The schema from which TypeGen makes the types, in the format of groq-js, with one type in each line. */
async function schema(): Promise<string> {
  const types: unknown[] = JSON.parse(await readFile(`${MADE}/schema.json`, 'utf8'))
  return `[\n${types.map((type) => JSON.stringify(type)).join(',\n')}\n]\n`
}

/** The fields that the queries read, by the key that cache tags contain (`keyOfReadFields`). */
function allReadFields(queries: string[]): string {
  const known = queries.flatMap((query) => {
    const key = keyOfReadFields(query)
    return key === null ? [] : [[key, readFields(query)] as const]
  })
  const lines = known.map(([key, fields]) => `  "${key}": ${JSON.stringify(fields)}`)
  return `{\n${[...new Set(lines)].toSorted().join(',\n')}\n}\n`
}
