import { handleLakeRequest } from 'content-lake/http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lakeHost } from '#lib/lake-host.ts'
import { tryRemarks, tryUploads } from './rights/remarks.ts'
import { report, tryRights } from './rights/run.ts'
import { startLake, type TestLake } from './server.ts'

let t: TestLake
beforeAll(async () => {
  t = await startLake()
})
afterAll(() => t.close())

/** Past the sockets, which take most of the time. The sample in rights.test.ts goes through them. */
const call: TestLake['call'] = (path, { role, ...init } = {}) => {
  const headers = new Headers(role ? { authorization: `Bearer ${t.token(role)}` } : {})
  return handleLakeRequest(new Request(`${t.url}/${path}`, { ...init, headers }), t.lake, lakeHost(t.lake))
}

it('every role may do what the oracle says, and nothing else, in 20,000 tries and more', {
  timeout: 3_600_000,
}, async () => {
  const outcome = await tryRights(t, { seed: 1, call })
  console.log(report(outcome))
  expect([...outcome.findings.keys()]).toEqual([])
  const total = [...outcome.counts.values()].reduce((sum, { tries }) => sum + tries, 0)
  expect(total).toBeGreaterThan(20_000)
})

it('comments, tasks and uploads are refused and taken as it is said of every role, in 10,000 tries and more', {
  timeout: 3_600_000,
}, async () => {
  const outcome = await tryRemarks(t, call, 2_100)
  const { findings, ...counts } = outcome
  console.log(`comments and tasks: ${JSON.stringify(counts)}, findings: ${findings.length}`)
  expect(findings).toEqual([])
  expect(outcome.tries).toBeGreaterThan(10_000)
  expect(outcome.accepted).toBeGreaterThan(500)
  expect(await tryUploads(call)).toEqual([])
})
