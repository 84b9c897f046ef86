import { type BrowserContextOptions, test as base, type Page } from '@playwright/test'
import { type Site, type SiteOptions, startSite } from './site.ts'

/** Opens a page in a browser of its own, as one more person has. */
export type NewPage = (options?: BrowserContextOptions) => Promise<Page>

/**
 * A `test` whose pages are those of a server of its own: `site`, also the base of relative addresses. `newPage` opens
 * further ones, which are closed after the test: an open Studio hears every change, and works, through the next tests.
 */
export function testWithSite(options: SiteOptions = {}) {
  return base.extend<{ newPage: NewPage }, { site: Site }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads in the pattern what a fixture needs.
      async ({}, use) => {
        const site = await startSite(options)
        await use(site)
        await site.stop()
      },
      { scope: 'worker', timeout: 90_000 },
    ],
    baseURL: async ({ site }, use) => use(site.url),
    newPage: async ({ browser, site }, use) => {
      const opened: Page[] = []
      await use(async (settings) => {
        const page = await browser.newPage({ baseURL: site.url, ...settings })
        opened.push(page)
        return page
      })
      await Promise.all(opened.map((page) => page.context().close()))
    },
  })
}
