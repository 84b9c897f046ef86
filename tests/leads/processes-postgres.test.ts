import { afterAll, beforeAll } from 'vitest'
import { type Postgres, startPostgres } from './postgres.ts'
import { testSharing } from './process-tests.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)

afterAll(() => postgres.stop())

testSharing(() => postgres.newDatabase())
