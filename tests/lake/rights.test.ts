import { afterAll, beforeAll, expect, it } from 'vitest'
import { tryRemarks, tryUploads } from './rights/remarks.ts'
import { report, tryRights } from './rights/run.ts'
import { startLake, type TestLake } from './server.ts'

let t: TestLake
beforeAll(async () => {
  t = await startLake()
}, 60_000)
afterAll(() => t.close())

// All of them are in rights.sweep.test.ts.
it('of every role are those of the oracle, in a sample of generated writes', {
  timeout: 120_000,
}, async () => {
  const outcome = await tryRights(t, { every: 22, seed: 1 })
  expect(report(outcome)).toContain('findings: 0')
})

it('comments, tasks and uploads too', { timeout: 120_000 }, async () => {
  expect((await tryRemarks(t, t.call, 60)).findings).toEqual([])
  expect(await tryUploads(t.call)).toEqual([])
})
