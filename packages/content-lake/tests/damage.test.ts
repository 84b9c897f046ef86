import { testDamage } from './damage.ts'

testDamage(40)
