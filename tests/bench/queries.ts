import { registerHooks } from 'node:module'
import type { LakeDocument } from 'content-lake'
import { openSiteLake } from '#lib/server/lake.ts'

/** Processor time is counted in steps of some milliseconds. */
const RUNS = 50

// What only a bundler resolves.
registerHooks({
  resolve: (name, context, next) =>
    name === 'server-only'
      ? next(new URL('../empty-module.ts', import.meta.url).href, context)
      : next(/^next\/\w+$/.test(name) ? `${name}.js` : name, context),
})

/**
 * The processor time of each query of the site on the content in a data folder: means, in milliseconds, longest first, of
 * what was read before. What else the machine does makes no difference to it.
 */
export async function timeQueries(dataDir: string): Promise<{ name: string; mean: number }[]> {
  const { findReads } = await import('../unit/cache-tags/reads.ts')
  const lake = openSiteLake(dataDir)
  try {
    const documents = (await lake.query('*[defined(slug.current)] | order(_id asc)')) as LakeDocument[]
    const timed = []
    for (const { name, query, params } of await findReads(documents)) {
      await lake.query(query, params)
      const before = process.threadCpuUsage()
      for (let run = 0; run < RUNS; run++) await lake.query(query, params)
      const { user, system } = process.threadCpuUsage(before)
      timed.push({ name, mean: (user + system) / 1_000 / RUNS })
    }
    return timed.toSorted((a, b) => b.mean - a.mean)
  } finally {
    lake.close()
  }
}
