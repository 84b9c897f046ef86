import { recordRows } from '../../../sweep/table.ts'
import { testKills } from './kills.ts'

testKills(10, (tried) =>
  recordRows('tests/lake/core/processes/kills.sweep.test.ts', {
    'publishes before a kill -9': { tried, lost: 0 },
  }),
)
