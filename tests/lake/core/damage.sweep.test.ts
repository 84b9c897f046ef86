import { testDamage } from './damage.ts'

testDamage(1_000)
