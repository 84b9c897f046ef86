import { expect, type Page } from '@playwright/test'
import { inEveryRun, ONLY_IN_SWEEP, test } from './fixtures.ts'
import { untilDrawn } from './measured-pages.ts'

/** More than a card with all that stands in it. */
const FEW = 100

/** What is read of an event that Chromium traces. */
interface TraceEvent {
  name: string
  /** Microseconds. */
  ts: number
  /** A picture in SVG has a frame of its own. */
  args: { elementCount?: number; beginData?: { frame: string }; data?: { frame: string } }
}

/** What Chromium does on a page while a task runs. */
async function traced(page: Page, task: () => Promise<unknown>): Promise<TraceEvent[]> {
  const devtools = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } })
  await task()
  await devtools.send('Tracing.end')
  await ended
  return events.toSorted((a, b) => a.ts - b.ts)
}

/** How many elements were styled each time. */
const restyled = (events: TraceEvent[]) =>
  events.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? (args.elementCount ?? []) : []))

for (const path of ['/', '/services', '/tv-mounting', '/toronto/tv-mounting']) {
  test(
    `${path}: an element that is added does not restyle the page`,
    inEveryRun(path === '/tv-mounting'),
    async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      // What the page itself still has to style is not counted.
      await untilDrawn(page)
      const events = await traced(page, () =>
        page.locator('main h1').evaluate((heading) => {
          heading.append(document.createElement('span'))
          // As the popups of the page: outside of main, with lists and icons in it.
          const popup = document.createElement('section')
          popup.innerHTML = '<ul><li><svg></svg><p>Popup</p></li></ul>'
          document.body.append(popup)
          return heading.getBoundingClientRect().height
        }),
      )
      expect(restyled(events)).not.toEqual([])
      expect(Math.max(...restyled(events))).toBeLessThan(FEW)
    },
  )

  test(`${path}: the start of its scripts does not restyle the page`, ONLY_IN_SWEEP, async ({ page }) => {
    // What they do themselves is not looked at here.
    let asked = 0
    await page.route('**/_next/static/**/*.js', (route) => {
      asked += 1
      return route.abort()
    })
    const events = await traced(page, async () => {
      await page.goto(path, { waitUntil: 'load' })
      await expect.poll(() => asked).toBeGreaterThan(3)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    })
    const [whole] = events.toSorted((a, b) => (b.args.elementCount ?? 0) - (a.args.elementCount ?? 0))
    const frame = whole?.args.beginData?.frame
    const ofPage = events.filter(({ args }) => (args.beginData ?? args.data)?.frame === frame)
    const loaded = ofPage.findIndex(({ name }) => name === 'MarkLoad')
    expect(loaded).toBeGreaterThan(0)
    const later = ofPage.slice(loaded)
    expect(Math.max(0, ...restyled(later))).toBeLessThan(FEW)
  })
}
