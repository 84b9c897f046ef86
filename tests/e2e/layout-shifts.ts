import { expect, type Page } from '@playwright/test'
import { untilDrawn } from './measured-pages.ts'

/** What nobody notices. */
export const MOST_SHIFT = 0.01

interface Shift {
  value: number
  /** The elements that moved. */
  moved: string[]
}

/** Records every shift of the layout that nobody's input explains, from each page's first paint on. Call before `goto`. */
export async function recordShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element
            ? `${node.localName}.${node.className}`.slice(0, 60)
            : String(node?.textContent),
        )
        shifts.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

/** Checks that nothing on the open page has moved since its first paint. */
export async function expectStill(page: Page, shifts: () => Promise<Shift[]>): Promise<void> {
  // What has changed by now is on the screen, and its shifts are noted.
  await untilDrawn(page)
  const found = await shifts()
  const total = found.reduce((sum, { value }) => sum + value, 0)
  expect(total, JSON.stringify(found)).toBeLessThanOrEqual(MOST_SHIFT)
}
