// npm run groq:suite -- <suite.ndjson>: runs Sanity's GROQ test suite and prints a table. How to get the suite: docs/testing.md.
import { lakeEngine, plainEngine } from './engines.ts'
import { type Case, faultOf, readSuite } from './suite.ts'

/** Functions of the queries that the site, the Studio and Sanity's client send. All cases with no others have to pass. */
const SENT = new Set([
  ...['boost', 'coalesce', 'count', 'dateTime', 'defined', 'identity', 'lower', 'now', 'order', 'path'],
  ...['references', 'score', 'select', 'array::unique', 'math::avg', 'pt::text', 'string::split'],
  ...['string::startsWith', 'sanity::partOfRelease', 'sanity::versionOf'],
])
/** Words before a bracket that are no function. */
const OPERATORS = new Set(['asc', 'desc', 'in', 'match'])

const [path] = process.argv.slice(2)
if (!path) throw new Error('Say where the suite is: npm run groq:suite -- ../groq-test-suite/suite.ndjson')

interface Row {
  cases: number
  lake: number
  groqJs: number
  /** Cases that have to pass. */
  needed: number
  /** Of these, those that the lake passes. */
  met: number
}
const rows = new Map<string, Row>()
const failed: string[] = []
let withoutData = 0
const lake = lakeEngine()
for (const asked of readSuite(path)) {
  if (!asked.documents) {
    withoutData++
    continue
  }
  const [ofLake, ofGroqJs] = [await faultOf(asked, lake), await faultOf(asked, plainEngine)]
  const row = rows.get(partOf(asked)) ?? { cases: 0, lake: 0, groqJs: 0, needed: 0, met: 0 }
  rows.set(partOf(asked), row)
  row.cases++
  if (!ofLake) row.lake++
  if (!ofGroqJs) row.groqJs++
  if (!isNeeded(asked)) continue
  row.needed++
  if (!ofLake) row.met++
  else failed.push(`${asked.file}: ${asked.query.trim()}\n  ${ofLake.slice(0, 300)}`)
}

const names = [...rows.keys()].sort()
const all = names.flatMap((name) => rows.get(name) ?? [])
const sum = (key: keyof Row) => all.reduce((total, row) => total + row[key], 0)
const total: Row = {
  cases: sum('cases'),
  lake: sum('lake'),
  groqJs: sum('groqJs'),
  needed: sum('needed'),
  met: sum('met'),
}
console.log('| part of the suite | cases | lake | groq-js | cases that must pass | of these, lake |')
console.log('|---|---|---|---|---|---|')
for (const name of names) console.log(lineOf(name, rows.get(name) ?? total))
console.log(lineOf('all', total))
console.log(`\n${withoutData} more cases ask a dataset that the suite does not hold.`)
for (const fault of failed) console.log(`\n${fault}`)
process.exitCode = failed.length > 0 ? 1 : 0

function lineOf(name: string, { cases, lake, groqJs, needed, met }: Row): string {
  return `| ${[name, cases, lake, groqJs, needed, met].join(' | ')} |`
}

/** Each function is a part of its own, the rest are the folders of the suite. */
function partOf({ file, isBeforeSpecification }: Case): string {
  if (isBeforeSpecification) return 'GROQ before its specification (0.1)'
  const [folder = '', ...rest] = file.replace('.yml', '').split('/')
  return folder === 'function' || folder === 'extensions' ? `${folder}: ${rest.join('/')}` : folder
}

function isNeeded({ query, isBeforeSpecification }: Case): boolean {
  return !isBeforeSpecification && functionsOf(query).every((name) => SENT.has(name))
}

function functionsOf(query: string): string[] {
  const code = query.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""').replace(/\/\/.*/g, '')
  return [...code.matchAll(/((?:\w+::)*\w+)\s*\(/g)]
    .map(([, name = '']) => name.replace(/^global::/, ''))
    .filter((name) => !OPERATORS.has(name))
}
