import { expect, type Page } from '@playwright/test'
import { printTable } from './table.ts'

const counters = new WeakMap<Page, () => number>()

/** Counts the clicks and taps on a page from now on, those inside the preview's frame included. Key presses do not count. */
export async function countClicks(page: Page): Promise<() => number> {
  const known = counters.get(page)
  if (known) {
    known()
    return known
  }
  let clicks = 0
  await page.exposeFunction('noteClick', () => {
    clicks += 1
  })
  const listen = () =>
    addEventListener('pointerdown', () => (window as unknown as { noteClick: () => void }).noteClick(), true)
  await page.addInitScript(listen)
  await page.evaluate(listen)
  const count = () => {
    const until = clicks
    clicks = 0
    return until
  }
  counters.set(page, count)
  return count
}

/** What was counted in this process, by what was done. */
const counted: Record<string, { clicks: number; most: number }> = {}

/** Checks how many clicks it took to do something (the goals: docs/testing.md), and keeps it for the table. */
export function noteClicks(what: string, clicks: number, most: number): void {
  counted[what] = { clicks, most }
  expect.soft(clicks, what).toBeLessThanOrEqual(most)
}

/** Prints the table of clicks; for the end of a file. */
export const printClicks = () => printTable('Clicks', counted)
