import fc from 'fast-check'
import { test } from 'vitest'
import { recordRows } from '../sweep/table.ts'
import { BAD_BODIES } from './bad-bodies.ts'
import { expectRefused } from './refused-bodies.ts'

const BODIES = 10_000

test(`${BODIES} bad bodies are refused`, async () => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  await expectRefused(fc.sample(fc.oneof(...Object.values(BAD_BODIES)), { numRuns: BODIES, seed }), seed)
  recordRows('tests/leads/bad-bodies.sweep.test.ts', { 'bad bodies': { tried: BODIES, lost: 0 } })
})
