import { testKills } from './process-tests.ts'

testKills(2)
