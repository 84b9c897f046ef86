import { recordRows } from '../../sweep/table.ts'
import { testDamagedDatabases } from './damaged-databases.ts'

testDamagedDatabases({ documents: 15, indexes: 15, headers: 10 }, (rows) =>
  recordRows('tests/lake/core/damaged-databases.sweep.test.ts', rows),
)
