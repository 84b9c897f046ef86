import { expect } from '@playwright/test'
import { expectNothingFound } from '../e2e/axe.ts'
import { testInStudio } from '../e2e/fixtures.ts'
import { PEOPLE } from '../e2e/people.ts'
import { goTo, openDocument, publish, setLocalized } from '../e2e/studio.ts'

/** English that is published while its French is missing or out of date. */
const test = testInStudio(PEOPLE.editor)

const ID = 'service-ceiling-fans'

test('English is sent to translation, and published with its French from one dialog', async ({
  page,
  site,
}) => {
  const before = await site.client.getDocument(ID)
  await openDocument(page, ID, 'service')
  await setLocalized(page, 'name', 'en', 'Ceiling fans of any size')
  await expect(page.getByTestId('action-publish')).toBeEnabled()
  await page.getByTestId('action-publish').click()
  const dialog = page.getByRole('dialog', { name: 'The French is not ready' })
  await expect(dialog.getByText('Publishing changes the English of one text.')).toBeVisible()
  await expectNothingFound(page, { part: '#french-first' })
  await dialog.getByLabel('Note to the translator').fill('Every size up to 80 inches')
  await dialog.getByRole('button', { name: 'Send to translation' }).click()
  await expect(dialog).toBeHidden()
  expect((await site.client.getDocument(ID))?.name).toEqual(before?.name)

  await goTo(page, '/studio/translations')
  const note = page.getByTestId('translation-note')
  await expect(note).toContainText('Sent to translation by Editor')
  await expect(note).toContainText('Every size up to 80 inches')
  await page
    .locator('#translations')
    .getByRole('button', { name: 'Ceiling fans of any size', exact: true })
    .click()
  await page.getByLabel('Note to the author').fill('Blades included?')
  await page.getByRole('button', { name: 'Send the note' }).click()
  await expect(note).toContainText('Blades included?')

  await openDocument(page, ID, 'service')
  await page.getByTestId('action-publish').click()
  await expect(dialog.getByTestId('translation-note')).toContainText('Blades included?')
  await dialog.getByLabel('French of Name').fill('Ventilateurs de plafond de toute taille')
  await dialog.getByRole('button', { name: 'Publish both languages' }).click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(async () => (await site.client.getDocument(ID))?.name)
    .toEqual({
      _type: 'localeString',
      en: 'Ceiling fans of any size',
      fr: 'Ventilateurs de plafond de toute taille',
    })
})

test('English alone is published with the name of who decided; what has its French is published at once', async ({
  page,
  site,
}) => {
  const id = 'service-deck-construction'
  await openDocument(page, id, 'service')
  await setLocalized(page, 'name', 'en', 'Decks')
  await page.getByTestId('action-publish').click()
  await page.getByRole('button', { name: 'Publish in English only' }).click()
  await expect
    .poll(async () => (await site.client.getDocument(id))?.name)
    .toMatchObject({ en: 'Decks', translatedFrom: expect.any(String) })
  expect(await site.client.getDocument(`translation-note.${id}`)).toMatchObject({
    decision: { kind: 'englishOnly', by: 'Editor' },
  })

  await setLocalized(page, 'name', 'en', 'Decks and patios')
  await setLocalized(page, 'name', 'fr', 'Terrasses et patios')
  await publish(page)
})
