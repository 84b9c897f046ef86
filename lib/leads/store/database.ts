import { randomBytes } from 'node:crypto'
import { statfsSync } from 'node:fs'
import { join } from 'node:path'
import { isDamaged, openSqlite, stepsAfter, UnreadableDatabaseError } from 'content-lake/sqlite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Env } from '#lib/env.ts'
import { leadsLog as log } from '#lib/server/log.ts'
import { readFact, setFact } from './facts.ts'
import { type Engine, FILL_IN, NEEDED_STEPS, type Statement, stepsOf } from './migrations.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import type { LeadTransaction, Tables } from './tables.ts'

export interface LeadDatabase {
  db: Kysely<Tables>
  /** True when processes can lock single rows (PostgreSQL). SQLite has one writer at a time. */
  locksRows: boolean
  /** The secret for hashing network addresses, and for links that stay valid when `linkKey` is replaced. */
  addressKey: string
  /** The secret for signing links to requests and photos. `replaceLinkKey` replaces it. */
  linkKey: string
  /** The free bytes of the disk with the leads. `Infinity` with PostgreSQL, whose server watches its own disk. */
  freeSpace(): number
}

type Settings = Pick<Env, 'DATA_DIR' | 'LEADS_DATABASE_URL'>

/**
 * Opens the database of the leads: PostgreSQL when its address is set, otherwise a SQLite file in the data folder. This is the
 * only place that chooses the engine. Throws a DatabaseError when a newer release made the database, or its file is unreadable.
 */
export async function openLeadDatabase({
  DATA_DIR: folder,
  LEADS_DATABASE_URL: url,
}: Settings): Promise<LeadDatabase> {
  const db = new Kysely<Tables>({
    dialect: url ? postgresDialect(url) : sqliteDialect(openSqlite(folder, FILE)),
  })
  try {
    const keys = await db.transaction().execute(async (trx) => {
      if (url) await sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx)
      await migrate(trx, url ? 'postgres' : 'sqlite', url ? placeOf(url) : join(folder, FILE))
      const addressKey = await addressKeyOf(trx)
      return { addressKey, linkKey: (await readFact(trx, LINK_KEY)) ?? addressKey }
    })
    return {
      db,
      locksRows: url !== undefined,
      ...keys,
      freeSpace: () => (url ? Infinity : freeSpaceIn(folder)),
    }
  } catch (error) {
    await db.destroy()
    throw isDamaged(error) ? new UnreadableDatabaseError(join(folder, FILE), error) : error
  }
}

const FILE = 'leads.sqlite'

function freeSpaceIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

const INT8 = 20

function postgresDialect(connectionString: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
    // A lead must be on disk before its form is answered, whatever the server's default is.
    options: '-c synchronous_commit=on',
    types: {
      getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
    },
  })
  // A broken idle connection is replaced. Without a listener the error would end the process.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'A connection to the lead database broke'))
  return new PostgresDialect({ pool })
}

/** The key of PostgreSQL's advisory lock. Every process of this application takes the lock before it changes the tables. */
const MIGRATION_LOCK = 7_465_310_226

async function migrate(trx: LeadTransaction, engine: Engine, place: string): Promise<void> {
  await sql`CREATE TABLE IF NOT EXISTS lead_facts (key TEXT PRIMARY KEY, value TEXT NOT NULL)`.execute(trx)
  const steps = stepsOf(engine)
  const needed = Number((await readFact(trx, 'version')) ?? 0)
  const missing = stepsAfter(needed, steps, `The list of leads in ${place}`)
  // `version` is the number of steps that a release must know, `steps` the number of those that were taken.
  const taken = Math.max(needed, Number((await readFact(trx, 'steps')) ?? 0))
  for (const statement of missing.slice(taken - needed).flat()) await runStatement(trx, statement, engine)
  await sql.raw(FILL_IN).execute(trx)
  await setFact(trx, 'version', String(NEEDED_STEPS))
  await setFact(trx, 'steps', String(Math.max(taken, steps.length)))
}

/** Runs one statement of a migration. SQLite has no `ADD COLUMN IF NOT EXISTS`, so its columns are checked first. */
async function runStatement(trx: LeadTransaction, statement: Statement, engine: Engine): Promise<void> {
  if (typeof statement === 'function') return statement(trx)
  const [, table, column] = /^ALTER TABLE (\w+) ADD COLUMN IF NOT EXISTS (\w+)/.exec(statement) ?? []
  if (engine === 'postgres' || !column) {
    await sql.raw(statement).execute(trx)
    return
  }
  const { rows } = await sql`SELECT 1 FROM pragma_table_info(${table}) WHERE name = ${column}`.execute(trx)
  if (rows.length === 0) await sql.raw(statement.replace('IF NOT EXISTS ', '')).execute(trx)
}

/** The database's address without its password, for error messages. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

const LINK_KEY = 'link_key'

/** Makes all links to requests and photos invalid, once each server has been started again. Customers ask for new ones by mail. */
export const replaceLinkKey = (trx: LeadTransaction): Promise<void> => setFact(trx, LINK_KEY, randomKey())

const randomKey = () => randomBytes(32).toString('base64url')

/** The secret key of the database. It is created once, so that all processes use the same key. */
async function addressKeyOf(trx: LeadTransaction): Promise<string> {
  const known = await readFact(trx, 'address_key')
  if (known !== null) return known
  const key = randomKey()
  await setFact(trx, 'address_key', key)
  return key
}
