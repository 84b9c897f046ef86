import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { testWithSite } from '../e2e/fixtures.ts'
import { INSPECTED, Inspector } from '../e2e/inspector.ts'
import type { Site } from '../e2e/site.ts'
import { LEAD_ENV, leadsOf } from '../e2e/stored-leads.ts'
import { PAYLOADS } from '../leads/samples.ts'
import { addressesOf } from './addresses.ts'
import { median, quantile } from './statistics.ts'
import { printTable, recordRows } from './table.ts'

/** 3 minutes unless told otherwise: `SOAK_MINUTES=30 npm run test:sweep`. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 3)
const ADDRESSES = Math.min(10_000, 1_000 * MINUTES)
const VISITORS = 6
const SAMPLES = 12
const EMAIL = 'soak@courriel.example'

const MEASURED = `(() => {
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage()
  return { rss: rss / 2 ** 20, heap: heapUsed / 2 ** 20, buffers: arrayBuffers / 2 ** 20,
    handles: process.getActiveResourcesInfo().length }
})()`

interface Sample extends Record<(typeof WATCHED)[number], number> {}

/** Megabytes, but for the handles; milliseconds of the pages since the sample before. */
const WATCHED = ['rss', 'heap', 'buffers', 'handles', 'median', 'p95'] as const

/** How much more of each the last third may have than the first: a share and an amount, for what is not regular. */
const BOUNDS: Record<(typeof WATCHED)[number], { share: number; amount: number }> = {
  rss: { share: 0.05, amount: 20 },
  heap: { share: 0.05, amount: 5 },
  buffers: { share: 0.05, amount: 5 },
  handles: { share: 0, amount: 5 },
  median: { share: 0.3, amount: 5 },
  p95: { share: 0.3, amount: 20 },
}

const test = testWithSite({ env: { ...LEAD_ENV, ...INSPECTED } })

test('reads of thousands of addresses, publishes and leads leave memory, handles and times as they are', async ({
  site,
}) => {
  test.setTimeout((MINUTES + 30) * 60_000)
  const addresses = await addressesOf(site, ADDRESSES)
  const load = new Load(site, addresses)
  // Caches fill up to their limits first.
  await load.everyAddressOnce()
  const inspector = await Inspector.of(site)
  const begun = load.counts()
  const samples: Sample[] = []
  load.begin()
  for (let n = 0; n < SAMPLES; n++) {
    await wait((MINUTES * 60_000) / SAMPLES)
    const times = load.takeTimes()
    await inspector.collectGarbage()
    const state = await inspector.evaluate<Omit<Sample, 'median' | 'p95'>>(MEASURED)
    samples.push({ ...state, median: median(times), p95: quantile(times, 0.95) })
  }
  await load.end()
  inspector.close()

  const third = SAMPLES / 3
  const [first, last] = [samples.slice(0, third), samples.slice(-third)]
  const rows = Object.fromEntries(
    WATCHED.map((name) => {
      const [before, after] = [first, last].map((part) => median(part.map((sample) => sample[name])))
      return [
        name,
        {
          'first third': round(before),
          'last third': round(after),
          max: round(Math.max(...samples.map((sample) => sample[name]))),
        },
      ]
    }),
  )
  const done = load.counts()
  printTable(`Soak of ${MINUTES} minutes over ${addresses.length} addresses`, rows)
  recordRows('tests/sweep/soak.spec.ts', {
    reads: { tried: done.reads - begun.reads, lost: load.faults.length },
    publishes: { tried: done.publishes, lost: 0 },
    leads: { tried: load.leads, lost: load.leads - leadsOf(site, EMAIL).length },
  })
  expect(load.faults).toEqual([])
  expect(leadsOf(site, EMAIL)).toHaveLength(load.leads)
  for (const name of WATCHED) {
    const { share, amount } = BOUNDS[name]
    const before = Number(rows[name]?.['first third'])
    expect.soft(Number(rows[name]?.['last third']), name).toBeLessThanOrEqual(before * (1 + share) + amount)
  }
})

const round = (value = Number.NaN) => Math.round(value * 10) / 10

/** Visitors, an editor and people who send forms. */
class Load {
  readonly faults: string[] = []
  leads = 0
  #reads = 0
  #publishes = 0
  #times: number[] = []
  #next = 0
  #isOver = false
  #running: Promise<void>[] = []
  readonly #site: Site
  readonly #addresses: string[]

  constructor(site: Site, addresses: string[]) {
    this.#site = site
    this.#addresses = addresses
  }

  counts() {
    return { reads: this.#reads, publishes: this.#publishes }
  }

  takeTimes(): number[] {
    return this.#times.splice(0)
  }

  async everyAddressOnce(): Promise<void> {
    const visitor = async () => {
      while (this.#next < this.#addresses.length) await this.#read()
    }
    await Promise.all(Array.from({ length: VISITORS }, visitor))
    this.takeTimes()
  }

  begin(): void {
    const repeat = async (work: () => Promise<void>, pause: number) => {
      while (!this.#isOver) {
        await work()
        await wait(pause)
      }
    }
    this.#running = [
      ...Array.from({ length: VISITORS }, () => repeat(() => this.#read(), 150)),
      repeat(() => this.#publish(), 5_000),
      repeat(() => this.#sendLead(), 500),
    ]
  }

  async end(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#running)
  }

  async #read(): Promise<void> {
    const address = this.#addresses[this.#next++ % this.#addresses.length] ?? '/'
    const started = performance.now()
    const response = await fetch(this.#site.url + address, { headers: { 'accept-encoding': 'gzip' } })
    await response.arrayBuffer()
    this.#times.push(performance.now() - started)
    this.#reads++
    const expected = address.includes('nobody') ? 404 : 200
    if (response.status !== expected) this.faults.push(`${address}: ${response.status}`)
  }

  async #publish(): Promise<void> {
    const id = ['service-tv-mounting', 'service-ceiling-fans', 'city-toronto'][this.#publishes++ % 3] ?? ''
    await this.#site.client
      .patch(id)
      .set({ 'description.en': `Installed ${this.#publishes} times.` })
      .commit()
  }

  async #sendLead(): Promise<void> {
    const payload = { ...PAYLOADS.lead, email: EMAIL }
    const response = await fetch(`${this.#site.url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'lead', submission_id: randomUUID(), payload }),
    })
    await response.arrayBuffer()
    this.leads++
    if (response.status !== 202) this.faults.push(`a lead: ${response.status}`)
  }
}
