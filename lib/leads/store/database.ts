import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import type { Env } from '#lib/env.ts'
import { openSqlite } from '#lib/lake/sqlite.ts'
import { leadsLog as log } from '#lib/server/log.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { type Tables, versions } from './tables.ts'

export interface LeadDatabase {
  db: Kysely<Tables>
  /** Several processes may hold locks on single rows; SQLite has one writer at a time. */
  locksRows: boolean
}

export type LeadTransaction = Transaction<Tables>

/** The one place that chooses where leads are kept: PostgreSQL if its address is set, else a SQLite file in the data folder. */
export async function openLeadDatabase(
  settings: Pick<Env, 'DATA_DIR' | 'LEADS_DATABASE_URL'>,
): Promise<LeadDatabase> {
  const url = settings.LEADS_DATABASE_URL
  const db = new Kysely<Tables>({
    dialect: url ? postgresDialect(url) : sqliteDialect(openOutboxFile(settings.DATA_DIR)),
  })
  try {
    await migrate(db, url ? 'postgres' : 'sqlite')
    return { db, locksRows: url !== undefined }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

const FILE = 'leads.sqlite'

function openOutboxFile(dataDir: string) {
  mkdirSync(dataDir, { recursive: true })
  // What people wrote is for nobody else on this machine. SQLite gives its other files the same permissions.
  closeSync(openSync(join(dataDir, FILE), 'a', 0o600))
  const database = openSqlite(dataDir, FILE)
  // A person's data that was deleted is overwritten, not merely forgotten.
  database.exec('PRAGMA secure_delete = ON')
  return database
}

const INT8 = 20

function postgresDialect(connectionString: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
    // An answered lead is on disk, whatever the server's default.
    options: '-c synchronous_commit=on',
    types: {
      getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
    },
  })
  // A connection that breaks while nobody uses it is replaced; unheard, this would end the process.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'A connection to the lead database broke'))
  return new PostgresDialect({ pool })
}

/** Of this application, for everyone who waits to change the tables. */
const MIGRATION_LOCK = 7_465_310_226

async function migrate(db: Kysely<Tables>, engine: 'sqlite' | 'postgres'): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (engine === 'postgres') await sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx)
    await sql`CREATE TABLE IF NOT EXISTS lead_facts (key TEXT PRIMARY KEY, value TEXT NOT NULL)`.execute(trx)
    const current = await trx
      .selectFrom('lead_facts')
      .select('value')
      .where('key', '=', 'version')
      .executeTakeFirst()
    const all = versions(engine)
    for (const statements of all.slice(Number(current?.value ?? 0))) {
      for (const statement of statements) await sql.raw(statement).execute(trx)
    }
    await trx
      .insertInto('lead_facts')
      .values({ key: 'version', value: String(all.length) })
      .onConflict((row) => row.column('key').doUpdateSet({ value: String(all.length) }))
      .execute()
  })
}
