import { testDamagedDatabases } from './damaged-databases.ts'

testDamagedDatabases({ documents: 3, indexes: 3, headers: 3 })
