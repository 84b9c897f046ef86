// node tests/bench/scale.ts [pages] [folder]: what a large site costs. The sample content against the set of
// `npm run scale-set`, each with a build and a server of its own, asked in turn: the build, the start, pages nobody has asked
// for, a publish, the queries, and the memory after many pages. What an earlier run has left in the folder is used again.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { timeQueries } from './queries.ts'
import { makeSet, type SetName, type SetSite } from './sets.ts'

const STARTS = 5
const PUBLISHES = 10
const UNSEEN = 60
/** How many pages of other services are looked at after a publish. */
const UNRELATED = 20
const [pagesAsked = '10000', kept] = process.argv.slice(2)
const VISITED = Number(pagesAsked)
const MB = 1_000_000

interface Line {
  seed: number
  scale: number
  goal: { ratio?: number; seed?: number; scale?: number }
}
const lines: Record<string, Line> = {}

const folder = kept ?? mkdtempSync(join(tmpdir(), 'montage-scale-'))
if (!kept) process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const isBuilt = ['seed', 'scale'].every((set) => existsSync(join(folder, set)))
const sets = { seed: await makeSet('seed', folder), scale: await makeSet('scale', folder) }
if (!isBuilt) await measureBuilds()

const starts = await inTurn(STARTS, async (set, run) => {
  const time = await set.start()
  if (run < STARTS - 1) await set.stop()
  return time
})
line('start to healthy, ms', median(starts.seed), median(starts.scale), { ratio: 1.3 })
try {
  await measureServers()
} finally {
  for (const set of Object.values(sets)) await set.stop()
}

const queries = { seed: await timeQueries(sets.seed.dataDir), scale: await timeQueries(sets.scale.dataDir) }
for (const { name, mean } of queries.scale.slice(0, 5)) {
  const ofSeed = queries.seed.find((query) => query.name.split(' ')[0] === name.split(' ')[0])
  line(`query, ms of processor time: ${name.slice(0, 40)}`, ofSeed?.mean ?? Number.NaN, mean, { scale: 5 })
}
report()

async function measureBuilds(): Promise<void> {
  const build = { seed: await sets.seed.build(), scale: await sets.scale.build() }
  line('build, s', build.seed.wall, build.scale.wall, { ratio: 1.3 })
  line('build, s of processor time', build.seed.cpu, build.scale.cpu, { ratio: 1.3 })
  line('build, MB of all processes', build.seed.resident, build.scale.resident, { ratio: 1.3 })
}

async function measureServers(): Promise<void> {
  const pages = { seed: pagesOf(sets.seed), scale: pagesOf(sets.scale) }
  const full = { seed: fullPagesOf(sets.seed), scale: fullPagesOf(sets.scale) }
  // The first requests of a process also compile what it runs.
  await inTurn(UNSEEN, (set, run, name) => timed(() => set.read(pages[name].at(-1 - run) ?? '')))
  await measureUnseen('unseen page', pages)
  // In the sample content few cities have installers, in the large set all of them: there the pages above are larger by a third.
  await measureUnseen('unseen page of a city with installers', full)

  let again = { seed: 0, scale: 0 }
  const unrelated = {
    seed: await pagesWithout('/concrete-patio"', sets.seed, pages.seed),
    scale: await pagesWithout('/concrete-patio"', sets.scale, pages.scale),
  }
  const fresh = await inTurn(PUBLISHES, async (set, run, name) => {
    const time = await publish(set, run)
    for (const path of unrelated[name]) {
      const { isFromCache } = await set.read(path)
      if (!isFromCache) again = { ...again, [name]: again[name] + 1 }
    }
    // Until the second expiry of the change is over.
    await new Promise((done) => setTimeout(done, 2_100))
    return time
  })
  line('publish to fresh, ms', median(fresh.seed), median(fresh.scale), { seed: 120, scale: 200 })
  line('unrelated pages made again', again.seed, again.scale, { seed: 0, scale: 0 })

  const quarter = Math.ceil(VISITED / 4)
  for (let from = 0; from < VISITED; from += quarter) {
    for (const name of ['seed', 'scale'] as const) {
      for (const path of pages[name].slice(from, from + quarter)) await sets[name].read(path)
    }
    const [seed, scale] = [await sets.seed.usage(), await sets.scale.usage()]
    const visited = `after ${Math.min(from + quarter, pages.scale.length)} pages`
    line(`resident, MB, ${visited}`, seed.rss / MB, scale.rss / MB, { scale: 600 })
    line(`heap, MB, ${visited}`, seed.heapUsed / MB, scale.heapUsed / MB, {})
    line(`array buffers, MB, ${visited}`, seed.arrayBuffers / MB, scale.arrayBuffers / MB, {})
  }
}

async function measureUnseen(what: string, pages: Record<SetName, string[]>): Promise<void> {
  const before = { seed: await sets.seed.usage(), scale: await sets.scale.usage() }
  const unseen = await inTurn(UNSEEN, (set, run, name) => timed(() => set.read(pages[name][run] ?? '')))
  const after = { seed: await sets.seed.usage(), scale: await sets.scale.usage() }
  line(`${what}, ms`, median(unseen.seed), median(unseen.scale), { ratio: 1.2, seed: 50 })
  const cpuOf = (name: SetName) => (after[name].cpu - before[name].cpu) / UNSEEN
  line(`${what}, ms of processor time`, cpuOf('seed'), cpuOf('scale'), { ratio: 1.2 })
}

/** Every service in every city, each service and each city as often as any other, in both languages. */
function pagesOf({ services, cities }: Pick<SetSite, 'services' | 'cities'>): string[] {
  const english = cities.flatMap((_, shift) =>
    services.map((service, index) => `/${cities[(index + shift) % cities.length]}/${service}`),
  )
  return [...english, ...english.map((path) => `${path}?lang=fr`)]
}

/** In French, so that they are others than those that are looked at in English before. */
function fullPagesOf({ services, citiesWithInstallers: cities }: SetSite): string[] {
  return pagesOf({ services, cities }).filter((path) => path.endsWith('?lang=fr'))
}

/** Pages of other services that do not name the service either, as their neighbours do. */
async function pagesWithout(link: string, set: SetSite, pages: string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of pages) {
    if (found.length === UNRELATED) break
    const { html } = await set.read(path)
    if (!html.includes(link)) found.push(path)
  }
  return found
}

/** How long it takes from a change of a service until its page, asked for when the change was answered, has it. */
async function publish(set: SetSite, run: number): Promise<number> {
  const name = `Concrete patio ${run}`
  await set.read('/concrete-patio')
  return timed(async () => {
    await set.client.patch('service-concrete-patio').set({ 'name.en': name }).commit()
    const { html } = await set.read('/concrete-patio')
    if (!html.includes(name)) throw new Error(`Run ${run}: the next request was not fresh.`)
  })
}

/** The same on both sets by turns, so that what else the machine does slows both alike. */
async function inTurn(runs: number, task: (set: SetSite, run: number, name: SetName) => Promise<number>) {
  const found: Record<SetName, number[]> = { seed: [], scale: [] }
  for (let run = 0; run < runs; run++) {
    for (const name of ['seed', 'scale'] as const) found[name].push(await task(sets[name], run, name))
  }
  return found
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await task()
  return performance.now() - started
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function line(what: string, seed: number, scale: number, goal: Line['goal']): void {
  lines[what] = { seed, scale, goal }
  console.log(`${what}: ${rounded(seed)}, ${rounded(scale)}`)
}

function report(): void {
  const rows = Object.entries(lines).map(([what, { seed, scale, goal }]) => {
    const ratio = scale / seed
    const bounds = [
      { of: 'ratio', value: ratio, most: goal.ratio },
      { of: 'seed', value: seed, most: goal.seed },
      { of: 'scale', value: scale, most: goal.scale },
    ].filter(({ most }) => most !== undefined)
    return {
      what,
      seed: rounded(seed),
      scale: rounded(scale),
      ratio: rounded(ratio),
      goal: bounds.map(({ of, most }) => `${of} ≤ ${most}`).join(', '),
      reached: bounds.length === 0 ? '' : bounds.every(({ value, most = 0 }) => value <= most),
    }
  })
  console.table(rows)
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
