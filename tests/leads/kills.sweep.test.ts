import { describe } from 'vitest'
import { recordRows } from '../sweep/table.ts'
import { newDatabase } from './databases.ts'
import { testKills, testSharing } from './process-tests.ts'

const ROUNDS = 20

const record = (engine: string) => (tried: number) =>
  recordRows('tests/leads/kills.sweep.test.ts', {
    [`leads answered before a kill -9, ${engine}`]: { tried, lost: 0 },
  })

describe('SQLite', () => {
  testKills(ROUNDS, undefined, record('SQLite'))
  testSharing()
})

describe('PostgreSQL', () => {
  testKills(ROUNDS, newDatabase, record('PostgreSQL'))
})
