// What a large site costs: the sample content against the set of `npm run scale-set`, each with a build and a server of its
// own, asked in turn: the build, the start, pages nobody has asked for, a publish, the queries, and the memory after many pages.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, median } from './figures.ts'
import { timeQueries } from './queries.ts'
import { makeSet, type SetName, type SetSite } from './sets.ts'

const ROUNDS = 5
/** In each round. */
const UNSEEN = 20
const PUBLISHES = 3
/** How many pages of other services are looked at after a publish. */
const UNRELATED = 20
const BUILDS = 3
const VISITED = 10_000
/** How often memory is read while they are visited. */
const READINGS = 4
const SLOWEST_QUERIES = 5
/** Those of no page: they read all there is once after a publish. */
const OF_FILES = ['searchIndexQuery', 'sitemapQuery']
const MB = 1_000_000

const NAMES: SetName[] = ['seed', 'scale']
type Sets = Record<SetName, SetSite>
type Values = Record<SetName, number[]>

export async function measureScale(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'montage-scale-'))
  try {
    const sets: Sets = { seed: await makeSet('seed', folder), scale: await makeSet('scale', folder) }
    const builds = await measureBuilds(sets)
    const starts = await inTurn(sets, ROUNDS, async (set, round) => {
      const time = await set.start()
      if (round < ROUNDS - 1) await set.stop()
      return time
    })
    const served = await measureServers(sets).finally(() =>
      Promise.all(NAMES.map((name) => sets[name].stop())),
    )
    return [
      ...builds,
      beside('from the start of a server until it is healthy', 'ms', starts, 1.3),
      ...served,
      ...(await slowestQueries(sets.scale)),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureBuilds(sets: Sets): Promise<Figure[]> {
  const builds = await inTurn(sets, BUILDS, (set) => set.build())
  const values = (part: 'wall' | 'cpu' | 'resident') => mapped(builds, (build) => build[part])
  return [
    beside('a build', 's', values('wall'), 1.3),
    beside('a build, processor time', 's', values('cpu'), 1.3),
    beside('a build, memory of all its processes', 'MB', values('resident'), 1.3),
  ]
}

async function measureServers(sets: Sets): Promise<Figure[]> {
  const pages = { seed: pagesOf(sets.seed), scale: pagesOf(sets.scale) }
  const full = { seed: fullPagesOf(sets.seed), scale: fullPagesOf(sets.scale) }
  // The first requests of a process also compile what it runs.
  await inTurn(sets, ROUNDS * UNSEEN, (set, run, name) => set.read(pages[name].at(-1 - run) ?? ''))
  return [
    ...(await measureUnseen('a city + service page that nobody has seen', sets, pages)),
    // In the sample content 25 of 40 cities have installers, in the large set all: there the pages above are larger by a third.
    ...(await measureUnseen('one of a city with installers', sets, full)),
    ...(await measurePublishes(sets, pages)),
    ...(await measureMemory(sets, pages)),
  ]
}

async function measureUnseen(what: string, sets: Sets, pages: Record<SetName, string[]>): Promise<Figure[]> {
  const rounds = await inTurn(sets, ROUNDS, async (set, round, name) => {
    const before = await set.usage()
    const took: number[] = []
    for (const path of pages[name].slice(round * UNSEEN, (round + 1) * UNSEEN))
      took.push(await timed(() => set.read(path)))
    const { cpu } = await set.usage()
    return { time: median(took), cpu: (cpu - before.cpu) / UNSEEN }
  })
  const times = mapped(rounds, ({ time }) => time)
  return [
    { what: `${what}, sample content`, unit: 'ms', values: times.seed, goal: { most: 50 } },
    beside(what, 'ms', times, 1.2),
    beside(
      `${what}, processor time`,
      'ms',
      mapped(rounds, ({ cpu }) => cpu),
      1.2,
    ),
  ]
}

async function measurePublishes(sets: Sets, pages: Record<SetName, string[]>): Promise<Figure[]> {
  const unrelated = {
    seed: await pagesWithout('/concrete-patio"', sets.seed, pages.seed),
    scale: await pagesWithout('/concrete-patio"', sets.scale, pages.scale),
  }
  const rounds = await inTurn(sets, ROUNDS, async (set, round, name) => {
    const took: number[] = []
    let again = 0
    for (let run = 0; run < PUBLISHES; run++) {
      took.push(await publish(set, `Concrete patio ${round} ${run}`))
      for (const path of unrelated[name]) {
        const { isFromCache } = await set.read(path)
        if (!isFromCache) again++
      }
      // Until the second expiry of the change is over.
      await new Promise((done) => setTimeout(done, 2_100))
    }
    return { time: median(took), again }
  })
  const fresh = 'from a publish to the fresh page of a service'
  const times = mapped(rounds, ({ time }) => time)
  return [
    { what: `${fresh}, sample content`, unit: 'ms', values: times.seed, goal: { most: 120 } },
    { what: fresh, unit: 'ms', values: times.scale, goal: { most: 200 } },
    {
      what: `pages of other services made again after ${PUBLISHES} publishes`,
      unit: 'pages',
      values: mapped(rounds, ({ again }) => again).scale,
      goal: { most: 0 },
    },
  ]
}

async function measureMemory(sets: Sets, pages: Record<SetName, string[]>): Promise<Figure[]> {
  const visited = VISITED / READINGS
  const readings = await inTurn(sets, READINGS, async (set, reading, name) => {
    // The sample content has fewer of these pages: there the first ones are read again.
    const all = pages[name]
    for (let n = reading * visited; n < (reading + 1) * visited; n++)
      await set.read(all[n % all.length] ?? '')
    return set.usage()
  })
  const megabytes = (part: 'rss' | 'heapUsed' | 'arrayBuffers') =>
    mapped(readings, (usage) => usage[part] / MB)
  const what = `while ${VISITED.toLocaleString('en-CA')} pages are read`
  return [
    { what: `resident memory ${what}`, unit: 'MB', values: megabytes('rss').scale, goal: { most: 600 } },
    beside(`resident memory ${what}`, 'MB', megabytes('rss')),
    beside(`heap ${what}`, 'MB', megabytes('heapUsed')),
    beside(`array buffers ${what}`, 'MB', megabytes('arrayBuffers')),
  ]
}

async function slowestQueries({ dataDir }: SetSite): Promise<Figure[]> {
  const queries = (await timeQueries(dataDir)).map(({ name, mean }) => ({
    name: name.split(' ')[0] ?? '',
    mean,
  }))
  const ofPages = queries.filter(({ name }) => !OF_FILES.includes(name)).slice(0, SLOWEST_QUERIES)
  const ofFiles = queries.filter(({ name }) => OF_FILES.includes(name))
  const figure = ({ name, mean }: (typeof queries)[number]): Figure => ({
    what: `${name}, processor time`,
    unit: 'ms',
    values: [mean],
  })
  return [...ofPages.map((query) => ({ ...figure(query), goal: { most: 5 } })), ...ofFiles.map(figure)]
}

/** The large set, compared with the sample content. */
function beside(what: string, unit: Figure['unit'], { seed, scale }: Values, most?: number): Figure {
  return {
    what,
    unit,
    values: scale,
    reference: { name: 'sample content', values: seed },
    ...(most !== undefined && { goal: { most } }),
  }
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
async function publish(set: SetSite, name: string): Promise<number> {
  await set.read('/concrete-patio')
  return timed(async () => {
    await set.client.patch('service-concrete-patio').set({ 'name.en': name }).commit()
    const { html } = await set.read('/concrete-patio')
    if (!html.includes(name)) throw new Error(`${name}: the next request was not fresh.`)
  })
}

/** The same on both sets by turns, so that what else the machine does slows both alike. */
async function inTurn<Result>(
  sets: Sets,
  rounds: number,
  task: (set: SetSite, round: number, name: SetName) => Promise<Result>,
): Promise<Record<SetName, Result[]>> {
  const found: Record<SetName, Result[]> = { seed: [], scale: [] }
  for (let round = 0; round < rounds; round++) {
    for (const name of NAMES) found[name].push(await task(sets[name], round, name))
  }
  return found
}

function mapped<Part>({ seed, scale }: Record<SetName, Part[]>, value: (part: Part) => number): Values {
  return { seed: seed.map(value), scale: scale.map(value) }
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await task()
  return performance.now() - started
}
