// How long from a publish until the next request gets the fresh page, of a service, against the same page when it is stored.
import { startSite } from '../e2e/site.ts'
import { type Figure, median } from './figures.ts'

const ROUNDS = 3
const PUBLISHES = 7

async function timed(task: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await task()
  return performance.now() - started
}

export async function measurePublish(): Promise<Figure[]> {
  const site = await startSite()
  const read = () => fetch(`${site.url}/concrete-patio`).then((response) => response.text())

  async function publish(name: string) {
    const stored = await timed(read)
    const commit = await timed(() =>
      site.client.patch('service-concrete-patio').set({ 'name.en': name }).commit(),
    )
    let html = ''
    const fresh = await timed(async () => {
      html = await read()
    })
    if (!html.includes(name)) throw new Error(`${name}: the next request was not fresh.`)
    // Until the expiry for renders in flight is over, so that the next reading is of a stored page.
    await new Promise((done) => setTimeout(done, 2_100))
    await read()
    return { stored, commit, fresh: commit + fresh }
  }

  async function round(number: number) {
    const publishes: Awaited<ReturnType<typeof publish>>[] = []
    for (let run = 0; run < PUBLISHES; run++) publishes.push(await publish(`Concrete patio ${number} ${run}`))
    return (part: keyof (typeof publishes)[number]) => median(publishes.map((one) => one[part]))
  }

  try {
    await read()
    const rounds: Awaited<ReturnType<typeof round>>[] = []
    for (let number = 0; number < ROUNDS; number++) rounds.push(await round(number))
    const values = (part: Parameters<(typeof rounds)[number]>[0]) => rounds.map((medianOf) => medianOf(part))
    return [
      { what: 'a publish', unit: 'ms', values: values('commit') },
      {
        what: 'from a publish to the fresh page of a service',
        unit: 'ms',
        values: values('fresh'),
        goal: { most: 120 },
      },
      {
        what: 'from a publish to the fresh page of a service',
        unit: 'ms',
        values: values('fresh'),
        reference: { name: 'the stored page', values: values('stored') },
      },
    ]
  } finally {
    await site.stop()
  }
}
