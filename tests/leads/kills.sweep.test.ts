import { afterAll, beforeAll, describe } from 'vitest'
import { type Postgres, startPostgres } from './postgres.ts'
import { testKills } from './process-tests.ts'

const ROUNDS = 20

describe('SQLite', () => testKills(ROUNDS))

describe('PostgreSQL', () => {
  let postgres: Postgres

  beforeAll(async () => {
    postgres = await startPostgres()
  }, 60_000)

  afterAll(() => postgres.stop())

  testKills(ROUNDS, () => postgres.newDatabase())
})
