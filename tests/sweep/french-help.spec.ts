import { expect, type Page } from '@playwright/test'
import { testInStudio } from '../e2e/fixtures.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { PEOPLE } from '../e2e/people.ts'
import { field, goTo, openDocument } from '../e2e/studio.ts'
import { freePort } from '../free-port.ts'
import { FakeFrenchService } from '../french-service.ts'
import { countClicks, noteClicks, printClicks } from './clicks.ts'

/* Suggested French: a translation service that is set up fills drafts, and people confirm. */

const PORT = await freePort()
const test = testInStudio(PEOPLE.editor, {
  env: { DEEPL_KEY: 'a-key', DEEPL_URL: `http://127.0.0.1:${PORT}` },
})

const service = new FakeFrenchService()
test.beforeAll(() => service.start(PORT))
test.afterAll(() => service.stop())
test.afterAll(printClicks)
test.beforeEach(() => {
  service.status = 200
  service.french = (xml) => `FR "${xml}" : ok`
})

const ID = 'service-ceiling-fans'
const draftOf = (site: { client: { getDocument: (id: string) => Promise<unknown> } }, id = ID) =>
  site.client.getDocument(`drafts.${id}`) as Promise<Record<string, { fr?: string; translatedFrom?: string }>>

async function openMenu(page: Page) {
  await page.getByTestId('action-menu-button').click()
  return page.getByRole('menuitem', { name: 'Suggest French' })
}

test('of a document, in two clicks, is marked until a person confirms it, and Publish asks', async ({
  page,
  site,
}) => {
  await site.client.patch(ID).unset(['name.fr', 'description.fr']).commit()
  await openDocument(page, ID, 'service')
  const clicks = await countClicks(page)
  await (await openMenu(page)).click()
  await expect(page.getByText('2 texts suggested')).toBeVisible()
  noteClicks('Suggest French for a document', clicks(), 2)

  const name = field(page, 'name')
  await expect(name.getByText('Suggested French')).toBeVisible()
  await expect(field(page, 'name.fr').locator('input')).toHaveValue(/^FR «\u00a0.*\u00a0»\u00a0: ok$/)
  const draft = await draftOf(site)
  expect(draft.name?.translatedFrom).toBe('')
  expect((await fetchPage(`${site.url}/ceiling-fans?lang=fr`)).html).not.toContain('FR «')

  await page.getByTestId('action-publish').click()
  const dialog = page.getByRole('dialog', { name: 'The French is not ready' })
  await expect(dialog).toContainText('The French of 2 texts is a suggestion that nobody has confirmed')
  await expect(dialog.getByRole('button', { name: 'Publish in English only' })).toBeHidden()
  await dialog.getByRole('textbox', { name: /^French of Name/ }).fill('Ventilateurs de plafond')
  await dialog.getByRole('button', { name: 'Publish both languages' }).click()
  await expect
    .poll(async () => (await site.client.getDocument(ID))?.name)
    .toMatchObject({ fr: 'Ventilateurs de plafond' })
  const published = await site.client.getDocument(ID)
  expect(published?.name).not.toHaveProperty('translatedFrom')
  expect(published?.description).not.toHaveProperty('translatedFrom')
})

test('of one text that loses a figure is not taken; an error of the service is a sentence', async ({
  page,
  site,
}) => {
  await site.client.patch(ID).set({ 'name.en': 'Up to 4 fans' }).unset(['name.fr']).commit()
  await openDocument(page, ID, 'service')
  const name = field(page, 'name')
  const button = name.getByRole('button', { name: 'Suggest French' })
  service.french = () => 'Des ventilateurs'
  await button.click()
  await expect(name.getByText('The suggestion was not taken: the figures differ (EN 4)')).toBeVisible()
  service.status = 456
  await button.click()
  await expect(name.getByText('The plan of the translation service is used up.')).toBeVisible()
  expect(await draftOf(site)).toBeUndefined()
  service.status = 200
  service.french = () => 'Jusqu’à 4 ventilateurs'
  await button.click()
  await expect(field(page, 'name.fr').locator('input')).toHaveValue('Jusqu’à 4 ventilateurs')
  await name.getByRole('button', { name: 'Confirm' }).click()
  await expect(name.getByText('French done')).toBeVisible()
})

test('of the work list is saved in drafts, and is left out of "Publish translations" until it is confirmed', async ({
  page,
  site,
}) => {
  const ids = ['service-tv-mounting', 'service-hot-tub-installation']
  for (const id of ids) await site.client.patch(id).unset(['description.fr']).commit()
  await goTo(page, '/studio/translations')
  await page.getByRole('button', { name: 'Suggest French (2)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suggest French' })
  await expect(dialog).toContainText('Asks DeepL for the French of 2 texts of 2 documents')
  await dialog.getByRole('button', { name: 'Suggest French' }).click()
  await expect(dialog.getByText('Saved as drafts (2)')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  for (const id of ids) expect((await draftOf(site, id)).description?.fr).toContain('FR «')
  await expect(page.getByRole('button', { name: 'Suggest French (0)' })).toBeDisabled()

  await page.getByRole('button', { name: 'Publish translations' }).click()
  const publishing = page.getByRole('dialog', { name: 'Publish translations' })
  await expect(publishing).toContainText('suggested French that nobody has confirmed')
  await publishing.getByRole('button', { name: 'Cancel' }).click()
})
