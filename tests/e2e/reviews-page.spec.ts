import { expect, type Page } from '@playwright/test'
import { en } from '#lib/i18n/en.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { fr } from '#lib/i18n/fr.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { ONLY_IN_SWEEP, test } from './fixtures.ts'
import { untilScripted } from './measured-pages.ts'

const WORDS = { en, fr }

const FILTERS = ['', '5', '4', '3', 'photos', 'verified', 'none']

const titles = (page: Page) => page.locator('#reviews article:visible h3').allTextContents()

/** Shows every review that the filters keep. */
async function showAll(page: Page, name: string) {
  const more = page.locator('#reviews').getByRole('button', { name })
  while ((await more.count()) > 0) await more.click()
}

for (const lang of LANGUAGES) {
  test(
    `addresses show the same reviews with and without scripts: ${lang}`,
    ONLY_IN_SWEEP,
    async ({ page, newPage, site }) => {
      const plain = await newPage({ javaScriptEnabled: false })
      let shown = 0
      for (const q of ['', 'toronto', 'xyzzy']) {
        for (const service of ['', 'tv-mounting']) {
          for (const reviews of FILTERS) {
            const query = new URLSearchParams({ q, service, reviews })
            const address = localizedHref(`/reviews?${query}`, lang)
            await plain.goto(site.url + address)
            await page.goto(address)
            await untilScripted(page, lang)
            await showAll(page, WORDS[lang].reviews.showMore)
            const found = await titles(plain)
            expect(await titles(page), address).toEqual(found)
            shown += found.length
          }
        }
      }
      expect(shown).toBeGreaterThan(100)
    },
  )
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const lang of LANGUAGES) {
    test(`the reviews are searched and filtered: ${lang}`, ONLY_IN_SWEEP, async ({ page }) => {
      const { reviews: words } = WORDS[lang]
      const { reviews: pageWords } = WORDS[lang].trustPages
      await page.goto(localizedHref('/reviews', lang))
      const all = (await titles(page)).length
      await page.getByLabel(pageWords.search).fill('toronto')
      await page.getByRole('button', { name: pageWords.find, exact: true }).click()
      await expect(page).toHaveURL(/\/reviews\?.*q=toronto.*#reviews$/)
      await page.waitForLoadState()
      await expect(page.locator('html')).toHaveAttribute('lang', lang === 'fr' ? 'fr-CA' : 'en-CA')
      const found = (await titles(page)).length
      await expect(page.locator('#reviews strong').first()).toHaveText(
        fillPlaceholders(pageWords.found.other, { count: String(found), total: String(all) }),
      )
      expect(found).toBeGreaterThan(2)
      expect(found).toBeLessThan(all)
      for (const card of await page.locator('#reviews article:visible').all())
        await expect(card).toContainText('Toronto')
      await page
        .locator('#reviews')
        .getByRole('button', { name: /\b5\b.*\b5\b/ })
        .first()
        .click()
      await expect(page).toHaveURL(/q=toronto.*reviews=5/)
      await page.waitForLoadState()
      const fives = await page.locator('#reviews article:visible').count()
      await expect(
        page.locator('#reviews').getByRole('button', { pressed: true, name: new RegExp(`: ${fives}$`) }),
      ).toBeVisible()
      await page.getByRole('link', { name: pageWords.showAll }).click()
      await expect(page).not.toHaveURL(/toronto/)
      await expect(page.locator('#reviews article:visible')).toHaveCount(all)
      // The only filter that is no rating keeps everything. It is pressed, and no choice.
      const every = page.locator('#reviews button[value="all"]')
      await expect(every).toHaveAttribute('aria-pressed', 'true')
      await expect(every).toHaveText(`${words.all} ${all}`)
      await expect(every).toBeHidden()
    })
  }
})

test('the mean, the bars and the counts are those of the cards; filters that find nothing are not shown', async ({
  page,
}) => {
  await page.goto('/reviews')
  await untilScripted(page)
  await showAll(page, en.reviews.showMore)
  const cards = page.locator('#reviews article:visible')
  const labels = await cards
    .getByRole('img', { name: /out of 5 stars/ })
    .evaluateAll((stars) => stars.map((one) => Number.parseFloat(one.getAttribute('aria-label') ?? '')))
  const count = await cards.count()
  expect(labels).toHaveLength(count)
  const mean = (labels.reduce((sum, one) => sum + one, 0) / count).toFixed(1)
  await expect(page.locator('.hero-words')).toContainText(`${mean} of 5, ${count} sample reviews`)
  for (const rating of [5, 4, 3, 2, 1]) {
    const of = labels.filter((one) => one === rating).length
    const bar = page.getByRole('button', { name: `Rated ${rating} out of 5: ${of}` })
    await expect(bar, `${rating}`).toHaveCount(of > 0 ? 1 : 0)
  }
  // Every review of the sample content is a sample, with drawings.
  await expect(page.locator('#figures')).toContainText(`The ${count} reviews on this page are samples too`)
  for (const name of [en.reviews.photos, en.reviews.verified]) {
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  }
})

test(
  'a filter is pressed before the scripts run: the server answers it',
  ONLY_IN_SWEEP,
  async ({ newPage }) => {
    const page = await newPage({ javaScriptEnabled: false })
    await page.goto('/reviews?lang=fr')
    await page.getByRole('button', { name: /^Note de 3 sur 5/ }).click()
    await expect(page).toHaveURL('/reviews?lang=fr&q=&service=&place=&order=newest&reviews=3#reviews')
  },
)
