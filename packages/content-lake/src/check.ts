import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { isWhole, sha256 } from './checksums.ts'
import { integer, type Row, referencesDiffer, text } from './database.ts'
import {
  inTransaction,
  isDamaged,
  isMalformedValue,
  UnreadableDatabaseError,
  unlessDamaged,
} from './sqlite.ts'

/** A damaged part of a database. */
export interface Fault {
  /** The damaged part, such as `the document city-toronto`. It is printed after the name of the file. */
  place: string
  /** Whether this part can be rebuilt from undamaged parts. */
  canMend: boolean
}

/** The damaged parts of a lake. */
export interface Damage {
  /** Ids of documents that are damaged or have a damaged revision in their history. */
  documents: Set<string>
  faults: Fault[]
}

const PATIENCE_MS = 10_000
/** The most messages of one SQLite check that are reported as faults. */
const MOST_MESSAGES = 20

/**
 * Finds the damaged parts of a SQLite file: its structure and its indexes, and in a lake every document and revision by its
 * checksum. Other processes may write meanwhile. Revisions from earlier releases have no checksum, so this adds one to them.
 */
export function damageOf(file: string): Damage {
  const database = new DatabaseSync(file, { timeout: PATIENCE_MS })
  try {
    return unlessDamaged(
      () => damageIn(database),
      (error) => ({ documents: new Set(), faults: [fileFault(error)] }),
    )
  } finally {
    database.close()
  }
}

/**
 * Reads the first page of each large table of a lake from the disk, with a new connection. A connection that is open longer may
 * have these pages in memory, and would not notice damage on the disk.
 * @throws UnreadableDatabaseError
 */
export function readRoots(file: string): void {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true })
    for (const table of ['documents', 'changes', 'transactions']) {
      database.prepare(`SELECT 1 FROM ${table} NOT INDEXED LIMIT 1`).get()
    }
  } catch (error) {
    throw isDamaged(error) ? new UnreadableDatabaseError(file, error) : error
  } finally {
    database?.close()
  }
}

function damageIn(database: DatabaseSync): Damage {
  const found = structure(database)
  if (found.length === 0) found.push(...indexes(database))
  const columns = database
    .prepare("SELECT name FROM pragma_table_info('changes')")
    .all()
    .map(({ name }) => name)
  const isLake = columns.includes('document_id')
  const hasChecksums = columns.includes('sha256')
  const nothing = { documents: new Set<string>(), faults: [], unmarked: [] }
  const { documents, faults, unmarked } = isLake
    ? unlessDamaged(
        () => inTransaction(database, () => contentDamage(database, hasChecksums), 'DEFERRED'),
        (error) => {
          if (found.length === 0) found.push(fileFault(error))
          return nothing
        },
      )
    : nothing
  found.push(...faults)
  if (found.length === 0 && hasChecksums) mark(database, unmarked)
  return { documents, faults: found }
}

const fileFault = (error: unknown): Fault => ({
  place: `the file itself (${error instanceof Error ? error.message : error})`,
  canMend: false,
})

/** Runs SQLite's check of the file's pages. Adds to each message the name of the damaged table or index. */
function structure(database: DatabaseSync): Fault[] {
  return messagesOf(database, 'quick_check').map((message) => {
    const owner = ownerOf(database, message)
    if (!owner) return { place: message, canMend: true }
    const { type, name, tbl_name: table } = owner
    const isMadeAgain = type === 'index' || table === 'documents' || table === 'document_references'
    return { place: `the ${type} ${name} (${message})`, canMend: isMadeAgain }
  })
}

/** Compares each index with its table. Call it only if `structure` found no damage, because it reads the tables. */
function indexes(database: DatabaseSync): Fault[] {
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
  return tables.flatMap((row) => {
    const table = text(row, 'name')
    return unlessDamaged(
      () => messagesOf(database, `integrity_check("${table}")`).map((place) => ({ place, canMend: true })),
      // SQLite parses documents to check the index on `_type`, so the check fails at broken JSON. `contentDamage` reports it.
      (error) =>
        isMalformedValue(error) ? [] : [{ place: `an index of the table ${table}`, canMend: true }],
    )
  })
}

function messagesOf(database: DatabaseSync, check: string): string[] {
  const rows = database.prepare(`PRAGMA ${check}`).all()
  const messages = rows.flatMap((row) => String(Object.values(row)[0]).split('\n'))
  return messages.filter((message) => message !== 'ok' && !message.startsWith('***')).slice(0, MOST_MESSAGES)
}

/** The schema row of the table or index in a message of SQLite; undefined when the message names no tree and no page. */
function ownerOf(database: DatabaseSync, message: string): Row | undefined {
  const [, tree] = /^Tree (\d+) /.exec(message) ?? []
  if (tree) return database.prepare('SELECT * FROM sqlite_schema WHERE rootpage = ?').get(Number(tree))
  const [, page] = /\bpage (\d+)/.exec(message) ?? []
  if (page === undefined) return undefined
  const owner = database.prepare(
    'SELECT * FROM sqlite_schema WHERE name = (SELECT name FROM dbstat WHERE pageno = ?)',
  )
  return unlessDamaged(
    () => owner.get(Number(page)),
    () => undefined,
  )
}

type Checksum = Uint8Array | null
type Revision = [seq: number, id: string]

/**
 * Reads every revision and document once. Each JSON is stored twice, so that `repair.ts` can replace a damaged copy: as `after`
 * of a change, and as `before` of the next change or in the table of documents.
 */
function contentDamage(database: DatabaseSync, hasChecksums: boolean) {
  const documents = new Set<string>()
  const faults: Fault[] = []
  const unmarked: Revision[] = []
  const newest = new Map<string, Checksum>()
  const report = (id: string, place: string, canMend: boolean) => {
    documents.add(id)
    faults.push({ place, canMend })
  }
  const changes = database.prepare(
    `SELECT seq, document_id, before, after, ${hasChecksums ? 'sha256' : 'NULL AS sha256'} FROM changes NOT INDEXED ORDER BY rowid`,
  )
  for (const row of changes.iterate()) {
    const [seq, id] = [integer(row, 'seq'), text(row, 'document_id')]
    const former = newest.get(id) ?? null
    if (row.before !== null && !isWhole(text(row, 'before'), former)) {
      report(id, `the document ${id}, as it was before transaction ${seq}, in its history`, true)
    }
    if (row.after === null) {
      newest.delete(id)
      continue
    }
    const after = text(row, 'after')
    const checksum = checksumOf(row.sha256)
    if (!isWhole(after, checksum)) {
      report(id, `the document ${id}, as of transaction ${seq}, in its history`, true)
    } else if (checksum === null) unmarked.push([seq, id])
    newest.set(id, checksum ?? (isWhole(after, null) ? sha256(after) : null))
  }
  for (const row of database.prepare('SELECT seq FROM transactions WHERE NOT json_valid(mutations)').all()) {
    faults.push({ place: `what was sent as transaction ${row.seq}`, canMend: true })
  }
  const check = (id: string, body: string | null) => {
    const isRight = body !== null && isWhole(body, newest.get(id) ?? null)
    if (!isRight) report(id, `the document ${id}`, newest.has(id))
  }
  const seen = new Set<string>()
  const others = new Set(newest.keys())
  unlessDamaged(
    () => {
      for (const row of database.prepare('SELECT id, body FROM documents NOT INDEXED').iterate()) {
        const id = text(row, 'id')
        check(id, text(row, 'body'))
        seen.add(id)
      }
    },
    () => {
      for (const id of idsIn(database)) others.add(id)
    },
  )
  // The loop did not reach these documents: they are missing, or are on or after a damaged page.
  const read = database.prepare('SELECT body FROM documents WHERE id = ?')
  const bodyOf = (id: string) => {
    const row = read.get(id)
    return row ? text(row, 'body') : null
  }
  for (const id of others.difference(seen)) {
    const body = unlessDamaged(
      () => bodyOf(id),
      () => null,
    )
    check(id, body)
  }
  if (documents.size === 0 && referencesDiffer(database)) {
    faults.push({ place: 'the table of what documents refer to', canMend: true })
  }
  return { documents, faults, unmarked }
}

const checksumOf = (value: SQLOutputValue | undefined): Checksum =>
  value instanceof Uint8Array ? value : null

/** The ids in the table of documents; empty when the table cannot be read. Then only documents in the history are checked. */
function idsIn(database: DatabaseSync): string[] {
  const read = database.prepare('SELECT id FROM documents')
  return unlessDamaged(
    () => read.all().map((row) => text(row, 'id')),
    () => [],
  )
}

/**
 * Adds checksums to revisions of earlier releases. It adds 500 in each transaction, so that other processes can write in
 * between. It reads each revision again, because an erasure may have changed it.
 */
function mark(database: DatabaseSync, unmarked: Revision[]): void {
  const read = database.prepare(
    'SELECT after FROM changes WHERE seq = ? AND document_id = ? AND sha256 IS NULL',
  )
  const put = database.prepare('UPDATE changes SET sha256 = ? WHERE seq = ? AND document_id = ?')
  const AT_ONCE = 500
  for (let from = 0; from < unmarked.length; from += AT_ONCE) {
    inTransaction(database, () => {
      for (const revision of unmarked.slice(from, from + AT_ONCE)) {
        const row = read.get(...revision)
        if (row) put.run(sha256(text(row, 'after')), ...revision)
      }
    })
  }
}
