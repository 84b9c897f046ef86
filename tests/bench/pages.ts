// node tests/bench/pages.ts: how many stored pages a second one process sends, alone and while somebody publishes.
// References from the same run: the same gzip bytes from Node's `http` and, where it is installed, from nginx with one worker.
// Needs `npm run build:test`.
import { get } from 'node:http'
import { type Site, startSite } from '../e2e/site.ts'
import { makeTestData } from '../e2e/test-data.ts'
import { head, type Loaded, load } from './load.ts'
import { nginxReference, nodeReference, type Reference, storeBytes } from './references.ts'

const ADDRESSES = 400
const ROUNDS = 3
const SECONDS = 2
const CONNECTIONS = 16
/** How long it is measured while somebody publishes, and at a steady rate. */
const LONGER = 6
/** A question that one page shows: how many pages Next has to make again for a change is not what is measured. */
const CHANGED = 'faq-booking-1'

process.once('exit', await makeTestData())
const site = await startSite()
const port = Number(new URL(site.url).port)

/** The body as it came over the wire. */
function bytesOf(path: string, accepted: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get({ port, path, headers: { 'accept-encoding': accepted } }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve(Buffer.concat(chunks))
    }).on('error', reject)
  })
}

/** Pages of the sitemap, in both languages. */
async function pagesOf(from: Site): Promise<string[]> {
  const read = (path: string) => fetch(from.url + path).then((response) => response.text())
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url.replaceAll('&amp;', '&')))
  const parts = locations(await read('/sitemap.xml'))
  const pages = (await Promise.all(parts.map(({ pathname }) => read(pathname)))).flatMap(locations)
  return [...new Set(pages.map(({ pathname, search }) => pathname + search))].slice(0, ADDRESSES)
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

function report(name: string, runs: Loaded[]): void {
  const speeds = runs.map(({ perSecond }) => perSecond)
  const statuses = new Set(runs.flatMap((run) => Object.keys(run.statuses)))
  console.log(
    `${name.padEnd(34)} ${median(speeds).toFixed(0).padStart(6)} requests/s  (${Math.min(...speeds).toFixed(0)}–${Math.max(...speeds).toFixed(0)}, p99 ${median(runs.map(({ p99 }) => p99)).toFixed(1)} ms, status ${[...statuses].join(' ')})`,
  )
}

/** Publishes twice a second, and asks for the page after each answer: it has to be the new one. */
async function publishUntil(end: number): Promise<number[]> {
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

const references: Reference[] = []
let remove = () => {}
try {
  const paths = await pagesOf(site)
  const gzip: Buffer[] = []
  for (const path of paths) gzip.push(await bytesOf(path, 'gzip'))
  const stored = storeBytes(gzip)
  remove = stored.remove
  references.push(await nodeReference(stored.folder, gzip.length))
  const nginx = await nginxReference(stored.folder)
  if (nginx) references.push(nginx)
  const size = gzip.reduce((sum, { length }) => sum + length, 0) / gzip.length / 1000
  console.log(`${paths.length} addresses, ${size.toFixed(1)} kB each with gzip, ${CONNECTIONS} connections`)

  const targets = [
    ...(['gzip', 'br'] as const).map((accepted) => ({
      name: `stored pages, ${accepted}`,
      port,
      requests: paths.map((path) => head(path, accepted)),
    })),
    ...references.map(({ name, port }) => ({
      name: `${name}, gzip`,
      port,
      requests: gzip.map((_, number) => head(`/${number}`, 'gzip')),
    })),
  ]
  const runs = new Map<string, Loaded[]>(targets.map(({ name }) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, ...target } of targets) {
      runs.get(name)?.push(await load({ ...target, seconds: SECONDS, connections: CONNECTIONS }))
    }
  }
  for (const [name, results] of runs) report(name, results)

  const requests = paths.map((path) => head(path, 'gzip, br'))
  const [busy, untilFresh] = await Promise.all([
    load({ port, requests, seconds: LONGER, connections: CONNECTIONS }),
    publishUntil(performance.now() + (LONGER - 0.5) * 1_000),
  ])
  report('while publishing twice a second', [busy])
  console.log(
    `publish to fresh page meanwhile    ${median(untilFresh).toFixed(0)} ms (longest ${Math.max(...untilFresh).toFixed(0)}, ${untilFresh.length} publishes, none stale)`,
  )
  const paced = await load({ port, requests, seconds: LONGER, connections: 64, rate: 2_000 })
  console.log(
    `at 2,000 requests/s                median ${paced.median.toFixed(2)} ms, p99 ${paced.p99.toFixed(2)} ms`,
  )
} finally {
  for (const { stop } of references) stop()
  remove()
  await site.stop()
}
