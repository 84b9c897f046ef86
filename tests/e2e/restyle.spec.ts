import { expect } from '@playwright/test'
import { test } from './fixtures.ts'

/** More than a card with all that stands in it. */
const FEW = 100

/** What is read of an event that Chromium traces. */
interface TraceEvent {
  name: string
  args: { elementCount?: number }
}

for (const path of ['/', '/services', '/tv-mounting', '/toronto/tv-mounting']) {
  test(`${path}: an element that is added does not restyle the page`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const devtools = await page.context().newCDPSession(page)
    const restyled: number[] = []
    devtools.on('Tracing.dataCollected', ({ value }) => {
      for (const { name, args } of value as unknown as TraceEvent[])
        if (name === 'UpdateLayoutTree' && args.elementCount !== undefined) restyled.push(args.elementCount)
    })
    const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
    await devtools.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } })
    await page.locator('main h1').evaluate((heading) => {
      heading.append(document.createElement('span'))
      return heading.getBoundingClientRect().height
    })
    await devtools.send('Tracing.end')
    await ended
    expect(restyled).not.toEqual([])
    expect(Math.max(...restyled)).toBeLessThan(FEW)
  })
}
