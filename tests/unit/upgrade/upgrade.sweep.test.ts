import { RELEASES } from './releases.ts'
import { testUpgrades } from './upgrade-tests.ts'

testUpgrades(RELEASES.slice(1, -1))
