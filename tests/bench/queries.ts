import { registerHooks } from 'node:module'
import type { LakeDocument } from '#lib/lake/index.ts'
import { openSiteLake } from '#lib/server/lake.ts'

const RUNS = 15

// What only a bundler resolves.
registerHooks({
  resolve: (name, context, next) =>
    name === 'server-only'
      ? next(new URL('../empty-module.ts', import.meta.url).href, context)
      : next(/^next\/\w+$/.test(name) ? `${name}.js` : name, context),
})

/**
 * The processor time of each query of the site on the content in a data folder: medians, in milliseconds, longest first.
 * What else the machine does makes no difference to it.
 */
export async function timeQueries(dataDir: string): Promise<{ name: string; median: number }[]> {
  const { findReads } = await import('../unit/cache-tags/reads.ts')
  const lake = openSiteLake(dataDir)
  try {
    const documents = (await lake.query('*[defined(slug.current)] | order(_id asc)')) as LakeDocument[]
    const timed = []
    for (const { name, query, params } of await findReads(documents)) {
      const times: number[] = []
      for (let run = 0; run < RUNS; run++) {
        const before = process.threadCpuUsage()
        await lake.query(query, params)
        const { user, system } = process.threadCpuUsage(before)
        times.push((user + system) / 1_000)
      }
      timed.push({ name, median: times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN })
    }
    return timed.toSorted((a, b) => b.median - a.median)
  } finally {
    lake.close()
  }
}
