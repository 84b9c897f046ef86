import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'

/** One address for each route pattern, and for what the language rewrite must leave alone. */
const PAGES = ['/', '/services', '/tv-mounting', '/services?category=tech']

for (const path of PAGES) {
  test(`${path} in both languages`, async ({ site }) => {
    const english = await fetchPage(site.url + path)
    const french = await fetchPage(`${site.url}${path}${path.includes('?') ? '&' : '?'}lang=fr`)
    expect(english).toMatchObject({ status: 200, lang: 'en-CA' })
    expect(french).toMatchObject({ status: 200, lang: 'fr-CA' })
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
  ['/en/tv-mounting?utm_source=x', '/tv-mounting?utm_source=x'],
] as const) {
  test(`${path} typed by hand redirects`, async ({ site }) => {
    const page = await fetchPage(site.url + path)
    expect(page.status).toBe(308)
    expect(new URL(page.location ?? '', site.url).href).toBe(site.url + location)
  })
}

test('the language rewrite leaves the API, the Studio and files alone', async ({ site }) => {
  expect((await fetch(`${site.url}/api/health?lang=fr`)).status).toBe(200)
  expect((await fetch(`${site.url}/studio?lang=fr`)).status).toBe(200)
  expect((await fetch(`${site.url}/_next/static/nothing.js?lang=fr`)).status).toBe(404)
})

test('an unknown language is English', async ({ site }) => {
  expect(await fetchPage(`${site.url}/services?lang=de`)).toMatchObject({ status: 200, lang: 'en-CA' })
})

test('the language switch keeps the page, and Back restores the language', async ({ page }) => {
  await page.goto('/tv-mounting')
  await page.getByRole('link', { name: 'Français' }).first().click()
  await expect(page).toHaveURL('/tv-mounting?lang=fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  await page.goBack()
  await expect(page).toHaveURL('/tv-mounting')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
})
