import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { readMark } from '#lib/i18n/read-mark.ts'
import { enterDraftMode } from './draft-pages.ts'
import { testWithSite } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'
import { ADMIN, PEOPLE } from './people.ts'
import type { Site } from './site.ts'
import {
  documentTitle,
  field,
  openPreview,
  publish,
  publishEnglishOnly,
  setLocalized,
  signIn,
} from './studio.ts'

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

test('a translator does the same with a French text, and links of the page are followed', async ({
  page,
  site,
}) => {
  await signIn(page, PEOPLE.translator)
  const problems = problemsOf(page, site)
  const preview = await openPreview(page, '/faq?lang=fr')
  const first = await site.client.fetch(
    '*[_type == "faq"] | order(order asc, _id asc) {"text": question.fr}[0]',
  )
  const question = preview.getByText(first.text)
  await clickToEdit(page, question, 'question.fr')
  await setLocalized(page, 'question', 'fr', 'Est-ce une question?')
  await expect(preview.getByText('Est-ce une question?')).toBeVisible({ timeout: 15_000 })
  expect((await fetchPage(`${site.url}/faq?lang=fr`)).text).toContain(first.text)
  await publish(page)
  expect((await fetchPage(`${site.url}/faq?lang=fr`)).text).toContain('Est-ce une question?')

  await preview.getByRole('link', { name: 'English' }).first().click()
  await expect(preview.locator('html')).toHaveAttribute('lang', 'en-CA')
  await expect(page).toHaveURL(/preview=.*faq/)
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

/** Double-clicks a text until the page, whose tools load after it, has made it editable. */
async function startTyping(page: Page | FrameLocator, text: Locator): Promise<Locator> {
  const editor = page.locator('[data-typing]')
  await expect(async () => {
    // In a text that is being typed in, a second double click would select one word.
    if ((await editor.count()) === 0) await text.dblclick()
    await expect(editor).toBeFocused({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  return editor
}

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

test('a translator types French, in the Studio too, and is not offered English', async ({ page, site }) => {
  await signIn(page, PEOPLE.translator)
  await enterDraftMode(page, '/ceiling-fans')
  await expect(async () => {
    await page.locator('h1').dblclick()
    await expect(page.locator('body > p[role=status]')).toContainText('open this page in French', {
      timeout: 2_000,
    })
  }).toPass({ timeout: 60_000 })
  await expect(page.locator('[data-typing]')).toHaveCount(0)

  const preview = await openPreview(page, '/ceiling-fans?lang=fr')
  await startTyping(preview, preview.locator('h1'))
  await page.keyboard.type('Ventilateurs d’en haut')
  await page.keyboard.press('Enter')
  await expect(preview.locator('h1')).toContainText('Ventilateurs d’en haut')
  const fetched = () => site.client.getDocument('drafts.service-ceiling-fans')
  await expect.poll(async () => (await fetched())?.name.fr).toBe('Ventilateurs d’en haut')
})
