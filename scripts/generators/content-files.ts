import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { arrangementBlocksQuery } from '#blocks/arrangement-query.ts'
import { arrangementQuery } from '#lib/content/arrangement-query.ts'
import { keyOfReadFields } from '#lib/content/field-tags.ts'
import { readFields } from '#lib/content/read-fields.ts'
import type { NamedFigure } from '#lib/i18n/named-figures.ts'
import { type ContentDocument, identityOf } from '#studio/tools/checklist/sample-identity.ts'
import { contentQueries } from './content-queries.ts'
import { localizedPlaces } from './localized-places.ts'

/** The files that depend on the schema, the queries and the seed, by path. The lists of blocks (block-lists.ts) must exist. */
export async function contentFiles(): Promise<Record<string, string>> {
  const types = await contentTypes()
  return {
    'lib/i18n/localized-places.json': localizedPlaces(),
    'studio/tools/checklist/samples.json': samples(),
    'lib/seo/sample-figures.json': sampleFigures(),
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

/** The invented numbers in the sample content. A public site must not state them as facts (lib/seo/sample-figures.ts). */
function sampleFigures(): string {
  const documents = seedDocuments()
  const settings = documents.find(({ _type }) => _type === 'siteSettings')
  const site = documents.find(({ _type }) => _type === 'siteFigures')
  const numbers = Object.entries(settings?.structuredData ?? {}).filter(
    ([, value]) => typeof value === 'number',
  )
  const figures = (site?.figures ?? []) as NamedFigure[]
  const named = figures.map(({ name, value }) => ({ name, value }))
  return `${JSON.stringify({ structuredData: Object.fromEntries(numbers), siteFigures: named }, null, 2)}\n`
}

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
