import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { sanityImport } from '@sanity/import'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startLake, type TestLake } from './server.ts'

const SEED = resolve('studio/seed')

let t: TestLake
beforeAll(async () => {
  t = await startLake()
})
afterAll(() => t.close())

it('takes the seed content from `sanity dataset import`, as it is', async () => {
  const imported = await sanityImport(createReadStream(resolve(SEED, 'production.ndjson')), {
    client: t.client('editor'),
    operation: 'createOrReplace',
    assetsBase: SEED,
  })
  expect(imported.warnings).toEqual([])
  expect(imported.numDocs).toBeGreaterThan(0)
  expect(await t.client().fetch('count(*[defined(_sanityAsset)])')).toBe(0)
}, 60_000)
