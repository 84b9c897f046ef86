import { expect } from '@playwright/test'
import { en } from '#lib/i18n/en.ts'
import { fr } from '#lib/i18n/fr.ts'
import { inEveryRun, ONLY_IN_SWEEP, test } from './fixtures.ts'
import { NOT_FOUND, PAGES, setWidth, WIDTHS } from './measured-pages.ts'

// Playwright cannot wait for a moving element to stand still where no script runs.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

test(
  'the catalogue lists every service, and each leads to its page',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    const slugs = await site.client.fetch<string[]>('*[_type == "service"].slug.current')
    expect(slugs.length).toBeGreaterThanOrEqual(40)
    await page.goto('/services')
    for (const slug of slugs) {
      await expect(page.locator(`#results article a[href="/${slug}"]`).first()).toBeVisible()
    }
    await page.locator('#results article a[href="/ev-charger-installation"]').first().click()
    await expect(page).toHaveURL('/ev-charger-installation')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test('every category is there, and leads somewhere', ONLY_IN_SWEEP, async ({ page }) => {
  await page.goto('/services')
  const chips = page.getByRole('list', { name: en.services.categories }).getByRole('link')
  await expect(chips).toHaveCount(22)
  for (const chip of await chips.all()) await expect(chip).toBeVisible()
})

test('the menus of the header open and lead on', ONLY_IN_SWEEP, async ({ page }) => {
  await setWidth(page, 1280)
  await page.goto('/')
  const header = page.getByRole('banner')
  for (const [button, panel, href] of [
    [en.shell.services, '#services-menu', '/tv-mounting'],
    [en.shell.cities, '#cities-menu', '/cities'],
  ] as const) {
    await header.getByRole('button', { name: button }).click()
    await expect(page.locator(panel).locator(`a[href="${href}"]`).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.move(640, 700)
    await expect(page.locator(panel)).toBeHidden()
    await header.getByRole('button', { name: button }).hover()
    await expect(page.locator(panel)).toBeVisible()
    await page.mouse.move(640, 700)
  }
  await header.getByRole('button', { name: en.shell.services }).click()
  await page.locator('#services-menu a[href="/tv-mounting"]').first().click()
  await expect(page).toHaveURL('/tv-mounting')
})

test('the menu of a phone opens, one level into the other', ONLY_IN_SWEEP, async ({ page }) => {
  await setWidth(page, 360)
  await page.goto('/?lang=fr')
  await page.getByRole('banner').getByRole('button', { name: fr.shell.menu, exact: true }).click()
  const menu = page.locator('#mobile-menu')
  await expect(menu).toBeVisible()
  await menu.getByRole('button', { name: fr.shell.services }).click()
  await page.locator('#services-menu a[href="/tv-mounting?lang=fr"]').first().click()
  await expect(page).toHaveURL('/tv-mounting?lang=fr')
})

test('answers open, and every part of the guide is there', ONLY_IN_SWEEP, async ({ page }) => {
  await page.goto('/tv-mounting')
  const questions = await page.locator('main details:has(summary:visible)').all()
  expect(questions.length).toBeGreaterThan(0)
  for (const question of questions) {
    if ((await question.getAttribute('open')) === null) await question.locator('summary').click()
    await expect(question.locator(':scope > :not(summary)').first()).toBeVisible()
  }
  const parts = page.getByRole('tabpanel')
  const tabs = await page.getByRole('tab').count()
  expect(tabs).toBeGreaterThan(0)
  await expect(parts).toHaveCount(tabs)
  for (const part of await parts.all()) await expect(part).toBeVisible()
  await page.getByRole('tab', { name: en.servicePage.tabs.safety }).click()
  await expect(page).toHaveURL('/tv-mounting#guide-safety')
  await expect(page.locator('#guide-safety')).toBeInViewport()
})

test('the estimator shows the base range in its calculation', async ({ page, site }) => {
  const range = await site.client.fetch<string>('*[_id == "service-tv-mounting"][0].priceRange')
  await page.goto('/tv-mounting')
  const [from = '', to = ''] = range.match(/\d+/g) ?? []
  expect(Number(to)).toBeGreaterThan(Number(from))
  const estimate = page.locator('#estimate')
  await expect(estimate.getByText(new RegExp(`${from}.{1,4}${to}`)).locator('visible=true')).toHaveCount(1)
  await expect(estimate.getByRole('slider')).toHaveCount(0)
})

test('both pictures of a before and after are shown', ONLY_IN_SWEEP, async ({ page }) => {
  await page.goto('/tv-mounting')
  const pictures = await page.locator('#projects img').all()
  expect(pictures.length).toBeGreaterThanOrEqual(2)
  for (const picture of pictures) await expect(picture).toBeVisible()
})

for (const path of PAGES) {
  test(
    `${path}: the language switch leads to the same page and back`,
    inEveryRun(path === '/'),
    async ({ page }) => {
      await page.goto(path)
      const footer = page.getByRole('contentinfo')
      await footer.getByRole('link', { name: 'Français' }).click()
      await expect(page).toHaveURL(`${path}?lang=fr`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
      await footer.getByRole('link', { name: 'English' }).click()
      // The link is the page itself without a language, which its component does not know the path of.
      await expect(page).toHaveURL(`${path}?`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
    },
  )
}

test('the forms lead on with what was chosen, in the language of the page', async ({ page }) => {
  await page.goto('/?lang=fr')
  await page.locator('#hero-service').selectOption('ceiling-fans')
  await page.locator('#hero-city').selectOption('toronto')
  await page.getByRole('button', { name: fr.home.findInstallers }).click()
  await expect(page).toHaveURL('/toronto/ceiling-fans?lang=fr')
  await page.goto('/')
  await page.locator('#hero-service').selectOption('')
  await page.locator('#hero-city').selectOption('calgary')
  await page.getByRole('button', { name: en.home.findInstallers }).click()
  await expect(page).toHaveURL('/contractors?city=calgary')

  await page.goto('/tv-mounting')
  await page.locator('#quote-city').selectOption('toronto')
  await page.getByRole('button', { name: en.service.getFreeQuotes }).click()
  await expect(page).toHaveURL('/get-quote?service=tv-mounting&city=toronto')

  await page.goto('/emergency-services')
  await page.locator('#quote-city').selectOption('laval')
  await page.getByRole('button', { name: en.trustPages.emergency.getQuote }).click()
  await expect(page).toHaveURL('/get-quote?urgent=true&city=laval')
})

test('a search leads to the catalogue', ONLY_IN_SWEEP, async ({ page }) => {
  await setWidth(page, 1280)
  await page.goto('/')
  await page.locator('#search').fill('heat pump')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/services?q=heat+pump')
  await expect(page.locator('#results article').first()).toBeVisible()
})

for (const path of [...PAGES, ...NOT_FOUND]) {
  test(
    `${path}: nothing is offered that does not work`,
    inEveryRun(path === '/services' || path === '/no/such/page'),
    async ({ page }) => {
      await page.goto(path)
      for (const width of WIDTHS) {
        await setWidth(page, width)
        const dead = page
          .locator('button:not([popovertarget]):not([type=submit]), input[type=range], input[type=checkbox]')
          .locator('visible=true')
        expect
          .soft(await dead.evaluateAll((elements) => elements.map((element) => element.outerHTML)))
          .toEqual([])
      }
    },
  )
}
