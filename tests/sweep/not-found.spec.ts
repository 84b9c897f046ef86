import { testWithSite } from '../e2e/fixtures.ts'
import { expectNoGrowth, WATCHED } from './unknown-addresses.ts'

const test = testWithSite({ env: WATCHED })

test('10,000 unknown addresses do not grow the disk, the memory and the cache', async ({ site }) => {
  await expectNoGrowth(site, 10_000)
})
