import { isReservedSlug } from '#lib/routes/addresses.ts'
import { slugFormProblem } from '#schemas/shared/slug-rule.ts'
import { currentOf, type DocumentPair, slugOf } from '#studio/core/document-pair.ts'
import { inBatches } from '#studio/core/in-batches.ts'
import type { Validate } from '#studio/core/schema-problems.ts'
import type { PlannedDocument } from '#studio/core/write-document.ts'
import { type CellProblem, type Targets, withCell } from './cells.ts'
import { type Column, SLUG, type TableType } from './columns.ts'
import type { CsvLine } from './read-csv.ts'

type Fields = Record<string, unknown>

/** Why a line is refused. */
export type LineProblem =
  | { kind: CellProblem; column: string; cell: string }
  | { kind: 'no-slug' | 'too-many-cells' }
  | { kind: 'slug-form' | 'slug-reserved' | 'slug-taken'; slug: string }
  | { kind: 'slug-twice'; slug: string; lines: number[] }
  | { kind: 'missing'; slug: string; columns: string[] }
  | { kind: 'rule'; column: string; sentence: string }

/** The planned result of a line. */
export interface PlannedLine {
  line: number
  slug: string
  kind: 'new' | 'changed' | 'unchanged' | 'refused'
  problems: LineProblem[]
  /** The document before the import; empty for a new document. */
  before: Fields
  planned: PlannedDocument | null
  /** Columns whose cell is filled in. */
  columns: Column[]
}

/** Why the header is not accepted. */
export type HeaderProblem =
  | { kind: 'empty' | 'no-slug-column' }
  | { kind: 'unknown-columns' | 'column-twice'; columns: string[] }

/** The current content, with which a table is compared. */
export interface Known {
  type: TableType
  columns: Column[]
  pairs: DocumentPair[]
  /** Slugs that documents of other types have. */
  otherSlugs: ReadonlySet<string>
  targets: Targets
  newKey: () => string
}

export type ImportPlan = { problem: HeaderProblem } | { lines: PlannedLine[] }

/** Calculates what a table would change. Nothing is written. */
export function planImport(csv: CsvLine[], known: Known): ImportPlan {
  const [header, ...lines] = csv
  if (!header) return { problem: { kind: 'empty' } }
  const names = header.cells.map((name) => name.toLowerCase())
  const problem = headerProblem(names, known.columns)
  if (problem) return { problem }
  const linesBySlug = Map.groupBy(lines, ({ cells }) => slugIn(cells, names))
  let nextNumber = nextCatalogueNumber(known.pairs)
  return {
    lines: lines.map((line) => {
      const slug = slugIn(line.cells, names)
      const twins = linesBySlug.get(slug)?.map((twin) => twin.line) ?? []
      const planned = planLine(line, slug, names, known)
      if (slug !== '' && twins.length > 1)
        return refused(planned, [{ kind: 'slug-twice', slug, lines: twins }])
      if (planned.kind !== 'new' || !planned.planned) return planned
      return {
        ...planned,
        planned: {
          ...planned.planned,
          after: numbered(planned.planned.after, known.type, () => nextNumber++),
        },
      }
    }),
  }
}

function slugIn(cells: string[], names: string[]): string {
  return cells[names.indexOf(SLUG)] ?? ''
}

function headerProblem(names: string[], columns: Column[]): HeaderProblem | null {
  const known = new Set([SLUG, ...columns.map(({ name }) => name)])
  const unknown = names.filter((name) => !known.has(name))
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  if (!names.includes(SLUG)) return { kind: 'no-slug-column' }
  if (unknown.length > 0) return { kind: 'unknown-columns', columns: unknown }
  return twice.length > 0 ? { kind: 'column-twice', columns: twice } : null
}

function planLine({ line, cells }: CsvLine, slug: string, names: string[], known: Known): PlannedLine {
  const pair = known.pairs.find((candidate) => slugOf(currentOf(candidate)) === slug)
  const start = pair ? currentOf(pair) : null
  const before: Fields = start ?? {}
  const columns = known.columns.filter(({ name }) => (cells[names.indexOf(name)] ?? '') !== '')
  const result = { line, slug, before, columns, planned: null, problems: [] }

  const problems: LineProblem[] = []
  if (cells.length > names.length) problems.push({ kind: 'too-many-cells' })
  const slugProblem = slugProblemOf(slug, start === null, known)
  if (slugProblem) problems.push(slugProblem)
  let after: Fields = start ?? newDocument(known.type, slug)
  for (const column of columns) {
    const cell = cells[names.indexOf(column.name)] ?? ''
    const next = withCell(after, column, cell, known.targets)
    if (typeof next === 'string') problems.push({ kind: next, column: column.name, cell })
    else after = next
  }
  const missing =
    start === null ? NEEDED[known.type].filter((name) => !columns.some((column) => column.name === name)) : []
  if (missing.length > 0) problems.push({ kind: 'missing', slug, columns: missing })
  if (problems.length > 0) return refused({ ...result, kind: 'refused' }, problems)
  if (JSON.stringify(after) === JSON.stringify(before)) return { ...result, kind: 'unchanged' }
  const target = pair ?? newPair(known, slug)
  return { ...result, kind: pair ? 'changed' : 'new', planned: { pair: target, after } }
}

function refused(line: PlannedLine, problems: LineProblem[]): PlannedLine {
  return { ...line, kind: 'refused', planned: null, problems: [...line.problems, ...problems] }
}

/** Checks the new values with the schema's rules, and refuses lines that break one. */
export function checkRules(
  lines: PlannedLine[],
  validate: Validate,
  onProgress: (done: number, total: number) => void,
): Promise<PlannedLine[]> {
  return inBatches(lines, (line) => checkLine(line, validate), onProgress)
}

async function checkLine(line: PlannedLine, validate: Validate): Promise<PlannedLine> {
  if (line.planned === null) return line
  const { pair, after } = line.planned
  const paths = line.columns.map(({ field }) => field.path)
  const problems = await validate({ ...after, _id: pair.id }, paths)
  if (problems.length === 0) return line
  return refused(
    line,
    problems.map(({ path, sentence }) => ({ kind: 'rule', column: columnAt(line, path), sentence })),
  )
}

function columnAt({ columns }: PlannedLine, path: readonly string[]): string {
  return columns.find(({ field }) => field.path === path)?.name ?? path.join('.')
}

/** Columns that must be filled in for a new document. */
export const NEEDED: Record<TableType, string[]> = {
  city: ['name_en', 'province'],
  service: ['name_en', 'category', 'price_range'],
}

function slugProblemOf(slug: string, isNew: boolean, { otherSlugs }: Known): LineProblem | null {
  if (slug === '') return { kind: 'no-slug' }
  if (!isNew) return null
  if (slugFormProblem(slug) !== null) return { kind: 'slug-form', slug }
  if (isReservedSlug(slug)) return { kind: 'slug-reserved', slug }
  return otherSlugs.has(slug) ? { kind: 'slug-taken', slug } : null
}

/** Initial values of new documents, as in the Studio. */
const INITIAL: Record<TableType, Fields> = {
  city: { order: 100 },
  service: { licenseRequired: false, permitRequired: false, urgent: false },
}

function newDocument(type: TableType, slug: string): Fields {
  return { _type: type, slug: { _type: 'slug', current: slug }, ...INITIAL[type] }
}

function newPair({ type, pairs, newKey }: Known, slug: string): DocumentPair {
  const id = `${type}-${slug}`
  const isFree = !pairs.some((pair) => pair.id === id)
  return { id: isFree ? id : `${id}-${newKey()}`, type, published: null, draft: null }
}

function nextCatalogueNumber(pairs: DocumentPair[]): number {
  const numbers = pairs
    .flatMap((pair) => [pair.draft, pair.published])
    .map((document) => Number(document?.catalogueNumber))
  return Math.max(0, ...numbers.filter(Number.isFinite)) + 1
}

function numbered(document: Fields, type: TableType, next: () => number): Fields {
  return type === 'service' && document.catalogueNumber === undefined
    ? { ...document, catalogueNumber: next() }
    : document
}
