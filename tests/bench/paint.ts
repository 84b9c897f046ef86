// First paint on a simulated phone, by Lighthouse, against an empty page of Next.js in the same rounds. Needs CHROMIUM_PATH or a
// Chrome that Lighthouse finds, and Lighthouse itself (`npm install --global lighthouse`): it is too large for a package of the site.
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startSite } from '../e2e/site.ts'
import { emptyPageReference } from './empty-page.ts'
import { type Figure, median } from './figures.ts'

const ROUNDS = 5

const PAGES = {
  home: '/',
  catalogue: '/services',
  service: '/tv-mounting',
  'city + service': '/toronto/tv-mounting',
  quote: '/get-quote',
  wizard: '/book-installation',
  city: '/city/toronto',
  category: '/services/category/tech',
  comparison: '/compare?service=furnace-installation&service=heat-pump-installation',
  cost: '/toronto/tv-mounting/cost',
  contractors: '/contractors',
  installer: '/installers/anthony-russo',
}

const run = promisify(execFile)
const LIGHTHOUSE = process.env.LIGHTHOUSE_PATH ?? 'lighthouse'
const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking'

interface Seen {
  /** 0 to 100. */
  score: number
  /** Milliseconds. */
  largestPaint: number
  blocked: number
}

async function look(url: string): Promise<Seen> {
  const folder = mkdtempSync(join(tmpdir(), 'montage-lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    await run(
      LIGHTHOUSE,
      [
        url,
        '--quiet',
        '--only-categories=performance',
        '--output=json',
        `--output-path=${file}`,
        `--chrome-flags=${FLAGS}`,
      ],
      {
        env: { ...process.env, ...(process.env.CHROMIUM_PATH && { CHROME_PATH: process.env.CHROMIUM_PATH }) },
      },
    )
    const { audits, categories } = JSON.parse(readFileSync(file, 'utf8'))
    return {
      score: categories.performance.score * 100,
      largestPaint: audits['largest-contentful-paint'].numericValue,
      blocked: audits['total-blocking-time'].numericValue,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Now and then Lighthouse records nothing of a page (NO_NAVSTART). Such a look is no measurement, so it is taken again, at most five times more. */
async function lookAgainIfLost(url: string, again = 5): Promise<Seen> {
  try {
    return await look(url)
  } catch (error) {
    if (again === 0) throw error
    console.warn(`Lighthouse failed at ${url}, once more:`, error)
    return lookAgainIfLost(url, again - 1)
  }
}

export async function measurePaint(): Promise<Figure[]> {
  if (spawnSync(LIGHTHOUSE, ['--version']).status !== 0) {
    throw new Error('Lighthouse is not installed: npm install --global lighthouse, or set LIGHTHOUSE_PATH.')
  }
  const [site, empty] = [await startSite(), await emptyPageReference()]
  const addresses = {
    [empty.name]: `http://localhost:${empty.port}/`,
    ...Object.fromEntries(Object.entries(PAGES).map(([name, path]) => [name, site.url + path])),
  }
  const seen: Record<string, Seen[]> = Object.fromEntries(Object.keys(addresses).map((name) => [name, []]))
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, url] of Object.entries(addresses)) {
        const page = await lookAgainIfLost(url)
        seen[name]?.push(page)
        console.log(`round ${round + 1}, ${name}:`, page)
      }
    }
  } finally {
    empty.stop()
    await site.stop()
  }
  const values = (name: string, part: keyof Seen) => (seen[name] ?? []).map((one) => one[part])
  const least = Math.max(98, median(values(empty.name, 'score')) - 1)
  const most = median(values(empty.name, 'blocked')) + 30
  const figures = (name: string, goals: boolean): Figure[] => [
    {
      what: `${name}, score`,
      unit: 'points',
      values: values(name, 'score'),
      ...(goals && { goal: { least } }),
    },
    {
      what: `${name}, LCP`,
      unit: 'ms',
      values: values(name, 'largestPaint'),
      ...(goals && { goal: { most: 1_500 } }),
    },
    { what: `${name}, TBT`, unit: 'ms', values: values(name, 'blocked'), ...(goals && { goal: { most } }) },
  ]
  return [...figures(empty.name, false), ...Object.keys(PAGES).flatMap((name) => figures(name, true))]
}
