import { expect } from '@playwright/test'
import { readMark } from '#lib/i18n/read-mark.ts'
import { enterDraftMode } from './draft-pages.ts'
import { testWithSite } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'
import { ADMIN, PEOPLE } from './people.ts'
import { clickToEdit, problemsOf, startTyping } from './preview.ts'
import { documentTitle, openPreview, publishEnglishOnly, setLocalized, signIn } from './studio.ts'

const test = testWithSite()
// The Studio and the site in one window.
test.use({ viewport: { width: 1500, height: 900 } })

test('an editor clicks a text, sees it change while typing, and publishes it', async ({ page, site }) => {
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
})

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

test('an editor types on the page: saved with Enter, restored with Escape, nothing lost when it is refused', async ({
  page,
  site,
}) => {
  const path = '/furniture-assembly'
  const id = 'service-furniture-assembly'
  await signIn(page, PEOPLE.editor)
  await enterDraftMode(page, path)
  const title = page.locator('h1')
  const told = page.locator('body > p[role=status]')
  const published = await site.client.getDocument(id)
  const name = published?.name

  await startTyping(page, title)
  await page.keyboard.type('Furniture, put together')
  await page.keyboard.press('Enter')
  await expect(told).toHaveText('The draft is saved.')
  await expect(title).toContainText('Furniture, put together')
  const draft = await site.client.getDocument(`drafts.${id}`)
  expect(draft).toMatchObject({
    ...published,
    _id: `drafts.${id}`,
    _rev: expect.any(String),
    _updatedAt: expect.any(String),
    name: { ...name, en: 'Furniture, put together', translatedFrom: name.en },
  })
  expect((await fetchPage(site.url + path)).h1).toBe(name.en)

  await startTyping(page, title)
  await page.keyboard.type('Not this')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-typing]')).toHaveCount(0)
  await expect(title).toContainText('Furniture, put together')

  const editor = await startTyping(page, title)
  await page.keyboard.type('Mine')
  await page.context().setOffline(true)
  await page.keyboard.press('Enter')
  await expect(told).toContainText('there is no connection')
  await page.context().setOffline(false)
  // Another field of the document is no conflict, the same text is one.
  await site.client.patch(`drafts.${id}`).set({ 'name.en': 'Theirs', catalogueNumber: 999 }).commit()
  await page.keyboard.press('Enter')
  await expect(told).toContainText('somebody has just changed this text to “Theirs”')
  await expect(editor).toHaveText('Mine')
  await site.client.patch(`drafts.${id}`).set({ catalogueNumber: 998 }).commit()
  await page.keyboard.press('Enter')
  // The page shows the text while it is being saved.
  await expect
    .poll(() => site.client.getDocument(`drafts.${id}`))
    .toMatchObject({ name: { en: 'Mine' }, catalogueNumber: 998 })

  // A text of several lines. One click on a link follows it.
  await startTyping(page, page.getByText(published?.lead.en))
  await page.keyboard.type('One line')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('and another')
  await page.keyboard.press('Enter')
  await expect(told).toHaveText('The draft is saved.')
  expect((await site.client.getDocument(`drafts.${id}`))?.lead.en).toBe('One line\nand another')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guarantee' }).first().click()
  await expect(page).toHaveURL(/guarantee/)
})
