import { expect, type Page } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { en } from '#lib/i18n/en.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { expectEnterShows, expectTakenBack, FILTERS, status } from './catalogue-results.ts'
import { ONLY_IN_SWEEP, test } from './fixtures.ts'
import { setWidth, untilTaken } from './measured-pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const cards = (page: Page) => page.locator('#results article:visible')
const names = (page: Page) => cards(page).locator('h3').allTextContents()

// Every pair of filters is in the sweep.
test('a chip, a category and Clear All take filters back, and Back restores them', async ({ page }) => {
  const [filter, other] = FILTERS
  await expectTakenBack(page, filter, other)
})

test('Back undoes a choice that the router has not shown yet', ONLY_IN_SWEEP, async ({ page }) => {
  await page.goto('/services?q=installation&city=toronto')
  const chip = page.locator('#results').getByRole('link', { name: 'Remove filter installation' })
  await untilTaken(chip)
  const filtered = (await status(page).textContent()) ?? ''
  // The choice is shown before the event of Back.
  await chip.evaluate(async (link: HTMLElement) => {
    const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    link.click()
    history.back()
    await left
  })
  await expect(status(page)).toHaveText(filtered)
})

test(
  'sorts by price and by name; the address keeps it, and Back undoes it',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    await page.goto('/services?category=plumbing')
    await untilTaken(page.locator('#catalogue-sort'))
    await expect(cards(page)).toHaveCount(3)
    const popular = await names(page)
    await page.locator('#catalogue-sort').selectOption('price')
    await expect(page).toHaveURL('/services?category=plumbing&sort=price')
    await expect(cards(page).locator('h3')).toHaveText([
      'Faucet installation',
      'Toilet installation',
      'Water heater installation',
    ])
    await page.locator('#catalogue-sort').selectOption('price-desc')
    await expect(page).toHaveURL('/services?category=plumbing&sort=price-desc')
    await expect(cards(page).locator('h3').first()).toHaveText('Water heater installation')
    await page.goBack()
    await expect(cards(page).locator('h3').first()).toHaveText('Faucet installation')
    await page.goBack()
    await expect(cards(page).locator('h3')).toHaveText(popular)
    await page.goto('/services?sort=name')
    await expect(cards(page)).toHaveCount(50)
    const sorted = await names(page)
    expect(sorted).toEqual(sorted.toSorted((one, other) => one.localeCompare(other, 'en-CA')))
  },
)

test(
  'a category that does not exist shows everything and says so; another word for one is that one',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    await page.goto('/services?category=spaceships')
    await expect(page.locator('#results')).toContainText('There is no category “spaceships”.')
    await expect(status(page)).toHaveText('Showing 50 of 50 services')
    await page.goto('/services?category=electronics')
    const chip = page.getByRole('list', { name: en.services.categories }).locator('[aria-current]')
    await expect(chip).toContainText('Smart Home & Tech')
  },
)

test(
  'where nothing is found the nearest services stand, and a quote for the words',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    await page.goto('/services?q=xyzzy+furnise&complexity=Easy')
    await expect(page.getByText(en.services.empty)).toBeVisible()
    await expect(page.locator('#results').getByRole('link', { name: /“xyzzy furnise”/ })).toHaveAttribute(
      'href',
      '/get-quote?service=xyzzy+furnise',
    )
    await expect(page.getByRole('heading', { name: en.services.nearest })).toBeVisible()
    await expect(cards(page).getByRole('heading', { name: 'Furnace installation' })).toBeVisible()
  },
)

test('the quote of a card takes along the one city that is looked in', ONLY_IN_SWEEP, async ({ page }) => {
  await page.goto('/services?city=toronto')
  const quote = cards(page)
    .filter({ has: page.locator('h3 a[href="/tv-mounting"]') })
    .getByRole('link', { name: en.service.getFreeQuote })
  await expect(quote).toHaveAttribute('href', '/get-quote?service=tv-mounting&city=toronto')
  await page.locator('#results').getByRole('link', { name: en.services.clearAll }).click()
  await expect(quote).toHaveAttribute('href', '/get-quote?service=tv-mounting')
})

for (const lang of LANGUAGES) {
  const words = getDictionary(lang)
  test(`what Enter shows contains what the panel showed, in ${lang}`, ONLY_IN_SWEEP, async ({ page }) => {
    await setWidth(page, 1280)
    const queries =
      lang === 'en'
        ? ['tv mountng', 'toronto', 'ev charger halifax', 'cables hidden']
        : ['télévisuer', 'Montréal', 'heat pump', 'toiture à Calgary']
    for (const query of queries) await expectEnterShows(page, query, lang)
  })

  test(
    `the finder finds what the search finds, with typing errors, in ${lang}`,
    ONLY_IN_SWEEP,
    async ({ page }) => {
      await page.goto(localizedHref('/services', lang))
      await untilTaken(page.locator('#finder-city'))
      await page.locator('#finder-term').fill(lang === 'en' ? 'tv instalation' : 'télévisuer')
      await page.locator('#finder-city').selectOption('vancouver')
      const found = page.locator('#city-finder [aria-live] li a')
      await expect(found.first()).toHaveAttribute('href', localizedHref('/vancouver/tv-mounting', lang))
      expect(await found.count()).toBeLessThanOrEqual(6)
      await page.locator('#finder-term').press('Enter')
      await expect(page).toHaveURL(/\/services\?q=.*&city=vancouver/)
      await expect(
        page.locator(`#results a[href="${localizedHref('/vancouver/tv-mounting', lang)}"]`),
      ).toBeVisible()
    },
  )

  test(`on a phone: twelve services, and more when asked, in ${lang}`, ONLY_IN_SWEEP, async ({ page }) => {
    await setWidth(page, 360)
    await page.goto(localizedHref('/services', lang))
    await expect(cards(page)).toHaveCount(12)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(12_000)
    const more = page.locator('#results > button')
    await untilTaken(more)
    await more.click()
    await expect(cards(page)).toHaveCount(24)
    await expect(cards(page).nth(12).locator('h3 a')).toBeFocused()
    await expect(page.locator('#catalogue-search')).toBeInViewport()
    await page.locator('#results').getByRole('article').nth(20).scrollIntoViewIfNeeded()
    await page.getByRole('list', { name: words.services.categories }).getByRole('link').nth(3).click()
    await expect(cards(page)).toHaveCount(4)
    await expect(status(page)).toBeInViewport()
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all services stand, on a phone too', async ({ page }) => {
    await setWidth(page, 360)
    await page.goto('/services')
    await expect(cards(page)).toHaveCount(50)
    await expect(page.locator('#results > button')).toBeHidden()
  })
})
