import { type SanityDocument, validateDocument } from 'sanity'
import { expect } from 'vitest'
import { checkDocument } from '#lib/content-rules/check-document.ts'
import type { RuleProblem } from '#lib/content-rules/field-rule.ts'
import { pathText } from '#lib/i18n/at-path.ts'
import type { FieldPath } from '#lib/i18n/localized-field.ts'
import { ANY_IMAGE, clientOver, createSource, withAssets } from '../seed/check-seed.ts'
import { readSeed, type SeedDocument } from '../seed/read-seed.ts'

const SEED = 'studio/seed/production.ndjson'

export const documents = readSeed(SEED).map((document) => withAssets(document) as SeedDocument)
export const client = clientOver([...documents, { _id: ANY_IMAGE, _type: 'sanity.imageAsset' }])
const ids = new Set([...documents.map(({ _id }) => _id), ANY_IMAGE])

const source = createSource(client)

/** Rules of Sanity itself, whose sentences are its own. */
const OWN_SENTENCES =
  /^(Value .*did not match|This value is none of the choices|The document that this refers to|Must be a valid ISO-8601|Write a day such as)/

const line = (level: string, path: string, sentence: string) =>
  `${level} ${path} ${OWN_SENTENCES.test(sentence) ? '…' : sentence}`

async function inStudio(document: SeedDocument): Promise<string[]> {
  const markers = await validateDocument({
    document: document as unknown as SanityDocument,
    workspace: await source,
    getClient: () => client,
    getDocumentExists: async ({ id }) => ids.has(id),
  })
  return markers
    .map(({ level, path, message }) => line(level, pathText(path as FieldPath), message))
    .toSorted()
}

export async function onServer(document: SeedDocument): Promise<string[]> {
  const problems: RuleProblem[] = await checkDocument(
    document,
    (query, params) => client.fetch(query, params),
    'en',
  )
  return problems.map(({ level, path, sentence }) => line(level, pathText(path), sentence)).toSorted()
}

/** One document of each type. */
export const SAMPLES = [...new Map(documents.map((document) => [document._type, document])).values()]

/** The document with each field in turn: left out, of another form, with emptied texts and with an item twice. */
function* broken(document: SeedDocument): Generator<SeedDocument> {
  for (const [name, value] of Object.entries(document)) {
    if (name.startsWith('_')) continue
    const others: unknown[] = [undefined]
    if (typeof value === 'number') others.push(-1.5, 1e9)
    if (typeof value === 'string') others.push('', 'no such value')
    if (Array.isArray(value)) others.push([], [...value, ...value])
    if (typeof value === 'object' && value !== null && 'en' in value) {
      others.push({ ...value, fr: undefined }, { ...value, en: undefined })
      if (typeof value.en === 'string')
        others.push({ ...value, en: '' }, { ...value, en: '{nothing} {cities}' })
    }
    for (const other of others) yield { ...document, [name]: other }
  }
}

/** Expects the same problems in the Studio and on the server, for all changes of some documents. Returns their number. */
export async function expectSameProblems(samples: readonly SeedDocument[]): Promise<number> {
  let problems = 0
  for (const document of samples.flatMap((sample) => [...broken(sample)])) {
    const [expected, found] = await Promise.all([inStudio(document), onServer(document)])
    // Two rules of a field may have one sentence.
    expect([...new Set(found)], document._id).toEqual([...new Set(expected)])
    problems += found.length
  }
  return problems
}
