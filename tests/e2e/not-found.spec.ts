import { expect } from '@playwright/test'
import { ONLY_IN_SWEEP, test } from './fixtures.ts'
import { untilScripted } from './measured-pages.ts'
import { fetchPage } from './page-facts.ts'

/* The not-found rows of the browsing side's error catalogue; the others are in error-catalogue.spec.ts. */

const SERVICE_TEXT = "The service you're looking for doesn't exist or has been moved."
const PAGE_TEXT = "The page you're looking for doesn't exist or has been moved."

for (const [path, lang, h1, text] of [
  ['/no-such-service', 'en-CA', 'Service Not Found', SERVICE_TEXT],
  ['/no-such-service?lang=fr', 'fr-CA', 'Service introuvable', 'n’existe pas ou a été déplacé'],
  ['/city/nowhere', 'en-CA', 'City Not Found', 'Return Home'],
  ['/city/nowhere?lang=fr', 'fr-CA', 'Ville introuvable', 'Retour à l’accueil'],
  ['/services/nothing', 'en-CA', 'Category Not Found', 'Browse All Services'],
  ['/services/category/nothing', 'en-CA', 'Category Not Found', 'Browse All Services'],
  ['/services/category/nothing?lang=fr', 'fr-CA', 'Catégorie introuvable', 'Parcourir tous les services'],
  ['/bundles/nothing', 'en-CA', 'Page Not Found', PAGE_TEXT],
  ['/toronto/nothing', 'en-CA', 'Page Not Found', PAGE_TEXT],
  ['/nowhere/tv-mounting', 'en-CA', 'Page Not Found', PAGE_TEXT],
  ['/a/b/c', 'en-CA', 'Page Not Found', PAGE_TEXT],
  ['/a/b/c?lang=fr', 'fr-CA', 'Page introuvable', 'n’existe pas ou a été déplacée'],
  ['/guides/nothing', 'en-CA', 'Page Not Found', PAGE_TEXT],
  ['/city/toronto/nothing?lang=fr', 'fr-CA', 'Page introuvable', 'n’existe pas ou a été déplacée'],
  ['/service/tv-mounting', 'en-CA', 'Page Not Found', PAGE_TEXT],
  ['/category/tech', 'en-CA', 'Page Not Found', PAGE_TEXT],
  ['/bundle/smart-home-starter', 'en-CA', 'Page Not Found', PAGE_TEXT],
  ['/guide/three-bids', 'en-CA', 'Page Not Found', PAGE_TEXT],
  ['/legal/privacy', 'en-CA', 'Page Not Found', PAGE_TEXT],
  ['/api', 'en-CA', 'Page Not Found', PAGE_TEXT],
  ['/sitemap', 'en-CA', 'Page Not Found', PAGE_TEXT],
  ['/sitemap/city/toronto', 'en-CA', 'Page Not Found', PAGE_TEXT],
  ['/_next/city/toronto', 'en-CA', 'Page Not Found', PAGE_TEXT],
  ['/studio-guide/en', 'en-CA', 'Page Not Found', PAGE_TEXT],
  ['/wp-login.php', 'en-CA', 'Page Not Found', PAGE_TEXT],
  ['/not-found/service', 'en-CA', 'Page Not Found', PAGE_TEXT],
] as const) {
  test(`${path} is a 404 with its text on the first request`, async ({ site }) => {
    const page = await fetchPage(site.url + path)
    expect(page).toMatchObject({ status: 404, lang, h1 })
    expect(page.text).toContain(text)
    if (h1 === 'Service Not Found') expect(page.text).toContain('Browse All Services')
  })
}

test('Page Not Found leads on', async ({ site }) => {
  const page = await fetchPage(`${site.url}/no/such/page`)
  expect(page.text).toContain('It might have been moved, renamed, or deleted.')
  for (const href of ['/', '/services', '/cities', '/book-installation']) {
    expect(page.html, href).toContain(`href="${href}"`)
  }
  for (const words of ['Go Home', 'Browse Services', 'Go Back']) expect(page.text).toContain(words)
})

test('Page Not Found shows the path that was tried, where scripts run', async ({ page }) => {
  await page.goto('/no/such%3Cb%3E/page')
  await expect(page.getByText('You tried /no/such%3Cb%3E/page.')).toBeVisible()
  await page.goto(`/${'a/'.repeat(1_000)}`)
  await expect(page.locator('main code')).toHaveText(`/${'a/'.repeat(1_000)}`.slice(0, 200))
})

test('the second answer is a 404 too, with the head of the screen', async ({ site }) => {
  for (const [path, title] of [
    ['/no-such-service', 'Service Not Found'],
    ['/a/b/c?lang=fr', 'Page introuvable'],
  ] as const) {
    await fetchPage(site.url + path)
    const { status, cache, html } = await fetchPage(site.url + path)
    expect({ status, cache }, path).toEqual({ status: 404, cache: 'HIT' })
    expect(html).toContain(`<title>${title}`)
    expect(html).toContain('<meta name="robots" content="noindex, follow"')
  }
})

test('a request for the data of an unknown address is a 404', async ({ site }) => {
  const answer = await fetch(`${site.url}/no-such-service?_rsc`, { headers: { rsc: '1' } })
  expect(answer.status).toBe(404)
})

test('a path nothing is found at is logged once', async ({ site }) => {
  for (let time = 0; time < 3; time++) await fetchPage(`${site.url}/logged/once`)
  expect(site.output().split('/logged/once').length - 1).toBe(1)
})

test('the not-found screens work in a browser, with the address that was asked for', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const response = await page.goto('/no-such-service')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveURL('/no-such-service')
  await untilScripted(page)
  await page.getByRole('link', { name: 'Browse All Services' }).click()
  await expect(page).toHaveURL('/services')
  await expect(page.locator('#results')).toBeVisible()
  expect(errors).toEqual([])
})

test(
  'a link to a page that does not exist shows the screen with the address',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    await page.goto('/about')
    await untilScripted(page)
    // What a link does when it is followed.
    await page.evaluate(() => Reflect.get(window, 'next').router.push('/gone/away'))
    await expect(page).toHaveURL('/gone/away')
    await expect(page.locator('h1:visible')).toHaveText('Page Not Found')
    await expect(page.getByText('You tried /gone/away')).toBeVisible()
  },
)

test('what is no address of the API is no page', async ({ site }) => {
  const answer = await fetch(`${site.url}/api/city/toronto`)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toBe('application/json')
})

test('a HEAD request for an unknown address is a 404 too', async ({ site }) => {
  expect((await fetch(`${site.url}/no-such-service`, { method: 'HEAD' })).status).toBe(404)
})
