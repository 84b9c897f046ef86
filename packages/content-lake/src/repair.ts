import { DatabaseSync } from 'node:sqlite'
import { damageOf, type Fault } from './check.ts'
import { isWhole } from './checksums.ts'
import { integer, type Row, text } from './database.ts'
import { inTransaction, isDamaged, unlessDamaged } from './sqlite.ts'

/** What happened to a damaged document. */
export interface Mended {
  id: string
  /** `newest`: restored completely. `older`: restored to an older state. `gone`: no undamaged state exists. */
  as: 'newest' | 'older' | 'gone'
}

/**
 * Rebuilds a SQLite file from the undamaged parts of another file, which no process may use meanwhile: tables row by row,
 * indexes from the tables, and documents from their history. Returns what happened to damaged documents, or the faults that
 * cannot be repaired.
 */
export function rebuild(file: string, rebuilt: string): { mended: Mended[] } | { faults: Fault[] } {
  const { documents, faults } = damageOf(file)
  const target = new DatabaseSync(rebuilt)
  try {
    target.exec('PRAGMA foreign_keys = OFF')
    target.prepare('ATTACH ? AS damaged').run(file)
    const mended = inTransaction(target, () => copyAll(target, documents))
    target.exec('DETACH damaged')
    const left = damageOf(rebuilt).faults
    return left.length > 0 ? { faults: left } : { mended }
  } catch (error) {
    if (isDamaged(error)) return { faults }
    throw error
  } finally {
    target.close()
  }
}

/** Tables of a lake that are rebuilt from its history. */
const MADE_FROM_OTHERS = ['documents', 'document_references']

function copyAll(target: DatabaseSync, damaged: Set<string>): Mended[] {
  const schema = target
    .prepare(
      "SELECT type, name, sql FROM damaged.sqlite_schema WHERE sql IS NOT NULL AND name <> 'sqlite_sequence'",
    )
    .all()
  const ofType = (...types: string[]) => schema.filter(({ type }) => types.includes(String(type)))
  const tables = ofType('table')
  for (const { sql } of tables) target.exec(String(sql))
  const isLake = tables.some(({ name }) => name === 'documents')
  for (const { name } of tables) {
    if (isLake && MADE_FROM_OTHERS.includes(String(name))) continue
    // With `WHERE true` SQLite inserts row by row. Otherwise it would copy the table's indexes, which may be damaged.
    target.exec(`INSERT INTO main."${name}" SELECT * FROM damaged."${name}" NOT INDEXED WHERE true`)
  }
  if (target.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sqlite_sequence'").get()) {
    target.exec(
      'DELETE FROM sqlite_sequence; INSERT INTO sqlite_sequence SELECT * FROM damaged.sqlite_sequence',
    )
  }
  if (isLake) target.exec("UPDATE main.transactions SET mutations = '[]' WHERE NOT json_valid(mutations)")
  const mended = isLake ? [...damaged].map((id) => mendHistory(target, id)) : []
  // The triggers store the references of the documents that are inserted next.
  for (const { sql } of ofType('index', 'trigger')) target.exec(String(sql))
  if (isLake) fillDocuments(target)
  return mended
}

/**
 * Repairs the revisions of a document. Each state is stored twice: as `after` of a change, and as `before` of the next change
 * or as the document.
 */
function mendHistory(target: DatabaseSync, id: string): Mended {
  const rows = target.prepare('SELECT * FROM main.changes WHERE document_id = ? ORDER BY seq').all(id)
  const read = target.prepare('SELECT body FROM damaged.documents WHERE id = ?')
  const body = unlessDamaged(
    () => read.get(id)?.body,
    () => null,
  )
  const put = target.prepare(
    'UPDATE main.changes SET before = ?, after = ?, sha256 = ? WHERE seq = ? AND document_id = ?',
  )
  let former: string | null = null
  let as: Mended['as'] = 'newest'
  for (const [index, row] of rows.entries()) {
    const found = wholeOf(row, rows[index + 1]?.before ?? (index === rows.length - 1 ? body : null))
    as = row.after === null || found !== null ? 'newest' : former === null ? 'gone' : 'older'
    const after: string | null = row.after === null ? null : (found ?? former)
    // A text that replaces a damaged text gets no checksum here: `check.ts` adds it.
    put.run(former, after, found === null ? null : (row.sha256 ?? null), integer(row, 'seq'), id)
    former = after
  }
  return { id, as: rows.length === 0 ? 'gone' : as }
}

/** The undamaged state of a document after a change: from the change, or from the second copy. Null when both are damaged. */
function wholeOf({ after, sha256 }: Row, copy: unknown): string | null {
  const checksum = sha256 instanceof Uint8Array ? sha256 : null
  return [after, copy].find((one): one is string => typeof one === 'string' && isWhole(one, checksum)) ?? null
}

/** Fills the table of documents with the results of their last changes. Documents without a history are copied. */
function fillDocuments(target: DatabaseSync): void {
  const put = target.prepare('INSERT INTO main.documents (id, body) VALUES (?, ?)')
  const newest = target.prepare(
    `SELECT document_id AS id, after FROM main.changes AS newest
     WHERE after IS NOT NULL AND seq = (SELECT max(seq) FROM main.changes WHERE document_id = newest.document_id)`,
  )
  for (const row of newest.iterate()) put.run(text(row, 'id'), text(row, 'after'))
  const others = target.prepare(
    'SELECT id, body FROM damaged.documents NOT INDEXED WHERE id NOT IN (SELECT document_id FROM main.changes)',
  )
  unlessDamaged(
    () => {
      for (const row of others.iterate()) {
        if (isWhole(text(row, 'body'), null)) put.run(text(row, 'id'), text(row, 'body'))
      }
    },
    // Documents after a damaged page are lost.
    () => {},
  )
}
