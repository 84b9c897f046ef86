import type { DatabaseSync } from 'node:sqlite'
import { Column } from './column.ts'
import { document, json, type Row, text } from './database.ts'
import { DocumentCache } from './document-cache.ts'
import { deepFreeze } from './freeze.ts'
import { isPublishedId, publishedId, releaseOf } from './ids.ts'
import { unlessDamaged } from './sqlite.ts'
import type { DocumentChange, LakeDocument, LakeLog } from './types.ts'

const MOST_COLUMNS = 32

/** With more damaged documents than this, reads throw: then the whole file counts as damaged. */
const MOST_DAMAGED = 10

/**
 * The stored documents, found by id, type, reference, or the value of an attribute. SQLite stores them. The copies in memory
 * are current only if `apply` is called for every change and if all reads are inside of one transaction. A damaged document is
 * read from its history. Without a history it counts as missing, so that only the page of this document fails.
 */
export class DocumentIndex {
  readonly #statements: ReturnType<typeof prepareStatements>
  readonly #cache = new DocumentCache()
  /** The ids of drafts and versions by published id. They are in memory, because there are few and every query needs them. */
  readonly #versions = new Map<string, Set<string>>()
  /** Columns by type and path. The least recently used column is first. */
  readonly #columns = new Map<string, { type: string; path: string; column: Column }>()

  readonly #damaged = new Set<string>()
  readonly #log: LakeLog | undefined

  constructor(database: DatabaseSync, log?: LakeLog) {
    this.#log = log
    this.#statements = prepareStatements(database)
    for (const row of this.#statements.versions.iterate()) this.#addVersion(text(row, 'id'))
  }

  get(id: string): LakeDocument | undefined {
    const known = this.#cache.get(id)
    if (known) return known
    const found = this.#read(id)
    if (!found) return undefined
    this.#cache.set(id, found.document, found.size)
    return found.document
  }

  /** Ids of all documents, sorted. */
  all(): string[] {
    return this.#statements.all.all().map(id)
  }

  /** Ids of the documents of a type, sorted. */
  ofType(type: string): string[] {
    return this.#statements.byType.all(type).map(id)
  }

  /** Ids of documents that refer to a document. `types` limits their types. With `strongly`, weak references are ignored. */
  referrers(
    target: string,
    { types, strongly = false }: { types?: string[] | null; strongly?: boolean } = {},
  ) {
    const rows = types
      ? types.flatMap((type) => this.#statements.referrersOfType.all(target, type))
      : this.#statements.referrers.all(target)
    return rows.filter(({ weak }) => !(strongly && weak)).map(id)
  }

  /** Ids of the drafts and versions of a published document. */
  versionsOf(publishedId: string): string[] {
    return [...(this.#versions.get(publishedId) ?? [])]
  }

  /** Ids of the versions that belong to a release. */
  versionsIn(release: string): string[] {
    return [...this.#versions.values()].flatMap((ids) => [...ids].filter((id) => releaseOf(id) === release))
  }

  /** Whether there is a draft or a version with this id. */
  hasVersion(id: string): boolean {
    return this.#versions.get(publishedId(id))?.has(id) ?? false
  }

  /**
   * The values of an attribute, such as `slug.current`, in all documents of a type. They are read once; `apply` updates them.
   */
  column(type: string, path: string): Column {
    const key = `${type} ${path}`
    const column = this.#columns.get(key)?.column ?? this.#readColumn(type, path)
    this.#columns.delete(key)
    this.#columns.set(key, { type, path, column })
    const oldest = this.#columns.keys().next()
    if (this.#columns.size > MOST_COLUMNS && !oldest.done) this.#columns.delete(oldest.value)
    return column
  }

  apply(changes: DocumentChange[]): void {
    for (const { id, before, after } of changes) {
      this.#cache.delete(id)
      this.#damaged.delete(id)
      for (const { type, path, column } of this.#columns.values()) {
        if (after?._type === type) column.set(id, valueAt(after, path))
        else if (before?._type === type) column.delete(id)
      }
      if (isPublishedId(id)) continue
      if (after) this.#addVersion(id)
      else this.#removeVersion(id)
    }
  }

  #readColumn(type: string, path: string): Column {
    const column = new Column()
    const jsonPath = `$${path
      .split('.')
      .map((name) => `."${name}"`)
      .join('')}`
    unlessDamaged(
      () => {
        // `all` and not `iterate`: after an error, the next use of `iterate` throws the old error again.
        for (const row of this.#statements.column.all(jsonPath, type)) {
          column.set(id(row), row.value === null ? undefined : deepFreeze(json(row, 'value')))
        }
      },
      () => {
        for (const id of this.ofType(type)) {
          const document = this.get(id)
          if (document) column.set(id, valueAt(document, path))
        }
      },
    )
    return column
  }

  #read(id: string) {
    return unlessDamaged(
      () => parsed(this.#statements.byId.get(id)),
      (error) => {
        this.#noteDamaged(id, error)
        return unlessDamaged(
          () => parsed(this.#statements.newest.get(id)),
          () => undefined,
        )
      },
    )
  }

  #noteDamaged(id: string, error: unknown): void {
    if (!this.#damaged.has(id)) {
      const sentence = 'A document is damaged: it is read from its history, or left out'
      this.#log?.error({ err: error, document: id }, sentence)
    }
    this.#damaged.add(id)
    if (this.#damaged.size > MOST_DAMAGED) throw error
  }

  #addVersion(id: string): void {
    const published = publishedId(id)
    const versions = this.#versions.get(published)
    if (versions) versions.add(id)
    else this.#versions.set(published, new Set([id]))
  }

  #removeVersion(id: string): void {
    const published = publishedId(id)
    const versions = this.#versions.get(published)
    versions?.delete(id)
    if (versions?.size === 0) this.#versions.delete(published)
  }
}

const id = (row: Row) => text(row, 'id')

/** The document of a row and the length of its JSON; undefined when there is no row. */
function parsed(row: Row | undefined): { document: LakeDocument; size: number } | undefined {
  const found = row && document(row, 'body')
  return found ? { document: found, size: text(row, 'body').length } : undefined
}

function valueAt(document: LakeDocument, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
  }, document)
}

function prepareStatements(database: DatabaseSync) {
  return {
    byId: database.prepare('SELECT body FROM documents WHERE id = ?'),
    newest: database.prepare(
      'SELECT after AS body FROM changes WHERE document_id = ? ORDER BY seq DESC LIMIT 1',
    ),
    all: database.prepare('SELECT id FROM documents ORDER BY id'),
    byType: database.prepare("SELECT id FROM documents WHERE body ->> '$._type' = ? ORDER BY id"),
    versions: database.prepare(
      "SELECT id FROM documents WHERE id > 'drafts.' AND id < 'drafts/' OR id > 'versions.' AND id < 'versions/'",
    ),
    referrers: database.prepare('SELECT id, weak FROM document_references WHERE target = ?'),
    referrersOfType: database.prepare(
      'SELECT id, weak FROM document_references WHERE target = ? AND type = ?',
    ),
    column: database.prepare("SELECT id, body -> ? AS value FROM documents WHERE body ->> '$._type' = ?"),
  }
}
