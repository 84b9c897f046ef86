import { expect } from '@playwright/test'
import { EARLY_SCRIPT } from '#lib/browser/early-script.ts'
import { en } from '#lib/i18n/en.ts'
import { ONLY_IN_SWEEP, test } from './fixtures.ts'
import { holdScripts, openWithoutScripts } from './held-scripts.ts'
import { untilScripted } from './measured-pages.ts'

// Scripts are held back here; a service worker would fetch them unasked.
test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' })

test('what was typed and ticked in the catalogue filters it, and is in the address', async ({ page }) => {
  const { release } = await openWithoutScripts(page, '/services?permit=yes')
  await page.locator('#catalogue-search').fill('heat')
  await page.getByRole('button', { name: en.services.filters }).click()
  const panel = page.locator('#catalogue-filters')
  for (const label of [en.service.complexity.Moderate, en.service.complexity.Complex]) {
    await panel.getByLabel(label).check()
  }
  await page.keyboard.press('Escape')
  release()
  await expect(page).toHaveURL('/services?permit=yes&complexity=Moderate%2CComplex&q=heat')
  await expect(page.locator('#catalogue-search')).toHaveValue('heat')
  await expect(page.locator('#results').getByRole('link', { name: 'Remove filter heat' })).toBeVisible()
  await page.goBack()
  await expect(page.locator('#catalogue-search')).toHaveValue('')
})

test(
  'a slider that was moved, an answer that was asked for, a button that was pressed: all count',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    const { release } = await openWithoutScripts(page, '/tv-mounting')
    const slider = page.locator('#estimate').getByRole('slider').first()
    const before = await slider.getAttribute('aria-valuetext')
    await slider.press('End')
    const tab = page.getByRole('tablist').first().getByRole('tab').nth(2)
    await tab.click()
    const fives = page.locator('#reviews').getByRole('button', { name: /^Rated 5 out of 5/ })
    // Twice, because nothing happened the first time.
    await fives.click()
    await fives.click()
    release()
    await expect(slider).not.toHaveAttribute('aria-valuetext', before ?? '')
    await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? '')
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(fives).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/reviews=5/)
  },
)

test('an answer to a question about the job changes the estimate', async ({ page }) => {
  const { release } = await openWithoutScripts(page, '/tv-mounting')
  const estimate = page.locator('#estimate')
  await estimate.locator('details').filter({ hasText: 'Wall type' }).locator('summary').click()
  await estimate.getByLabel('Brick or concrete').check()
  release()
  await expect(estimate.getByText('$175-$405', { exact: true })).toBeVisible()
  await expect(estimate.getByLabel('Brick or concrete')).toBeChecked()
})

test('installers are found by what was typed and chosen', ONLY_IN_SWEEP, async ({ page }) => {
  const words = en.cityPages.installers
  const { release } = await openWithoutScripts(page, '/toronto/tv-mounting')
  await page.getByLabel(words.search).fill('russo')
  await page.getByLabel(words.specialty).selectOption({ label: 'Home theatre' })
  release()
  await expect(page).toHaveURL('/toronto/tv-mounting?q=russo&specialty=home-theatre')
  await expect(page.locator('#local-installers article:visible')).toHaveCount(1)
  await expect(page.getByLabel(words.search)).toHaveValue('russo')
})

test('a form keeps what was filled in', async ({ page }) => {
  const { release } = await openWithoutScripts(page, '/get-quote')
  const form = page.locator('form[action="/api/leads"]')
  await form.locator('[name=name]').fill('Amélie Gagnon')
  await form.locator('[name=province_state]').selectOption('QC')
  release()
  await expect(form.locator('[name=form_start_time]')).not.toHaveValue('')
  await expect(form.locator('[name=name]')).toHaveValue('Amélie Gagnon')
  await expect(form.locator('[name=province_state]')).toHaveValue('QC')
})

test(
  'Back shows the page it leads to, also before the scripts of the page it leaves',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    await page.goto('/')
    await untilScripted(page)
    const home = await page.locator('h1:visible').textContent()
    await page.locator('a[href="/tv-mounting"]:visible').first().click()
    await expect(page).toHaveURL('/tv-mounting')
    await expect(page.locator('h1:visible')).not.toHaveText(home ?? '')
    const service = await page.locator('h1:visible').textContent()
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('body > footer')).toBeAttached()
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('h1:visible')).toHaveText(home ?? '')
    await page.goForward({ waitUntil: 'commit' })
    await expect(page.locator('h1:visible')).toHaveText(service ?? '')
    release()
    await untilScripted(page)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.locator('h1:visible')).toHaveText(home ?? '')
  },
)

test('the install button is there when the browser offered it early', ONLY_IN_SWEEP, async ({ page }) => {
  const { release } = await openWithoutScripts(page, '/')
  await page.evaluate(() =>
    window.dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => {} }),
    ),
  )
  release()
  await page.locator('#install-app').click()
  await expect(page.locator('#install-app')).toHaveCount(0)
})

test('the early script is the only inline script of our own: a strict policy can name it', async ({
  site,
}) => {
  for (const path of ['/', '/services', '/get-quote', '/studio']) {
    const html = await (await fetch(site.url + path)).text()
    const inline = [
      ...html.matchAll(/<script(?![^>]*\b(?:src=|application\/ld\+json))[^>]*>(.*?)<\/script>/gs),
    ]
    // Next adds scripts of its own. The policy has the hash of every inline script of a page.
    const own = inline
      .map(([, text = '']) => text)
      .filter((text) => !/__next_|^\$R|\$RT|__NEXT|TURBOPACK/.test(text))
    expect(own, path).toEqual(path === '/studio' ? [] : [EARLY_SCRIPT])
  }
})
