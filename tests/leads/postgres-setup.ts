import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openLeadDatabase } from '#lib/leads/store/database.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server's own database. */
    postgres: string
    /** The name of a database with the tables of leads. A copy of it is made sooner than its tables. */
    leadsTemplate: string
  }
}

/** Starts one PostgreSQL server for all test files of a run. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  const template = await server.newDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'montage-template-'))
  const { db } = await openLeadDatabase({ DATA_DIR: folder, LEADS_DATABASE_URL: template })
  await db.destroy()
  rmSync(folder, { recursive: true })
  const address = new URL(template)
  provide('leadsTemplate', address.pathname.slice(1))
  address.pathname = '/postgres'
  provide('postgres', address.href)
  return server.stop
}
