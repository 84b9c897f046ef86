import { testWithSite } from '../e2e/fixtures.ts'
import { expectNoGrowth } from '../e2e/unknown-addresses.ts'

const test = testWithSite({ env: { LOG_LEVEL: 'info' } })

test('10,000 unknown addresses do not grow the disk', async ({ site }) => {
  await expectNoGrowth(site, 10_000)
})
