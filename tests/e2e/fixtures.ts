import { test as base } from '@playwright/test'
import { type Site, type SiteOptions, startSite } from './site.ts'

/** A `test` whose pages are those of a server of its own: `site`, also the base of relative addresses. */
export function testWithSite(options: SiteOptions = {}) {
  return base.extend<object, { site: Site }>({
    site: [
      async ({}, use) => {
        const site = await startSite(options)
        await use(site)
        await site.stop()
      },
      { scope: 'worker', timeout: 90_000 },
    ],
    baseURL: async ({ site }, use) => use(site.url),
  })
}
