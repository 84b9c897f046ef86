import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Every rule of axe, on the whole page or on the part that has changed since it was looked at as a whole. */
export async function expectNothingFound(page: Page, { part }: { part?: string } = {}): Promise<void> {
  // In the page itself: otherwise axe gathers its results in a tab of its own. No page has frames of other origins.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (part !== undefined) axe.include(part)
  // The sizes of touch targets are off unless asked for. What passed is not described: that takes longer than finding it.
  axe.options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} · ${node.failureSummary}`),
  )
  expect.soft(found, `${page.url()} at ${page.viewportSize()?.width} px`).toEqual([])
}
