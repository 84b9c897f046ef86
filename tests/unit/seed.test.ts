import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { checkSeed } from './seed/check-seed.ts'
import { readSeed } from './seed/read-seed.ts'

const SEED = resolve('studio/seed/production.ndjson')

test('every seed document fits the content model, in both languages', { timeout: 120_000 }, async () => {
  expect(await checkSeed(readSeed(SEED), dirname(SEED))).toEqual([])
})
