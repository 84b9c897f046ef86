import { testDamage } from './damage.ts'

testDamage(2_000)
