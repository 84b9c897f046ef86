import { testDamage } from '../../../packages/content-lake/tests/damage.ts'
import { recordRows } from '../../sweep/table.ts'

const ROUNDS = 1_000

testDamage(ROUNDS, (lost) =>
  recordRows('tests/lake/core/damage.sweep.test.ts', { 'flipped bits of the lake': { tried: ROUNDS, lost } }),
)
