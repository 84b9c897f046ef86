// Stored pages: how many a second one process sends, alone and while somebody publishes. References from the same run: the same
// gzip bytes from Node's `http` and, where it is installed, from nginx with one worker; and an empty page of Next.js.
import { get } from 'node:http'
import { type Site, startSite } from '../e2e/site.ts'
import { EMPTY_PAGE, emptyPageReference } from './empty-page.ts'
import { type Figure, median } from './figures.ts'
import { head, load } from './load.ts'
import { nginxReference, nodeReference, type Reference, storeBytes } from './references.ts'

const ADDRESSES = 400
const ROUNDS = 3
const SECONDS = 2
const CONNECTIONS = 16
/** How long it is measured while somebody publishes, and at a steady rate. */
const LONGER = 6
/** Requests a second, as a busy site has them. */
const RATE = 2_000
/** A question that one page shows: how many pages Next has to make again for a change is not what is measured. */
const CHANGED = 'faq-booking-1'

/** The body as it came over the wire. */
function bytesOf(port: number, path: string, accepted: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get({ port, path, headers: { 'accept-encoding': accepted } }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve(Buffer.concat(chunks))
    }).on('error', reject)
  })
}

/** Pages of the sitemap, in both languages. */
export async function pagesOf(from: Site): Promise<string[]> {
  const read = (path: string) => fetch(from.url + path).then((response) => response.text())
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url.replaceAll('&amp;', '&')))
  const parts = locations(await read('/sitemap.xml'))
  const pages = (await Promise.all(parts.map(({ pathname }) => read(pathname)))).flatMap(locations)
  return [...new Set(pages.map(({ pathname, search }) => pathname + search))].slice(0, ADDRESSES)
}

/** Publishes twice a second, and asks for the page after each answer: it has to be the new one. */
async function publishUntil(site: Site, end: number): Promise<number[]> {
  const untilFresh: number[] = []
  for (let run = 0; performance.now() < end; run++) {
    const started = performance.now()
    const question = `How do I book, for the ${run}th time?`
    await site.client.patch(CHANGED).set({ 'question.en': question }).commit()
    const html = await fetch(`${site.url}/faq`).then((response) => response.text())
    if (!html.includes(question)) throw new Error('A page was stale after the publish had been answered.')
    untilFresh.push(performance.now() - started)
    await new Promise((done) => setTimeout(done, Math.max(0, 500 - (performance.now() - started))))
  }
  return untilFresh
}

/** Each address once in both encodings, so that all are stored before anything is measured. */
async function storedBytes(port: number, paths: string[]): Promise<Buffer[]> {
  const gzip: Buffer[] = []
  for (const path of paths) {
    await bytesOf(port, path, 'br')
    gzip.push(await bytesOf(port, path, 'gzip'))
  }
  return gzip
}

/**
 * How many a second each answers, by name. They take turns, so that what else the machine does hits all of them. A round
 * before those that count lets the code of each be compiled.
 */
async function inTurns(targets: { name: string; port: number; requests: string[] }[]) {
  const speeds = new Map(targets.map(({ name }) => [name, [] as number[]]))
  for (let round = -1; round < ROUNDS; round++) {
    for (const { name, port, requests } of targets) {
      const loaded = await load({ port, requests, seconds: SECONDS, connections: CONNECTIONS })
      if (Object.keys(loaded.statuses).join() !== '200')
        throw new Error(`${name} answered ${JSON.stringify(loaded.statuses)}.`)
      if (round >= 0) speeds.get(name)?.push(loaded.perSecond)
    }
  }
  return speeds
}

/** Runs a task several times, one after the other. */
export async function rounds<Result>(task: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let round = 0; round < ROUNDS; round++) results.push(await task())
  return results
}

export async function measurePages(): Promise<Figure[]> {
  const site = await startSite()
  const port = Number(new URL(site.url).port)
  const references: Reference[] = []
  const paths = await pagesOf(site)
  const gzip = await storedBytes(port, paths)
  const stored = storeBytes(gzip)
  try {
    references.push(await nodeReference(stored.folder, gzip.length), await emptyPageReference())
    const nginx = await nginxReference(stored.folder)
    if (nginx) references.push(nginx)
    const targets = [
      ...(['gzip', 'br'] as const).map((accepted) => ({
        name: accepted,
        port,
        requests: paths.map((path) => head(path, accepted)),
      })),
      ...references.map(({ name, port }) => ({
        name,
        port,
        requests: gzip.map((_, number) => head(name === EMPTY_PAGE ? '/' : `/${number}`, 'gzip')),
      })),
    ]
    const speeds = await inTurns(targets)
    const requests = paths.map((path) => head(path, 'gzip, br'))
    const busy = await rounds(async () => {
      const [loaded, untilFresh] = await Promise.all([
        load({ port, requests, seconds: LONGER, connections: CONNECTIONS }),
        publishUntil(site, performance.now() + (LONGER - 0.5) * 1_000),
      ])
      return { ...loaded, untilFresh: median(untilFresh) }
    })
    const paced = await rounds(() => load({ port, requests, seconds: LONGER, connections: 64, rate: RATE }))
    const size = gzip.reduce((sum, { length }) => sum + length, 0) / gzip.length / 1000
    return [
      { what: `${paths.length} stored pages, one with gzip`, unit: 'kB', values: [size] },
      ...(['gzip', 'br'] as const).flatMap((accepted): Figure[] => {
        const figure = {
          what: `stored pages, ${accepted}`,
          unit: 'requests/s',
          values: speeds.get(accepted) ?? [],
        } as const
        return [
          { ...figure, goal: { least: 20_000 } },
          ...references.map(({ name }) => ({
            ...figure,
            reference: { name, values: speeds.get(name) ?? [] },
            ...(name === 'nginx' ? { goal: { least: 0.5 } } : {}),
          })),
        ]
      }),
      {
        what: 'stored pages while somebody publishes twice a second',
        unit: 'requests/s',
        values: busy.map(({ perSecond }) => perSecond),
        goal: { least: 5_000 },
      },
      {
        what: 'from a publish to the fresh page meanwhile',
        unit: 'ms',
        values: busy.map(({ untilFresh }) => untilFresh),
      },
      {
        what: `stored pages at ${RATE} requests/s, p99`,
        unit: 'ms',
        values: paced.map(({ p99 }) => p99),
        goal: { most: 5 },
      },
    ]
  } finally {
    for (const { stop } of references) stop()
    stored.remove()
    await site.stop()
  }
}
