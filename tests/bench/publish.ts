// npm run bench: how long from a publish to the fresh page, against the same page from the cache. Needs `npm run build:test`.
import { startSite } from '../e2e/site.ts'
import { makeTestData } from '../e2e/test-data.ts'

const RUNS = 20

process.once('exit', await makeTestData())
const site = await startSite()
const address = `${site.url}/concrete-patio`

async function timed(task: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await task()
  return performance.now() - started
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const read = () => fetch(address).then((response) => response.text())

try {
  await read()
  const cached: number[] = []
  const publishes: number[] = []
  const untilFresh: number[] = []
  for (let run = 0; run < RUNS; run++) {
    cached.push(await timed(read))
    const name = `Concrete patio ${run}`
    const publish = await timed(() =>
      site.client.patch('service-concrete-patio').set({ 'name.en': name }).commit(),
    )
    let html = ''
    const fresh = await timed(async () => {
      html = await read()
    })
    if (!html.includes(name)) throw new Error(`Run ${run}: the next request was not fresh.`)
    publishes.push(publish)
    untilFresh.push(publish + fresh)
    // Until the expiry for renders in flight is over, so that the next reading is of a cached page.
    await new Promise((done) => setTimeout(done, 2_100))
    await read()
  }
  const [page, commit, fresh] = [median(cached), median(publishes), median(untilFresh)]
  console.log(`Medians of ${RUNS} runs, in ms`)
  console.log(`cached page           ${page.toFixed(1)}`)
  console.log(`publish               ${commit.toFixed(1)}`)
  console.log(
    `publish to fresh page ${fresh.toFixed(1)}  (${(fresh / page).toFixed(1)} x a cached page; longest ${Math.max(...untilFresh).toFixed(1)})`,
  )
} finally {
  await site.stop()
}
