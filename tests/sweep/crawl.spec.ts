import { type Browser, expect, type Page } from '@playwright/test'
import { localizedHref } from '#lib/i18n/href.ts'
import { AT_ONCE, expectNoFaults, inTurns, sitemapPaths } from '../e2e/crawl.ts'
import { test } from '../e2e/fixtures.ts'
import { MOST_SHIFT, recordShifts } from '../e2e/layout-shifts.ts'
import { setWidth, untilScripted, watchErrors } from '../e2e/measured-pages.ts'

/** A city and a service: `/toronto/tv-mounting`. There are thousands; the browser visits some, plain requests all. */
const COMBINATION = /^\/(?!(?:services|guides|bundles|contractors|city)\/)[^/]+\/[^/]+$/

test('every page of the sitemap answers in both languages, says so, leads on, and is French in French', async ({
  page,
  site,
}) => {
  const paths = await sitemapPaths(site.url)
  console.log(`  ${paths.length} pages in both languages`)
  expect(paths.length).toBeGreaterThan(1_300)
  await expectNoFaults(site, page, paths, paths)
})

/** Every page but the combinations, and of those one for each city, each with another service. */
function pagesToOpen(paths: string[]): string[] {
  const seen = new Set<string>()
  return paths.filter((path) => {
    if (!COMBINATION.test(path)) return true
    const parts = path.slice(1).split('/')
    const isNew = parts.every((part) => !seen.has(part))
    if (isNew) for (const part of parts) seen.add(part)
    return isNew
  })
}

/** A screen at a time: what is lazy has its turn. Not by frames: pages behind others get none. */
async function scrollQuickly(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 20))
    }
  })
}

async function newPage(browser: Browser, origin: string, width: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await setWidth(page, width)
  return page
}

for (const [lang, width] of [
  ['en', 1280],
  ['fr', 360],
] as const) {
  test(`in a browser, ${lang} at ${width} px: nothing complains, nothing moves`, async ({
    browser,
    site,
  }) => {
    const paths = pagesToOpen(await sitemapPaths(site.url))
    const pages = await Promise.all(Array.from({ length: AT_ONCE }, () => newPage(browser, site.url, width)))
    const errors = pages.map(watchErrors)
    const shiftsOf = await Promise.all(pages.map(recordShifts))
    const moved: string[] = []
    await inTurns(paths, async (path, lane) => {
      const page = pages[lane]
      if (!page) return
      await page.goto(localizedHref(path, lang))
      await untilScripted(page, lang)
      await scrollQuickly(page)
      const shifts = (await shiftsOf[lane]?.()) ?? []
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      if (total > MOST_SHIFT) moved.push(`${path}: ${total.toFixed(3)} ${JSON.stringify(shifts)}`)
    })
    console.log(`  ${paths.length} pages`)
    expect(errors.flat()).toEqual([])
    expect(moved).toEqual([])
    await Promise.all(pages.map((page) => page.context().close()))
  })
}
