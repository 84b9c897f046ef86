import { expect, type FrameLocator, type Page } from '@playwright/test'
import { testWithSite } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'
import { ADMIN, PEOPLE } from './people.ts'
import type { Site } from './site.ts'
import { field, openPreview, publish, setLocalized, signIn } from './studio.ts'

const test = testWithSite()
// The Studio and the site in one window.
test.use({ viewport: { width: 1500, height: 900 } })

/** What the Studio says when the frame takes more than 3 s to get going, as it may on a busy machine. */
const SLOW = /^Unable to connect to visual editing/

/** What a page must not do while it is used. Read it at the end. */
function problemsOf(page: Page, site: Site): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !SLOW.test(message.text())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== site.url) problems.push(request.url())
  })
  return problems
}

/** Clicks a text of the page until the Studio's overlay, which loads after the page, has heard of it. */
async function clickToEdit(
  page: Page,
  text: ReturnType<FrameLocator['locator']>,
  path: string,
): Promise<void> {
  await expect(async () => {
    await text.hover()
    await text.click()
    await expect(field(page, path)).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
}

test('an editor clicks a text, sees it change while typing, and publishes it', async ({ page, site }) => {
  await signIn(page, PEOPLE.editor)
  const problems = problemsOf(page, site)
  const preview = await openPreview(page, '/ceiling-fans')

  // The service's own text, then one that every service page has from another document.
  await clickToEdit(page, preview.locator('h1'), 'name.en')
  await setLocalized(page, 'name', 'en', 'Fans on the ceiling')
  await expect(preview.locator('h1')).toHaveText('Fans on the ceiling', { timeout: 15_000 })
  expect((await fetchPage(`${site.url}/ceiling-fans`)).h1).toBe('Ceiling fans')

  await page.getByRole('button', { name: /^Used on \d+ pages$/ }).click()
  for (const path of ['/ceiling-fans', '/ceiling-fans?lang=fr', '/services', '/toronto/ceiling-fans']) {
    await expect(page.getByText(path, { exact: true })).toBeVisible()
  }
  await publish(page)
  expect((await fetchPage(`${site.url}/ceiling-fans`)).h1).toBe('Fans on the ceiling')

  await clickToEdit(page, preview.locator('#included-title'), 'included.title.en')
  await expect(page.getByTestId('document-panel-document-title')).toHaveText(/Service pages/)
  expect(problems).toEqual([])
})

test('a translator does the same with a French text, and links of the page are followed', async ({
  page,
  site,
}) => {
  await signIn(page, PEOPLE.translator)
  const problems = problemsOf(page, site)
  const preview = await openPreview(page, '/faq?lang=fr')
  const question = preview.locator('summary [data-sanity], summary[data-sanity]').first()
  await clickToEdit(page, question, 'question.fr')
  const before = await question.innerText()
  await setLocalized(page, 'question', 'fr', 'Est-ce une question?')
  await expect(question).toHaveText('Est-ce une question?', { timeout: 15_000 })
  expect((await fetchPage(`${site.url}/faq?lang=fr`)).text).toContain(before)
  await publish(page)
  expect((await fetchPage(`${site.url}/faq?lang=fr`)).text).toContain('Est-ce une question?')

  await preview.getByRole('link', { name: 'English' }).first().click()
  await expect(preview.locator('html')).toHaveAttribute('lang', 'en-CA')
  await expect(page).toHaveURL(/preview=.*faq/)
  expect(problems).toEqual([])
})

test('nobody else gets any of it', async ({ page, site }) => {
  const ask = (body: unknown) =>
    fetch(`${site.url}/api/draft-mode/fields`, { method: 'POST', body: JSON.stringify(body) })
  expect((await ask({ path: '/', lang: 'en', keys: ['Montage'] })).status).toBe(403)
  await page.goto('/ceiling-fans')
  await expect(page.locator('[data-sanity], sanity-visual-editing')).toHaveCount(0)
  const { headers } = await fetch(`${site.url}/ceiling-fans`)
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')

  // The way out, for who looks at drafts without the Studio around them.
  expect((await page.request.post('/api/lake/v1/auth/login', { data: ADMIN })).status()).toBe(204)
  await page.goto('/api/draft-mode/enable?sanity-preview-pathname=/ceiling-fans')
  await expect(page.locator('h1[data-sanity]')).toBeVisible()
  await page.getByRole('button', { name: 'Leave draft mode' }).click()
  await expect(page.getByRole('button', { name: 'Leave draft mode' })).toHaveCount(0)
  await expect(page.locator('[data-sanity], sanity-visual-editing')).toHaveCount(0)
})
