import { expect } from '@playwright/test'
import { enterDraftMode } from '../e2e/draft-pages.ts'
import { testWithSite } from '../e2e/fixtures.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { PEOPLE } from '../e2e/people.ts'
import { clickToEdit, problemsOf, startTyping } from '../e2e/preview.ts'
import { openPreview, publish, setLocalized, signIn } from '../e2e/studio.ts'

/* What is typed on the page, and what translators do in the preview; what editors click there is in the end-to-end tests. */

const test = testWithSite()
// The Studio and the site in one window.
test.use({ viewport: { width: 1500, height: 900 } })

test('a translator clicks a French text, sees it change, and publishes it; links of the page are followed', async ({
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
