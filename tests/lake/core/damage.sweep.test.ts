import { recordRows } from '../../sweep/table.ts'
import { testDamage } from './damage.ts'

const ROUNDS = 1_000

testDamage(ROUNDS, (lost) =>
  recordRows('tests/lake/core/damage.sweep.test.ts', { 'flipped bits of the lake': { tried: ROUNDS, lost } }),
)
