import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { SCHEMES } from './measured-pages.ts'

/**
 * Every rule of axe in light, and the rules about colours in dark, where nothing else can differ. On the whole page, or on the
 * part that has changed since it was looked at as a whole. The sizes of touch targets are off unless asked for.
 */
export async function expectNothingFound(
  page: Page,
  { schemes = SCHEMES, part }: { schemes?: readonly (typeof SCHEMES)[number][]; part?: string } = {},
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    // In the page itself: otherwise axe gathers its results in a tab of its own. No page has frames of other origins.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    if (part !== undefined) axe.include(part)
    // What passed is not described: that takes longer than finding it.
    if (colorScheme === 'dark') axe.options({ resultTypes: ['violations'], runOnly: ['cat.color'] })
    else axe.options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    const { violations } = await axe.analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} · ${node.failureSummary}`),
    )
    expect.soft(found, `${page.url()} in ${colorScheme} at ${page.viewportSize()?.width} px`).toEqual([])
  }
}
