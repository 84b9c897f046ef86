import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

/**
 * Kysely on `node:sqlite`. Transactions and queries use the one connection one after another. A transaction takes the write
 * lock at its start: a transaction that reads first could not get the lock later if another process has written meanwhile.
 */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class SqliteDriver implements Driver {
  readonly #database: DatabaseSync
  readonly #connection: SqliteConnection
  #free: Promise<void> = Promise.resolve()
  #release = () => {}

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#connection = new SqliteConnection(database)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#free = promise
    await before
    this.#release = resolve
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    this.#release()
  }

  async beginTransaction(): Promise<void> {
    this.#database.exec('BEGIN IMMEDIATE')
  }

  async commitTransaction(): Promise<void> {
    this.#database.exec('COMMIT')
  }

  async rollbackTransaction(): Promise<void> {
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
  }

  async destroy(): Promise<void> {
    this.#database.close()
  }
}

/** The most prepared statements in the cache. Queries differ in their values, but rarely in their text. */
const MOST_STATEMENTS = 200

interface Prepared {
  statement: StatementSync
  hasRows: boolean
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, Prepared>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { statement, hasRows } = this.#prepare(sql)
    const values = parameters as SQLInputValue[]
    if (hasRows) return { rows: statement.all(...values) as Row[] }
    const { changes } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes) }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('This database does not stream.')
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql)
    if (known) return known
    if (this.#statements.size === MOST_STATEMENTS) this.#statements.clear()
    const statement = this.#database.prepare(sql)
    const prepared = { statement, hasRows: statement.columns().length > 0 }
    this.#statements.set(sql, prepared)
    return prepared
  }
}
