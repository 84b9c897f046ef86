import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { expectNothingFound } from './axe.ts'
import { expectLargeTarget } from './controls.ts'
import { inEveryRun, ONLY_IN_SWEEP, test } from './fixtures.ts'
import { expectStill, recordShifts } from './layout-shifts.ts'
import { untilScripted } from './measured-pages.ts'
import type { Site } from './site.ts'

const FRENCH = 'Voir cette page en français'
const ENGLISH = 'See this page in English'

/** Opens a page in a browser that prefers a language, of somebody who has never been here. The fixtures' pages have a language. */
async function openIn(browser: Browser, site: Site, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage({ baseURL: site.url, ...options })
  opened.push(page)
  return page
}

const opened: Page[] = []
test.afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close()
})

for (const [locale, path, offer, to] of [
  ['fr-CA', '/tv-mounting?utm_source=x', FRENCH, '/tv-mounting?utm_source=x&lang=fr'],
  ['en-CA', '/tv-mounting?lang=fr', ENGLISH, '/tv-mounting'],
] as const) {
  for (const width of [360, 1280]) {
    test(
      `${locale} at ${width} px: ${path} offers the other language, moves nothing, and leads there`,
      inEveryRun(locale === 'fr-CA' && width === 360),
      async ({ browser, site }) => {
        const page = await openIn(browser, site, { locale, viewport: { width, height: 780 } })
        const shifts = await recordShifts(page)
        await page.goto(path)
        const link = page.getByRole('complementary', { name: offer }).getByRole('link', { name: offer })
        await expect(link).toBeVisible()
        await expectStill(page, shifts)
        await expectNothingFound(page, { part: '#language-offer' })
        for (const control of [link, page.locator('#language-offer button')]) {
          await expectLargeTarget(control)
        }
        await link.click()
        await expect(page).toHaveURL(to)
        await untilScripted(page, locale === 'fr-CA' ? 'fr' : 'en')
        await expect(page.locator('#language-offer')).toBeHidden()
      },
    )
  }
}

test(
  'closed once, it stays away; who has the page in their language never sees it',
  ONLY_IN_SWEEP,
  async ({ browser, site }) => {
    const page = await openIn(browser, site, { locale: 'fr-CA' })
    await page.goto('/services')
    const offer = page.locator('#language-offer')
    await expect(offer).toBeVisible()
    await offer.getByRole('button').click()
    await expect(offer).toBeHidden()
    await page.goto('/')
    await untilScripted(page)
    await expect(offer).toBeHidden()

    const other = await openIn(browser, site, { locale: 'fr-CA' })
    await other.goto('/services?lang=fr')
    await untilScripted(other, 'fr')
    await expect(other.locator('#language-offer')).toBeHidden()
  },
)

test('the stored page is the same for every browser, and nothing redirects', async ({ site }) => {
  const answers = await Promise.all(
    ['fr-CA,fr;q=0.9', 'en-CA,en;q=0.9'].map((language) =>
      fetch(`${site.url}/pricing`, { headers: { 'accept-language': language }, redirect: 'manual' }),
    ),
  )
  const [french, english] = await Promise.all(answers.map((answer) => answer.text()))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]?.headers.get('vary') ?? '').not.toMatch(/accept-language/i)
  expect(french).toBe(english)
  expect(english).toMatch(/<aside id="language-offer"/)
})
