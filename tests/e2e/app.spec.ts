import { expect, type Page } from '@playwright/test'
import { CONTENT_CHANGES, ONLY_IN_SWEEP, testWithSite } from './fixtures.ts'
import { untilScripted } from './measured-pages.ts'

const test = testWithSite(CONTENT_CHANGES)

/** Waits until the service worker has kept the page that is shown. */
async function untilKept(page: Page) {
  await expect
    .poll(() => page.evaluate(async () => Boolean(await (await caches.open('pages')).match(location.href))))
    .toBe(true)
}

test(
  'visited pages can be read offline, others lead to the offline page',
  ONLY_IN_SWEEP,
  async ({ page, context }) => {
    await page.goto('/tv-mounting')
    await untilKept(page)
    await page.goto('/services?lang=fr')
    await untilKept(page)
    await context.setOffline(true)

    await page.goto('/tv-mounting')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('TV mounting')
    await page.goto('/furniture-assembly')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    await expect(page.getByRole('main').getByRole('link', { name: /TV mounting/i })).toHaveAttribute(
      'href',
      /\/tv-mounting$/,
    )
    await page.goto('/furniture-assembly?lang=fr')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous êtes hors ligne')

    await context.setOffline(false)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assemblage de meubles')
  },
)

test(
  'a page that came through the worker is not fetched a second time to be kept',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    await page.addInitScript(() => {
      const asked: unknown[] = []
      Object.assign(window, { asked })
      const { postMessage } = ServiceWorker.prototype
      ServiceWorker.prototype.postMessage = function (message: { page: unknown }) {
        asked.push(message.page)
        postMessage.call(this, message)
      }
    })
    const asked = () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked)
    await page.goto('/contact')
    await untilKept(page)
    expect(await asked()).toEqual([page.url()])
    // From here on there is a worker before there is a page.
    await page.goto('/about')
    await untilKept(page)
    await expect.poll(asked).toEqual([null])
  },
)

test('a page the router showed without loading it is kept too', ONLY_IN_SWEEP, async ({ page, context }) => {
  await page.goto('/services')
  await untilKept(page)
  await page.locator('main a[href="/tv-mounting"]').first().click()
  await expect(page).toHaveURL(/tv-mounting/)
  await untilKept(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TV mounting')
})

test(
  'a publish shows at once, worker or not; nothing of the Studio or the interfaces is kept',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    await page.goto('/ceiling-fans')
    await untilKept(page)
    const [service] = await site.client.fetch('*[_type == "service" && slug.current == "ceiling-fans"]')
    await site.client.patch(service._id).set({ 'name.en': 'Ceiling Fans, Renamed' }).commit()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ceiling Fans, Renamed')
    await page.goto('/studio')
    await page.goto('/api/health')
    await page.goto('/contact')
    await untilKept(page)
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept).toContain('/contact')
    expect(kept.filter((path) => /^\/(studio|api\/(?!lake\/images))/.test(path))).toEqual([])
  },
)

test('a worker that cannot be registered is only logged', ONLY_IN_SWEEP, async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`))
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('refused'))
  })
  await page.goto('/')
  await expect.poll(() => messages.join()).toContain('Pages cannot be kept for reading offline')
  expect(messages.filter((message) => /^(error|warning)/.test(message))).toEqual([])
})

test('the install button is there when the browser offers it, once', ONLY_IN_SWEEP, async ({ page }) => {
  await page.goto('/')
  const button = page.locator('#install-app')
  await untilScripted(page)
  await expect(button).toHaveCount(0)
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    Object.assign(offer, { prompt: async () => Object.assign(window, { prompted: true }) })
    window.dispatchEvent(offer)
  })
  await expect(button).toHaveText('Install the app')
  await button.click()
  await expect(button).toHaveCount(0)
  expect(await page.evaluate(() => 'prompted' in window)).toBe(true)
})

test(
  'code that is gone: the page offers to reload, keeps what was typed, and reports it',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    // The worker would have the file; here the release that had it is gone.
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new Error('no worker in this test'))
    })
    let isGone = false
    await page.route('**/_next/static/**', (route) => (isGone ? route.abort() : route.continue()))
    await page.goto('/contact')
    await page.waitForLoadState('networkidle')
    isGone = true
    const form = page.locator('form[action="/api/leads"]')
    const name = form.locator('[name=firstName]')
    const message = form.locator('[name=message]')
    // The rules of the form are fetched with the first focus: they are not there any more.
    await name.fill('Marie')
    await message.fill('A question about a heavy mirror.')
    const notice = page.getByText('This page has a newer version.')
    await expect(notice).toBeVisible()
    await expect(message).toHaveValue('A question about a heavy mirror.')
    isGone = false
    await page.getByRole('button', { name: 'Reload', exact: true }).click()
    await expect(notice).toBeHidden()
    await expect(name).toHaveValue('Marie')
    await expect(message).toHaveValue('A question about a heavy mirror.')
    await expect.poll(() => site.output()).toContain('A page could not load a part of itself')
    expect(site.output()).not.toContain('heavy mirror')
    expect(await page.evaluate(() => sessionStorage.getItem('kept-fields'))).toBeNull()
  },
)
