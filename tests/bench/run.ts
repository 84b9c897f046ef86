/*
 * npm run bench: measures, prints, and writes docs/performance.json and the tables of docs/performance.md. Names of
 * benchmarks measure only these, and what was measured of the others before stays. Needs `npm run build:test`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { makeTestData } from '../e2e/test-data.ts'
import { type Figure, tableOf } from './figures.ts'
import { measureGrowth } from './growth.ts'
import { measureHostile } from './hostile.ts'
import { measureLeads } from './leads.ts'
import { measurePages } from './pages.ts'
import { measurePaint } from './paint.ts'
import { measurePublish } from './publish.ts'
import { measureScale } from './scale.ts'
import { measureStudio } from './studio.ts'

const BENCHMARKS: Record<string, () => Promise<Figure[]>> = {
  pages: measurePages,
  publish: measurePublish,
  leads: measureLeads,
  studio: measureStudio,
  hostile: measureHostile,
  growth: measureGrowth,
  paint: measurePaint,
  scale: measureScale,
}

/** Without names. The others take longer, or need a program that is not a package of the site. */
const USUAL = ['pages', 'publish', 'leads', 'studio', 'hostile', 'growth']

interface Measured {
  date: string
  machine: string
  figures: Figure[]
}

const JSON_FILE = 'docs/performance.json'
const PAGE = 'docs/performance.md'

const machine = `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in BENCHMARKS))
if (unknown.length > 0)
  throw new Error(`There is no benchmark ${unknown.join(', ')}: ${Object.keys(BENCHMARKS).join(', ')}.`)

process.once('exit', await makeTestData())
const measured: Record<string, Measured> = JSON.parse(readFileSync(JSON_FILE, 'utf8'))
for (const name of asked.length > 0 ? asked : USUAL) {
  const figures = (await BENCHMARKS[name]?.()) ?? []
  console.log(`\n${name}\n${tableOf(figures)}`)
  measured[name] = { date: new Date().toISOString().slice(0, 10), machine, figures: figures.map(rounded) }
  write()
}

function write(): void {
  writeFileSync(JSON_FILE, `${JSON.stringify(measured, null, 2)}\n`)
  const page = Object.entries(measured).reduce(
    (text, [name, { date, machine, figures }]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\n).*?(<!-- /${name} -->)`, 's'),
        (_, start, end) => `${start}\n${date}, ${machine}\n\n${tableOf(figures)}\n\n${end}`,
      ),
    readFileSync(PAGE, 'utf8'),
  )
  writeFileSync(PAGE, page)
}

/** Four digits are more than a benchmark knows. */
function rounded(figure: Figure): Figure {
  const values = (all: number[]) => all.map((value) => Number(value.toPrecision(4)))
  const { reference } = figure
  return {
    ...figure,
    values: values(figure.values),
    ...(reference && { reference: { ...reference, values: values(reference.values) } }),
  }
}
