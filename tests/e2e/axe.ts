import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Sizes of touch targets, and that what is read on a control is part of its name. */
const OFF_BY_DEFAULT = ['target-size', 'label-content-name-mismatch']

/** Every rule of axe, on the whole page or on the part that has changed since it was looked at as a whole. */
export async function expectNothingFound(page: Page, { part }: { part?: string } = {}): Promise<void> {
  // In the page itself: otherwise axe gathers its results in a tab of its own. No page has frames of other origins.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (part !== undefined) axe.include(part)
  // What passed is not described: that takes longer than finding it.
  axe.options({
    resultTypes: ['violations'],
    rules: Object.fromEntries(OFF_BY_DEFAULT.map((rule) => [rule, { enabled: true }])),
  })
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} · ${node.failureSummary}`),
  )
  expect.soft(found, `${page.url()} at ${page.viewportSize()?.width} px`).toEqual([])
}
