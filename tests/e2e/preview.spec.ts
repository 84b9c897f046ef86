import { expect } from '@playwright/test'
import { readMark } from '#lib/i18n/read-mark.ts'
import { enterDraftMode } from './draft-pages.ts'
import { CONTENT_CHANGES, ONLY_IN_SWEEP, testWithSite } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'
import { ADMIN, PEOPLE } from './people.ts'
import { clickToEdit, problemsOf } from './preview.ts'
import { documentTitle, openPreview, publishEnglishOnly, setLocalized, signIn } from './studio.ts'

const test = testWithSite(CONTENT_CHANGES)
// The Studio and the site in one window.
test.use({ viewport: { width: 1500, height: 900 } })

test(
  'an editor clicks a text, sees it change while typing, and publishes it',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    await signIn(page, PEOPLE.editor)
    const problems = problemsOf(page, site)
    const preview = await openPreview(page, '/ceiling-fans')

    // The service's own text, then one that every service page has from another document.
    await clickToEdit(page, preview.locator('h1'), 'name.en')
    expect((await page.getByTestId('document-pane').boundingBox())?.width).toBeGreaterThan(480)
    await setLocalized(page, 'name', 'en', 'Fans on the ceiling')
    await expect(preview.locator('h1')).toContainText('Fans on the ceiling', { timeout: 15_000 })
    expect((await fetchPage(`${site.url}/ceiling-fans`)).h1).toBe('Ceiling fans')

    await page.getByRole('button', { name: /^Used on \d+ pages, in both languages/ }).click()
    for (const path of ['/ceiling-fans', '/services', '/toronto/ceiling-fans']) {
      await expect(page.getByText(path, { exact: true })).toBeVisible()
    }
    await publishEnglishOnly(page)
    expect((await fetchPage(`${site.url}/ceiling-fans`)).h1).toBe('Fans on the ceiling')

    await clickToEdit(page, preview.locator('#included-title'), 'included.title.en')
    await expect(documentTitle(page)).toHaveText(/Service pages/)
    expect(problems).toEqual([])
  },
)

test('nobody else gets any of it', async ({ page, site }) => {
  const { html } = await fetchPage(`${site.url}/ceiling-fans`)
  expect(readMark(html)).toBeNull()
  await page.goto('/ceiling-fans')
  await expect(page.locator('[data-sanity], sanity-visual-editing')).toHaveCount(0)
  const { headers } = await fetch(`${site.url}/ceiling-fans`)
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')

  // The way out, for who looks at drafts without the Studio around them.
  await signIn(page, ADMIN)
  await enterDraftMode(page, '/ceiling-fans')
  await expect(page.locator('h1')).toHaveAttribute('data-sanity', /type=service;path=name\.en;/)
  await page.getByRole('button', { name: 'Leave draft mode' }).click()
  await expect(page.getByRole('button', { name: 'Leave draft mode' })).toHaveCount(0)
  await expect(page.locator('sanity-visual-editing')).toHaveCount(0)
  await expect(page.locator('[data-sanity]')).toHaveCount(0)
})
