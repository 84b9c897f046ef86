import { type APIRequestContext, expect } from '@playwright/test'
import { testWithSite } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'
import { ADMIN } from './site.ts'

const test = testWithSite()

async function signIn(request: APIRequestContext) {
  expect((await request.post('/api/lake/v1/auth/login', { data: ADMIN })).status()).toBe(204)
}

test('nobody sees drafts without being signed in', async ({ site }) => {
  const response = await fetch(`${site.url}/api/draft-mode/enable?sanity-preview-pathname=/tv-mounting`, {
    redirect: 'manual',
  })
  expect(response.status).toBe(401)
  expect(response.headers.get('set-cookie')).toBeNull()
})

test('the way in leads to pages of this site only', async ({ page }) => {
  await signIn(page.request)
  for (const path of ['//example.com/x', '/\\example.com', 'https://example.com/', '']) {
    const response = await page.request.get(
      `/api/draft-mode/enable?sanity-preview-pathname=${encodeURIComponent(path)}`,
      { maxRedirects: 0 },
    )
    expect([response.status(), response.headers().location]).toEqual([307, '/'])
  }
})

test('a request in draft mode never fills the public cache, not even of a page nobody has visited', async ({
  page,
  site,
}) => {
  const services = await site.client.fetch(
    '*[_type == "service" && slug.current in ["tv-mounting", "ceiling-fans"]]',
  )
  for (const service of services) {
    const name = { ...service.name, en: `${service.name.en} as a draft` }
    await site.client.create({ ...service, _id: `drafts.${service._id}`, name })
  }
  // Combinations are rendered on demand: drafts are the first to be asked for.
  const paths = ['/tv-mounting', '/toronto/ceiling-fans', '/toronto/ceiling-fans?lang=fr', '/services']
  await signIn(page.request)
  await page.goto('/api/draft-mode/enable?sanity-preview-pathname=/tv-mounting')
  await expect(page).toHaveURL(`${site.url}/tv-mounting`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TV mounting as a draft')
  for (const path of paths) {
    const draft = await page.request.get(path)
    expect(draft.headers()['cache-control'], path).toContain('no-store')
    if (!path.includes('lang=fr')) expect(await draft.text(), path).toContain('as a draft')
  }
  for (const path of [...paths, ...paths]) {
    const shown = await fetchPage(site.url + path)
    expect(shown.status, path).toBe(200)
    expect(shown.html, path).not.toContain('as a draft')
  }

  await page.getByRole('button', { name: 'Leave draft mode' }).click()
  await expect(page).toHaveURL(`${site.url}/tv-mounting`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TV mounting')
  await expect(page.getByRole('button', { name: 'Leave draft mode' })).toHaveCount(0)
})
