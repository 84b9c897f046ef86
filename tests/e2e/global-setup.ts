import { removeHostedRun } from '../hosted/hosted-site.ts'
import { startSharedSite } from './shared-site.ts'
import { makeTestData } from './test-data.ts'

/** Before the first test: what they all share. Returns what takes it away again after the last. */
export default async function setUp() {
  const removeData = await makeTestData()
  const stopSharedSite = await startSharedSite()
  return async () => {
    await stopSharedSite()
    removeData()
    removeHostedRun(process.pid)
  }
}
