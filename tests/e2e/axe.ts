import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { SCHEMES } from './measured-pages.ts'

/** Every rule of axe on the whole page, in light and in dark unless told otherwise. The sizes of touch targets are off unless asked for. */
export async function expectNothingFound(
  page: Page,
  schemes: readonly ('light' | 'dark')[] = SCHEMES,
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page })
      .options({ rules: { 'target-size': { enabled: true } } })
      .analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} · ${node.failureSummary}`),
    )
    expect.soft(found, `${page.url()} in ${colorScheme} at ${page.viewportSize()?.width} px`).toEqual([])
  }
}
