import { expect } from '@playwright/test'
import { ONLY_IN_SWEEP, test } from './fixtures.ts'
import { untilScripted } from './measured-pages.ts'
import { fetchPage } from './page-facts.ts'

/** One address of a static page, of a service and of a page with a query. */
const PAGES = ['/', '/services', '/tv-mounting', '/services?category=tech']

for (const path of PAGES) {
  test(`${path} in both languages`, async ({ site }) => {
    const english = await fetchPage(site.url + path)
    const french = await fetchPage(`${site.url}${path}${path.includes('?') ? '&' : '?'}lang=fr`)
    expect(english).toMatchObject({ status: 200, lang: 'en-CA' })
    expect(french).toMatchObject({ status: 200, lang: 'fr-CA' })
    // Its links to the English page are no redirects.
    expect(french.html).not.toContain('lang=en')
    expect(english.h1).not.toBe('')
    expect(french.h1).not.toBe(english.h1)
    expect(english.html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(french.html.match(/<h1[\s>]/g)).toHaveLength(1)
  })
}

for (const [path, location] of [
  ['/en', '/'],
  ['/fr', '/?lang=fr'],
  ['/en/services', '/services'],
  ['/fr/services', '/services?lang=fr'],
  ['/fr/tv-mounting', '/tv-mounting?lang=fr'],
  ['/services?lang=en', '/services'],
  ['/services?category=tech&lang=en', '/services?category=tech'],
  ['/services?lang=FR', '/services?lang=fr'],
  ['/services?lang=fr-CA&category=tech', '/services?category=tech&lang=fr'],
  ['/services?lang=fr_CA', '/services?lang=fr'],
  ['/services?lang=EN-ca', '/services'],
  ['/quote?lang=fr-CA', '/get-quote?lang=fr'],
  ['/en/tv-mounting?utm_source=x', '/tv-mounting?utm_source=x'],
  ['/FR/services', '/fr/services'],
  ['/en/service/tv-mounting', '/service/tv-mounting'],
] as const) {
  test(`${path} typed by hand redirects`, async ({ site }) => {
    const page = await fetchPage(site.url + path)
    expect(page.status).toBe(308)
    expect(new URL(page.location ?? '', site.url).href).toBe(site.url + location)
  })
}

test('the proxy leaves the API, the Studio and files alone', async ({ site }) => {
  expect((await fetch(`${site.url}/api/health?lang=fr`)).status).toBe(200)
  expect((await fetch(`${site.url}/studio?lang=fr`)).status).toBe(200)
  expect((await fetch(`${site.url}/_next/static/nothing.js?lang=fr`)).status).toBe(404)
})

test('an unknown language is English', async ({ site }) => {
  expect(await fetchPage(`${site.url}/services?lang=de`)).toMatchObject({ status: 200, lang: 'en-CA' })
})

/** The tab's own mark: it is gone when the page was loaded anew. */
const MARK = 'data-same-document'

for (const [from, link, to, inFrench] of [
  ['/', '/tv-mounting', '/tv-mounting', 'Installation murale de téléviseur'],
  ['/cities', '/city/toronto', '/city/toronto', 'Installateurs à Toronto (Ontario)'],
  [
    '/city/toronto',
    '/toronto/tv-mounting',
    '/toronto/tv-mounting',
    'Installation murale de téléviseur à Toronto',
  ],
  [
    '/services/category/home',
    '/services/category/tech',
    '/services/category/tech',
    'Maison intelligente et techno',
  ],
  ['/guides', '/guides/three-bids', '/guides/three-bids', null],
  ['/', '/privacy', '/privacy', 'Confidentialité'],
] as const) {
  test(`from ${from} to ${to}: a link, the language switch and Back`, ONLY_IN_SWEEP, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(from)
    await untilScripted(page)
    const before = await page.locator('h1:visible').textContent()
    await page.evaluate((mark) => document.documentElement.setAttribute(mark, ''), MARK)
    await page.locator(`a[href="${link}"]:visible`).first().click()
    await expect(page).toHaveURL(to)
    await expect(page.locator('h1:visible')).not.toHaveText(before ?? '')
    await expect(page.locator('html')).toHaveAttribute(MARK, '')
    const heading = await page.locator('h1:visible').textContent()

    await page.getByRole('link', { name: 'Français' }).first().click()
    await expect(page).toHaveURL(`${to}?lang=fr`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
    await expect(page.locator('h1:visible')).not.toHaveText(heading ?? '')
    if (inFrench) await expect(page.locator('h1:visible')).toHaveText(inFrench)

    await page.goBack()
    await expect(page).toHaveURL(to)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
    await expect(page.locator('h1:visible')).toHaveText(heading ?? '')
    await page.goBack()
    await expect(page).toHaveURL(from)
    await expect(page.locator('h1:visible')).toHaveText(before ?? '')
    expect(errors).toEqual([])
  })
}
