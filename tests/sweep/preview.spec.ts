import { expect } from '@playwright/test'
import { enterDraftMode } from '../e2e/draft-pages.ts'
import { testWithSite } from '../e2e/fixtures.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { PEOPLE } from '../e2e/people.ts'
import { clickToEdit, problemsOf, startTyping } from '../e2e/preview.ts'
import { openPreview, publish, setLocalized, signIn } from '../e2e/studio.ts'

/* What translators do in the preview; what editors do there is in the end-to-end tests. */

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
