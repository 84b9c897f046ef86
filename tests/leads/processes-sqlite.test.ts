import { testKills, testSharing } from './process-tests.ts'

testKills(2)
testSharing()
