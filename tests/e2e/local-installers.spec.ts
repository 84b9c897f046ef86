import { expect, type Page } from '@playwright/test'
import { en } from '#lib/i18n/en.ts'
import { fr } from '#lib/i18n/fr.ts'
import { inEveryRun, ONLY_IN_SWEEP, test } from './fixtures.ts'
import { expectStill, recordShifts } from './layout-shifts.ts'
import { setWidth, untilScripted, WIDTHS } from './measured-pages.ts'

const names = (page: Page) => page.locator('#local-installers article h3').locator('visible=true')

test(
  'search, specialty, Clear Filters and tabs; the address keeps it, and Back undoes it',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    const words = en.cityPages.installers
    await page.goto('/toronto/tv-mounting')
    await expect(names(page)).toHaveText(['Anthony Russo', 'Harpreet Gill', 'Keisha Grant'])
    await page.getByLabel(words.search).fill('LICENSED electrician')
    await expect(names(page)).toHaveText(['Harpreet Gill'])
    await expect(page).toHaveURL('/toronto/tv-mounting?q=LICENSED+electrician')
    await expect(page.getByText('Showing 1 of 3 installers')).toBeVisible()
    await page.getByRole('combobox', { name: words.specialty }).selectOption({ label: 'Home theatre' })
    await expect(page.getByText(words.noMatch)).toBeVisible()
    await expect(names(page)).toHaveCount(0)

    await page.reload()
    await expect(page.getByText(words.noMatch)).toBeVisible()
    await expect(page.getByLabel(words.search)).toHaveValue('LICENSED electrician')

    await page.getByRole('link', { name: words.clear }).click()
    await expect(names(page)).toHaveCount(3)
    await expect(page).toHaveURL('/toronto/tv-mounting')
    await expect(page.getByLabel(words.search)).toBeFocused()
    await page.goBack()
    await expect(page.getByText(words.noMatch)).toBeVisible()
    await page.goBack()
    await expect(names(page)).toHaveText(['Harpreet Gill'])

    await page.getByRole('tab', { name: words.reviews }).click()
    await expect(page.locator('#local-installers')).toBeHidden()
    await expect(page.getByText('Level, quiet and gone by noon', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/#local-reviews$/)
    await page.reload()
    await expect(page.locator('#local-reviews')).toBeVisible()
    await page.goBack()
    await expect(names(page)).toHaveText(['Harpreet Gill'])
  },
)

test('in French, with and without accents; a shared address works in either language', async ({ page }) => {
  const words = fr.cityPages.installers
  await page.goto('/toronto/tv-mounting?lang=fr')
  await page.getByLabel(words.search).fill('electricien')
  await expect(names(page)).toHaveText(['Harpreet Gill'])
  await page.getByLabel(words.search).fill('télévisEUR avec')
  await expect(names(page)).toHaveText(['Harpreet Gill'])
  await page.getByRole('link', { name: words.clear }).click()
  await page.getByRole('combobox', { name: words.specialty }).selectOption({ label: 'Cinéma maison' })
  await expect(names(page)).toHaveText(['Anthony Russo'])
  await expect(page).toHaveURL('/toronto/tv-mounting?lang=fr&specialty=home-theatre')
  await page.goto('/toronto/tv-mounting?specialty=home-theatre')
  await expect(names(page)).toHaveText(['Anthony Russo'])
})

test('Read Reviews opens the reviews', ONLY_IN_SWEEP, async ({ page }) => {
  await page.goto('/toronto/tv-mounting')
  await page.getByRole('link', { name: en.cityPages.readReviews }).click()
  await expect(page.locator('#reviews')).toBeVisible()
  await expect(page.getByRole('tab', { name: en.cityPages.installers.reviews })).toBeInViewport()
  await page.goto('/toronto/ceiling-fans#reviews')
  await expect(page.locator('#reviews')).toBeVisible()
  await expect(page.getByRole('tab', { name: en.cityPages.installers.reviews })).toBeInViewport()
})

test('where nobody is listed a sentence says so, and the reviews follow', async ({ page }) => {
  await page.goto('/halifax/roof-replacement?lang=fr')
  const nobody = page.getByText('Pas encore d’installateur inscrit à Halifax pour ce travail')
  await expect(nobody).toHaveCount(1)
  await expect(page.locator('#installers').getByRole('tab')).toHaveCount(0)
  await expect(page.locator('#reviews article').first()).toBeVisible()
  await expect(page.locator('main')).not.toContainText(fr.cityPages.installers.noMatch)
  await page.getByRole('link', { name: fr.cityPages.readReviews }).click()
  await expect(page.locator('#reviews')).toBeInViewport()
})

test(
  'contractors: by city and trade; the address keeps it, and Back undoes it',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    const words = en.cityPages.installers
    const listed = page.locator('#installers article h3').locator('visible=true')
    const select = (name: string) => page.locator('#installers').getByRole('combobox', { name, exact: true })
    await page.goto('/contractors?city=toronto')
    await expect(listed).toHaveText(['Anthony Russo', 'Harpreet Gill', 'Keisha Grant'])
    await select(words.trade).selectOption('electrical')
    await expect(listed).toHaveText(['Harpreet Gill'])
    await expect(page).toHaveURL('/contractors?city=toronto&trade=electrical')
    await page.reload()
    await expect(listed).toHaveText(['Harpreet Gill'])
    await page.goBack()
    await expect(listed).toHaveCount(3)
    await select(words.city).selectOption('thunder-bay')
    await expect(page.getByText('No local installer data available for Thunder Bay yet.')).toBeVisible()
    await expect(page.getByText(words.noneHint)).toBeVisible()
    await expect(page.locator('#installers').getByRole('link', { name: words.getQuotes })).toHaveAttribute(
      'href',
      '/get-quote?city=thunder-bay',
    )
    await page.getByRole('link', { name: words.clear }).click()
    await expect(listed).toHaveCount(8)
    await page.getByRole('button', { name: 'Show 8 more' }).click()
    await expect(listed).toHaveCount(16)
    await page.goto('/contractors?lang=fr&trade=gas&city=nowhere')
    await expect(listed).toHaveText(['Oksana Melnyk', 'Curtis Baumann', 'Nadia Kowalchuk'])
    await expect(select(fr.cityPages.installers.city)).toHaveValue('')
  },
)

for (const width of WIDTHS) {
  test(
    `a filtered address stays where it was painted at ${width} px`,
    inEveryRun(width === 360),
    async ({ page }) => {
      await setWidth(page, width)
      const shifts = await recordShifts(page)
      await page.goto('/toronto/tv-mounting?q=russo#local-reviews')
      await expect(page.locator('#local-reviews')).toBeVisible()
      await untilScripted(page)
      await expectStill(page, shifts)
    },
  )
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the installers and the reviews are there, and nothing that does not work', async ({ page }) => {
    await page.goto('/toronto/tv-mounting')
    await expect(page.locator('#local-installers article').locator('visible=true')).toHaveCount(3)
    await expect(page.locator('#local-reviews article').first()).toBeVisible()
    await page.getByRole('link', { name: en.cityPages.readReviews }).click()
    await expect(page).toHaveURL('/toronto/tv-mounting#reviews')
    await expect(page.locator('#reviews')).toBeInViewport()
  })
})
