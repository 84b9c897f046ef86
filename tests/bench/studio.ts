// The Studio beside a bare one of Sanity with the same schema, in turns: from a cold start to a document that can be edited,
// from a click to a document in an open Studio, and from a key to what it paints. Needs CHROMIUM_PATH or Playwright's own
// Chromium.
import { type Browser, chromium, type Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { ADMIN } from '../e2e/people.ts'
import { startSite } from '../e2e/site.ts'
import { field, signIn } from '../e2e/studio.ts'
import { serveBothStudios } from './bare-studio.ts'
import { type Figure, quantile } from './figures.ts'

const ROUNDS = 5
/** Documents opened one after the other in each round. */
const OPENED = 10
const BLOCKS = 40
/** A sentence that is typed twice over, at the pace of somebody who types well. */
const SENTENCE = 'Installed by licensed people near you, at the price that you saw. '
const PACE = 70

const STUDIOS = ['/studio', '/bare'] as const
const NAMES = { '/studio': 'the Studio', '/bare': 'a bare Studio' }
type Studio = (typeof STUDIOS)[number]

interface Place {
  id: string
  type: string
  /** A text on the first tab. */
  path: string
}

type Samples = Record<Studio, number[]>
const samples = (): Samples => ({ '/studio': [], '/bare': [] })

export async function measureStudio(): Promise<Figure[]> {
  const site = await startSite({ ownAddress: true })
  const both = await serveBothStudios(site.url)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const services = await longestServices(site.client)
    const [largest] = services
    if (!largest) throw new Error('There is no service.')
    const page = await fortyBlocks(site.client)
    const places = { 'the largest service': largest, [`a page of ${BLOCKS} blocks`]: page }
    const cold = samples()
    const inside = samples()
    const keys = Object.fromEntries(
      Object.keys(places).map((name) => [name, { p75: samples(), p95: samples() }]),
    )
    for (let round = 0; round < ROUNDS; round++) {
      for (const studio of round % 2 ? STUDIOS.toReversed() : STUDIOS) {
        const tab = await newBrowser(browser, both.url)
        cold[studio].push(await timed(() => openCold(tab, studio, largest)))
        const opened: number[] = []
        for (const service of services.slice(1))
          opened.push(await timed(() => openInside(tab, studio, service)))
        inside[studio].push(quantile(opened, 0.5))
        for (const [name, place] of Object.entries(places)) {
          await openInside(tab, studio, place)
          const took = await keysToPaint(tab, place)
          keys[name]?.p75[studio].push(quantile(took, 0.75))
          keys[name]?.p95[studio].push(quantile(took, 0.95))
        }
        await tab.context().close()
      }
    }
    const beside = (what: string, values: Samples): Figure => ({
      what: `${NAMES['/studio']}, ${what}`,
      unit: 'ms',
      values: values['/studio'],
      reference: { name: NAMES['/bare'], values: values['/bare'] },
      goal: { most: 1 },
    })
    return [
      beside('from a cold start to a document that can be edited', cold),
      {
        what: `${NAMES['/studio']}, a document opened inside it, median of ${OPENED}`,
        unit: 'ms',
        values: inside['/studio'],
        goal: { most: 1_000 },
      },
      beside(`a document opened inside it, median of ${OPENED}`, inside),
      ...Object.entries(keys).flatMap(([name, { p75, p95 }]) => [
        beside(`from a key to what it paints in ${name}, p75`, p75),
        beside(`from a key to what it paints in ${name}, p95`, p95),
      ]),
    ]
  } finally {
    await browser.close()
    both.stop()
    await site.stop()
  }
}

/** The services with the most content, the largest first: one to type in, the others to open. */
async function longestServices(client: SanityClient): Promise<Place[]> {
  const services = await client.fetch<{ _id: string }[]>(
    '*[_type == "service" && !(_id in path("drafts.**"))]',
  )
  const length = (service: object) => JSON.stringify(service).length
  return services
    .toSorted((a, b) => length(b) - length(a))
    .slice(0, OPENED + 1)
    .map(({ _id }) => ({ id: _id, type: 'service', path: 'name' }))
}

async function fortyBlocks(client: SanityClient): Promise<Place> {
  const line = (en: string, fr: string) => ({ _type: 'localeString', en, fr })
  const TYPES = ['textBlock', 'servicesBlock', 'citiesBlock', 'reviewsBlock', 'callToActionBlock']
  const sections = Array.from({ length: BLOCKS }, (_, at) => ({
    _type: TYPES[at % TYPES.length],
    _key: `block${at}`,
    title: line(`Section ${at} of the page`, `Section ${at} de la page`),
  }))
  const document = {
    _id: 'landing-forty-blocks',
    _type: 'landingPage',
    title: line('Forty blocks', 'Quarante blocs'),
    slug: { _type: 'slug', current: 'forty-blocks' },
    sections,
  }
  await client.createOrReplace({ ...document, _id: `drafts.${document._id}` })
  return { id: document._id, type: document._type, path: 'title' }
}

/** Somebody signed in whose browser has nothing of the Studio yet. */
async function newBrowser(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-CA',
    viewport: { width: 1400, height: 900 },
  })
  const page = await context.newPage()
  await signIn(page, ADMIN)
  return page
}

async function timed(task: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await task()
  return performance.now() - started
}

const addressOf = (studio: Studio, { id, type }: Place) => `${studio}/intent/edit/id=${id};type=${type}/`

async function openCold(page: Page, studio: Studio, place: Place): Promise<void> {
  await page.goto(addressOf(studio, place), { waitUntil: 'commit' })
  await usable(page, place)
}

/** As a click on a link inside the Studio does. */
async function openInside(page: Page, studio: Studio, place: Place): Promise<void> {
  await page.evaluate(
    (address) => {
      for (const form of document.querySelectorAll('[data-testid="form-view"]'))
        form.setAttribute('data-left', '')
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    },
    addressOf(studio, place),
  )
  await usable(page, place)
}

/** Waits until the document's form is there and takes text. */
async function usable(page: Page, { path }: Place): Promise<void> {
  const form = page.locator('[data-testid="form-view"]:not([data-left])')
  await form.locator(`[data-testid="field-${path}.en"] input:read-write`).waitFor({ timeout: 60_000 })
}

/** Types into the English text beside its French, and says for each key how many milliseconds its paint took. */
async function keysToPaint(page: Page, { path }: Place): Promise<number[]> {
  const input = page.locator(
    `[data-testid="form-view"]:not([data-left]) [data-testid="field-${path}.en"] input`,
  )
  await field(page, `${path}.fr`).last().waitFor()
  await input.focus()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await page.evaluate(() => {
    const took: number[] = []
    Object.assign(window, { took })
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // A message comes after the frame has been painted.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => took.push(performance.now() - timeStamp)
          port2.postMessage(null)
        }),
      { capture: true },
    )
  })
  await page.keyboard.type(SENTENCE + SENTENCE, { delay: PACE })
  await page.waitForTimeout(500)
  return page.evaluate(() => Reflect.get(window, 'took') as number[])
}
