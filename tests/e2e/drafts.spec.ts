import { type APIRequestContext, expect } from '@playwright/test'
import { ONLY_IN_SWEEP, testWithSite } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'
import { ADMIN, type Credentials, PEOPLE } from './people.ts'

const test = testWithSite()

async function signIn(request: APIRequestContext, who: Credentials = ADMIN) {
  expect((await request.post('/api/lake/v1/auth/login', { data: who })).status()).toBe(204)
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
  await expect(page.getByRole('heading', { level: 1 })).toContainText('TV mounting as a draft')
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

/** What is made from content and is no page. */
const FILES = [
  '/api/search-index',
  '/api/guarantee-terms',
  '/sitemap.xml',
  '/sitemap/services-1.xml',
  '/manifest.webmanifest',
  '/social/en/service/furniture-assembly.png',
]

test(
  'drafts are shown for as long as somebody is signed in, whatever cookie stays in the browser',
  ONLY_IN_SWEEP,
  async ({ playwright, baseURL, site }) => {
    const path = '/furniture-assembly'
    const [service] = await site.client.fetch('*[_type == "service" && slug.current == "furniture-assembly"]')
    const name = { ...service.name, en: 'Furniture in secret' }
    await site.client.create({ ...service, _id: `drafts.${service._id}`, name })

    const enter = async (browser: APIRequestContext, who: Credentials) => {
      await signIn(browser, who)
      await browser.get(`/api/draft-mode/enable?sanity-preview-pathname=${path}`)
      expect(await (await browser.get(path)).text()).toContain('Furniture in secret')
      for (const file of FILES) {
        const answer = await browser.get(file)
        expect(answer.status(), file).toBe(200)
        expect(answer.headers()['cache-control'], file).toMatch(/^private,.*no-store/)
      }
      return browser.storageState()
    }
    const expectPublished = async (browser: APIRequestContext) => {
      for (const file of [path, ...FILES]) {
        const answer = await browser.get(file)
        expect(await answer.text(), file).not.toContain('Furniture in secret')
        expect(answer.headers()['cache-control'], file).toBe('public, max-age=0, must-revalidate')
      }
    }
    const isInDraftMode = async (browser: APIRequestContext) =>
      (await browser.storageState()).cookies.some((cookie) => cookie.name === '__prerender_bypass')

    const [editor, administrator] = [
      await playwright.request.newContext({ baseURL }),
      await playwright.request.newContext({ baseURL }),
    ]
    await enter(editor, PEOPLE.editor)
    const before = await enter(administrator, ADMIN)
    const { people } = await (await administrator.get('/api/lake/v1/auth/people')).json()
    const { id } = people.find(({ email }: { email: string }) => email === 'editor@example.ca')
    expect((await administrator.post(`/api/lake/v1/auth/people/${id}/remove`)).status()).toBe(200)
    expect(await isInDraftMode(editor)).toBe(true)
    await expectPublished(editor)

    expect((await administrator.post('/api/lake/v1/auth/logout')).status()).toBe(204)
    expect(await isInDraftMode(administrator)).toBe(false)
    await expectPublished(await playwright.request.newContext({ baseURL, storageState: before }))
  },
)

test(
  'a window that the Studio opens with drafts stays in touch with it',
  ONLY_IN_SWEEP,
  async ({ page, context }) => {
    await signIn(page.request)
    await page.goto('/studio-guide')
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open('/api/draft-mode/enable?sanity-preview-pathname=/faq', '_blank')),
    ])
    await opened.waitForURL('/faq')
    expect(await opened.evaluate(() => window.opener !== null)).toBe(true)
  },
)
