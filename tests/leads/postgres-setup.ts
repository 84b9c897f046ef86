import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openLeadDatabase } from '#lib/leads/store/database.ts'
import { type Postgres, startPostgres } from './postgres.ts'

export interface SharedPostgres {
  /** The address of the server's own database. */
  address: string
  /** The name of a database with the tables of leads. A copy of it is made sooner than its tables. */
  template: string
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: SharedPostgres | { missing: string }
  }
}

/** Starts one PostgreSQL server for all test files of a run. Without PostgreSQL the tests that need none still run. */
export default async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  let server: Postgres
  try {
    server = await startPostgres()
  } catch (error) {
    provide('postgres', { missing: String(error) })
    return
  }
  const template = await server.newDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'montage-template-'))
  const { db } = await openLeadDatabase({ DATA_DIR: folder, LEADS_DATABASE_URL: template })
  await db.destroy()
  rmSync(folder, { recursive: true })
  const address = new URL(template)
  address.pathname = '/postgres'
  provide('postgres', { address: address.href, template: new URL(template).pathname.slice(1) })
  return server.stop
}
