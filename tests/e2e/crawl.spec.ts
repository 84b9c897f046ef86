import { expect } from '@playwright/test'
import { expectNoFaults, sitemapPaths } from './crawl.ts'
import { ONLY_IN_SWEEP, test } from './fixtures.ts'
import { OTHER_PAGES, PAGES } from './measured-pages.ts'

/* One page of each type; every page of the sitemap is asked for in tests/sweep. */

test(
  'pages answer in both languages, say so, lead on, and are French in French',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    const listed = await sitemapPaths(site.url)
    expect(listed.length).toBeGreaterThan(1_300)
    const paths = [...PAGES, ...OTHER_PAGES].filter((path) => listed.includes(path))
    expect(paths.length).toBeGreaterThan(25)
    await expectNoFaults(site, page, paths, listed)
  },
)
