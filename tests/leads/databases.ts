import pg from 'pg'
import { inject } from 'vitest'

/* Databases in the PostgreSQL server of the whole run (postgres-setup.ts). Each test has one of its own. */

/** The address of a new database with the tables of this release. */
export const newDatabase = () => createFrom(inject('leadsTemplate'))

/** The address of a new database without any table. */
export const emptyDatabase = () => createFrom('template1')

let databases = 0

async function createFrom(template: string): Promise<string> {
  const address = new URL(inject('postgres'))
  const name = `test_${process.pid}_${++databases}`
  const client = new pg.Client(address.href)
  await client.connect()
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  await client.end()
  address.pathname = `/${name}`
  return address.href
}
