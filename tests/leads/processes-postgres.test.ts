import { newDatabase } from './databases.ts'
import { testSharing } from './process-tests.ts'

testSharing(newDatabase)
