import { seedLake } from 'content-lake/seed'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startLake, type TestLake } from './server.ts'
import { tryWrongTypes } from './wrong-types.ts'

let t: TestLake
beforeAll(async () => {
  t = await startLake()
  await seedLake(t.lake, 'studio/seed', 'montage')
}, 60_000)
afterAll(() => t.close())

it('a value of a wrong type is refused with a sentence, in every field of every document', async () => {
  const { tries, accepted } = await tryWrongTypes(t, t.lake.allDocuments())
  console.log(`  ${tries} values of a wrong type were refused`)
  expect(tries).toBeGreaterThan(30_000)
  expect(accepted).toEqual([])
})
