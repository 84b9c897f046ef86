import { expect } from '@playwright/test'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { CONTENT_CHANGES, testInStudio } from '../e2e/fixtures.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { PEOPLE } from '../e2e/people.ts'
import { field, openDocument, openTab, publish, publishEnglishOnly } from '../e2e/studio.ts'
import { countClicks } from './clicks.ts'

/* A question about the jobs of a service (docs/product.md, Questions of a service): from the form to the site, its French, and back. */

const test = testInStudio(PEOPLE.editor, CONTENT_CHANGES)

test.use({ viewport: { width: 1280, height: 900 } })

const ID = 'service-smart-lock-installation'
const PATH = '/smart-lock-installation'
const LABEL = { en: 'Steel door', fr: 'Porte d’acier' }

/** The clicks from the open service until the question is on its page. */
const MOST_CLICKS = 8

interface StoredQuestion {
  _key: string
  label: { en: string }
}

test('staff add a question, see it live, take it back, and publish it in both languages', async ({
  page,
  site,
}) => {
  const textOf = async (lang: Language, query = '') =>
    (await fetchPage(site.url + localizedHref(PATH + query, lang))).text
  await openDocument(page, ID, 'service')
  const clicks = await countClicks(page)
  await openTab(page, 'Pricing')
  await field(page, 'questions').getByRole('button', { name: 'Add item' }).click()
  const dialog = page.getByRole('dialog')
  const input = (name: string, control = 'input') =>
    dialog.locator(`[data-testid$=".${name}"] ${control}`).first()
  await input('label.en').click()
  await page.keyboard.insertText(LABEL.en)
  // A choice from a list of the browser is a click that the page does not see.
  await input('kind', 'select').selectOption({ label: 'Yes or no' })
  await dialog.getByText('Add dollars').click()
  await input('amount').click()
  await page.keyboard.insertText('35')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await publishEnglishOnly(page)
  expect(await textOf('en')).toContain(LABEL.en)
  expect(clicks() + 1).toBeLessThanOrEqual(MOST_CLICKS)

  const questions = (await site.client.getDocument(ID))?.questions as StoredQuestion[]
  const key = questions.find(({ label }) => label.en === LABEL.en)?._key
  expect(await textOf('en', `?answer-${key}=yes`)).toContain('+ $35')

  await page.getByTestId('undo-publish').click()
  await expect(page.getByText(/^Taken back\./)).toBeVisible()
  expect(await textOf('en')).not.toContain(LABEL.en)

  await field(page, 'questions').getByText(LABEL.en).click()
  await input('label.fr').fill(LABEL.fr)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await publish(page)
  expect(await textOf('en')).toContain(LABEL.en)
  expect(await textOf('fr')).toContain(LABEL.fr)
})
