import { execFileSync } from 'node:child_process'
import { expect } from '@playwright/test'
import { INSPECTED, Inspector } from '../e2e/inspector.ts'
import type { Site } from '../e2e/site.ts'

/** Settings of a server whose memory and cache can be looked at: it names each cache entry it makes. */
export const WATCHED = {
  LOG_LEVEL: 'info',
  NEXT_PRIVATE_DEBUG_CACHE: '1',
  ...INSPECTED,
}

/** Unknown addresses of each page type, of two types in one, and of what is only an internal path. */
const KINDS = [
  (name: string) => `/${name}`,
  (name: string) => `/${name}/tv-mounting`,
  (name: string) => `/toronto/${name}`,
  (name: string) => `/city/${name}`,
  (name: string) => `/city/${name}/tv-mounting`,
  (name: string) => `/city/toronto/${name}`,
  (name: string) => `/services/${name}`,
  (name: string) => `/services/category/${name}`,
  (name: string) => `/bundles/${name}`,
  (name: string) => `/guides/${name}`,
  (name: string) => `/service/${name}`,
  (name: string) => `/legal/${name}`,
  (name: string) => `/api/city/${name}`,
  (name: string) => `/sitemap/city/${name}`,
  (name: string) => `/TORONTO/${name}`,
  (name: string) => `/get-quote/for/${name}/-`,
]

const AT_ONCE = 20

/** Code that is compiled meanwhile and the paths the log remembers take less; a page kept for each of 500 addresses more. */
const MEGABYTES = 10

/**
 * Requests addresses that do not exist. Checks that each is a 404, and that nothing of them stays on the disk, in memory
 * or in Next's cache.
 */
export async function expectNoGrowth(site: Site, count: number): Promise<void> {
  await request(site, 'warm', 10 * KINDS.length)
  const before = { disk: diskUse(site), memory: await memoryUse(site), cached: cacheEntries(site) }
  await request(site, 'unknown', count)
  expect(cacheEntries(site).slice(before.cached.length)).toEqual([])
  expect(diskUse(site) - before.disk).toBeLessThan(1024)
  expect((await memoryUse(site)) - before.memory).toBeLessThan(MEGABYTES)
}

async function request(site: Site, name: string, count: number) {
  const addresses = Array.from({ length: count }, (_, index) => {
    const path = KINDS[index % KINDS.length]?.(`${name}-${index}`)
    return `${site.url}${path}${Math.floor(index / KINDS.length) % 2 ? '?lang=fr' : ''}`
  })
  for (let first = 0; first < count; first += AT_ONCE) {
    const answers = await Promise.all(
      addresses.slice(first, first + AT_ONCE).map(async (address) => {
        // Packing and unpacking it would take longer than making it.
        const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
        await response.arrayBuffer()
        return [address, response.status]
      }),
    )
    expect(answers.filter(([, status]) => status !== 404)).toEqual([])
  }
}

/** Kilobytes in the build and the data folder. */
function diskUse({ dataDir }: Site): number {
  const lines = execFileSync('du', ['-sk', '.next-test', dataDir], { encoding: 'utf8' }).trim().split('\n')
  return lines.reduce((sum, line) => sum + Number.parseInt(line, 10), 0)
}

/** The cache entries the server has made. */
function cacheEntries(site: Site): string[] {
  return site.output().match(/(FileSystemCache|DefaultCacheHandler): set .*/g) ?? []
}

/** Megabytes of the server's heap after a garbage collection. */
async function memoryUse(site: Site): Promise<number> {
  const inspector = await Inspector.of(site)
  await inspector.collectGarbage()
  const used = await inspector.evaluate<number>('process.memoryUsage().heapUsed')
  inspector.close()
  return used / 1024 / 1024
}
