import { execFileSync } from 'node:child_process'
import { expect } from '@playwright/test'
import type { Site } from './site.ts'

const AT_ONCE = 20

/** Requests addresses that do not exist. Checks that each is a 404 and that nothing of them stays on the disk. */
export async function expectNoGrowth(site: Site, count: number): Promise<void> {
  const before = diskUse(site)
  for (let first = 0; first < count; first += AT_ONCE) {
    const addresses = Array.from(
      { length: AT_ONCE },
      (_, index) => `${site.url}/unknown-${first + index}${index % 2 ? '?lang=fr' : ''}`,
    )
    const statuses = await Promise.all(
      addresses.map(async (address) => {
        // Packing and unpacking it would take longer than making it.
        const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
        await response.arrayBuffer()
        return response.status
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([404]))
  }
  expect(diskUse(site) - before).toBeLessThan(1024)
}

/** Kilobytes in the build and the data folder. */
function diskUse({ dataDir }: Site): number {
  const lines = execFileSync('du', ['-sk', '.next-test', dataDir], { encoding: 'utf8' }).trim().split('\n')
  return lines.reduce((sum, line) => sum + Number.parseInt(line, 10), 0)
}
