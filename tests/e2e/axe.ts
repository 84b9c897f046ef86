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
    const axe = new AxeBuilder({ page })
    if (part !== undefined) axe.include(part)
    if (colorScheme === 'dark') axe.withTags('cat.color')
    else axe.options({ rules: { 'target-size': { enabled: true } } })
    const { violations } = await axe.analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} · ${node.failureSummary}`),
    )
    expect.soft(found, `${page.url()} in ${colorScheme} at ${page.viewportSize()?.width} px`).toEqual([])
  }
}
