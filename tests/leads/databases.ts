import pg from 'pg'
import { inject } from 'vitest'
import type { SharedPostgres } from './postgres-setup.ts'

/* Databases in the PostgreSQL server of the whole run (postgres-setup.ts). Each test has one of its own. */

/** The address of a new database with the tables of this release. */
export const newDatabase = () => createFrom(({ template }) => template)

/** The address of a new database without any table. */
export const emptyDatabase = () => createFrom(() => 'template1')

let databases = 0

async function createFrom(templateOf: (server: SharedPostgres) => string): Promise<string> {
  const server = inject('postgres')
  if ('missing' in server) throw new Error(server.missing)
  const address = new URL(server.address)
  const name = `test_${process.pid}_${++databases}`
  const client = new pg.Client(address.href)
  await client.connect()
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${templateOf(server)}`)
  await client.end()
  address.pathname = `/${name}`
  return address.href
}
