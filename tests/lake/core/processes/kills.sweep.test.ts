import { testKills } from '../../../../packages/content-lake/tests/processes/kills.ts'
import { recordRows } from '../../../sweep/table.ts'

testKills(10, (tried) =>
  recordRows('tests/lake/core/processes/kills.sweep.test.ts', {
    'publishes before a kill -9': { tried, lost: 0 },
  }),
)
