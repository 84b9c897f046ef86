// Where it can go from here: a second process beside the first, and a cache in front. All of it shares the cores of this machine
// with what sends the requests.
import { type OwnSite, startSite } from '../e2e/site.ts'
import type { Figure } from './figures.ts'
import { head, load } from './load.ts'
import { pagesOf, rounds } from './pages.ts'
import { nginxCache, type Reference } from './references.ts'

const SECONDS = 3
const CONNECTIONS = 16

const portOf = ({ url }: OwnSite) => Number(new URL(url).port)

/** How many a second several servers send together. */
async function together(ports: number[], requests: string[]): Promise<number> {
  const loads = await Promise.all(
    ports.map((port) => load({ port, requests, seconds: SECONDS, connections: CONNECTIONS / ports.length })),
  )
  return loads.reduce((sum, { perSecond }) => sum + perSecond, 0)
}

export async function measureGrowth(): Promise<Figure[]> {
  const first = await startSite()
  const second = await startSite({ env: { DATA_DIR: first.dataDir } })
  const caches: Reference[] = []
  try {
    const paths = await pagesOf(first)
    const requests = paths.map((path) => head(path, 'gzip'))
    for (const use of ['asks', 'holds'] as const) {
      const cache = await nginxCache(portOf(first), use)
      if (cache) caches.push(cache)
    }
    const ways = [
      { name: 'two processes', ports: [portOf(first), portOf(second)] },
      ...caches.map(({ name, port }) => ({ name, ports: [port] })),
    ]
    // Everything is stored before it is measured.
    for (const { ports } of ways) await together(ports, requests)
    const measured = await rounds(async () => {
      const one = await together([portOf(first)], requests)
      const speeds: number[] = []
      for (const { ports } of ways) speeds.push(await together(ports, requests))
      return { one, speeds }
    })
    const reference = { name: 'one process', values: measured.map(({ one }) => one) }
    return ways.map(({ name }, number) => ({
      what: `stored pages, ${name}`,
      unit: 'requests/s',
      values: measured.map((round) => round.speeds[number] ?? Number.NaN),
      reference,
    }))
  } finally {
    for (const { stop } of caches) stop()
    await second.stop()
    await first.stop()
  }
}
