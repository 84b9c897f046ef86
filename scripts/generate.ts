import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { arrangementBlocksQuery, arrangementQuery } from '#lib/content/arrangement-queries.ts'
import { keyOfReadFields } from '#lib/content/field-tags.ts'
import { readFields } from '#lib/content/read-fields.ts'
import { type ContentDocument, identityOf } from '#studio/tools/checklist/sample-identity.ts'
import { fail } from './fail.ts'
import { blockLists } from './generators/block-lists.ts'
import { contentQueries } from './generators/content-queries.ts'
import { localizedPlaces } from './generators/localized-places.ts'
import { outOfDate } from './generators/out-of-date.ts'

/** The samples that the site comes with, for the Studio's checklist to know them by. */
function samples(): string {
  const lines = readFileSync('studio/seed/production.ndjson', 'utf8').split('\n').filter(Boolean)
  const documents: ContentDocument[] = lines.map((line) => JSON.parse(line))
  const identities = documents.flatMap((document) => {
    const identity = identityOf(document)
    return identity === null ? [] : [[document._id, identity]]
  })
  return `${JSON.stringify(Object.fromEntries(identities), null, 2)}\n`
}

const run = promisify(execFile)

/** The types of documents and of what each query answers, as Sanity's TypeGen makes them. */
async function contentTypes(): Promise<string> {
  await run('sanity', ['schema', 'extract', '--force', '--path', '.made/schema.json'], {
    cwd: 'scripts/typegen',
  })
  await run('sanity', ['typegen', 'generate'])
  return readFile('scripts/typegen/.made/sanity.types.ts', 'utf8')
}

/** What the queries read, by the key of their cache tags. */
function allReadFields(queries: string[]): string {
  const known = queries.flatMap((query) => {
    const key = keyOfReadFields(query)
    return key === null ? [] : [[key, readFields(query)] as const]
  })
  const lines = known.map(([key, fields]) => `  "${key}": ${JSON.stringify(fields)}`)
  return `{\n${[...new Set(lines)].toSorted().join(',\n')}\n}\n`
}

function write(texts: Record<string, string>) {
  for (const [file, text] of Object.entries(texts)) writeFileSync(file, text)
}

/* Makes the files that are made from others. With `--check` it writes none, and names those that are out of date. */
const staleLists = outOfDate(blockLists())
const isCheck = process.argv.includes('--check')
// The schema and the queries are made from these.
if (!isCheck) write(staleLists)
const types = await contentTypes()
const stale = outOfDate({
  'lib/i18n/localized-places.json': localizedPlaces(),
  'studio/tools/checklist/samples.json': samples(),
  'lib/content/sanity.types.ts': types,
  'lib/content/read-fields.json': allReadFields([
    ...contentQueries(types),
    arrangementQuery,
    arrangementBlocksQuery,
  ]),
})
const names = Object.keys({ ...staleLists, ...stale })
if (isCheck) {
  if (names.length > 0) {
    fail(`Out of date: ${names.join(', ')}. Run "npm run generate" and commit what it writes.`)
  }
} else {
  write(stale)
  console.log(names.length > 0 ? `Written: ${names.join(', ')}` : 'Every generated file is as it should be.')
}
