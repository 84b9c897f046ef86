import { expect, type Page } from '@playwright/test'
import { translationNoteId } from '#lib/i18n/translation-note.ts'
import { CONTENT_CHANGES, testInStudio } from '../e2e/fixtures.ts'
import { PEOPLE } from '../e2e/people.ts'
import type { Site } from '../e2e/site.ts'
import { goTo, openStudio } from '../e2e/studio.ts'

/* French is asked about where a release goes live, and English that goes live without a question leaves a note. */

const test = testInStudio(PEOPLE.editor, CONTENT_CHANGES)

const ID = 'service-ceiling-fans'
const nameOf = async ({ client }: Site) => (await client.getDocument(ID))?.name
const noteOf = ({ client }: Site) => client.getDocument(translationNoteId(ID))

/** A release in which only the English of a name changes. */
async function makeRelease({ client }: Site, releaseId: string, english: string) {
  await client.releases.create({ releaseId, metadata: { title: english, releaseType: 'asap' } })
  await client.createVersion({ releaseId, publishedId: ID, baseId: ID })
  await client.patch(`versions.${releaseId}.${ID}`).set({ 'name.en': english }).commit()
}

/** Publishes the release with Sanity's own buttons, up to the question about its French. */
async function publishRelease(page: Page, releaseId: string) {
  await openStudio(page)
  await goTo(page, `/studio/releases/${releaseId}`)
  await page.getByTestId('publish-all-button').click()
  await page.getByTestId('confirm-publish-dialog').getByTestId('confirm-button').click()
  const dialog = page.getByRole('dialog', { name: 'The French of this release' })
  await expect(dialog).toContainText('Publishing changes the English of one text.')
  return dialog
}

test('publishing a release asks about its French: given up nothing is live, written both languages are', async ({
  page,
  site,
}) => {
  const before = await nameOf(site)
  await makeRelease(site, 'rFirst', 'Fans on sale')
  const dialog = await publishRelease(page, 'rFirst')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('The release waits for its French').first()).toBeVisible()
  expect(await nameOf(site)).toEqual(before)

  const again = await publishRelease(page, 'rFirst')
  await again.getByRole('radio', { name: /^Publish both languages/ }).check()
  await again.getByRole('textbox', { name: /French of/ }).fill('Ventilateurs en solde')
  await again.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => nameOf(site)).toMatchObject({ en: 'Fans on sale', fr: 'Ventilateurs en solde' })
  expect(await noteOf(site)).toBeUndefined()
})

test('a release in English only is recorded for translators, with the note of who published it', async ({
  page,
  site,
}) => {
  await makeRelease(site, 'rSecond', 'Fans on sale again')
  const dialog = await publishRelease(page, 'rSecond')
  await dialog.getByRole('radio', { name: /^Publish in English only/ }).check()
  await dialog.getByRole('textbox', { name: /^Note to the translator/ }).fill('Only this week')
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(async () => (await nameOf(site))?.en).toBe('Fans on sale again')
  expect(await noteOf(site)).toMatchObject({ decision: { kind: 'englishOnly', text: 'Only this week' } })
})

test('English that a script or a schedule makes live alone leaves a note that names who did it', async ({
  site,
}) => {
  const { client } = site
  const id = 'service-tv-mounting'
  const note = () => client.getDocument(translationNoteId(id))
  await client.patch(id).set({ 'name.en': 'TV on your wall' }).commit()
  await expect.poll(note).toMatchObject({ decision: { kind: 'englishOnly', text: '' } })
  await client.delete(translationNoteId(id))

  await client.releases.create({ releaseId: 'rMinute', metadata: { title: 'x', releaseType: 'scheduled' } })
  await client.createVersion({ releaseId: 'rMinute', publishedId: id, baseId: id })
  await client.patch(`versions.rMinute.${id}`).set({ 'name.en': 'TV at its minute' }).commit()
  await client.releases.schedule({
    releaseId: 'rMinute',
    publishAt: new Date(Date.now() + 1_000).toISOString(),
  })
  await expect.poll(async () => (await client.getDocument(id))?.name.en).toBe('TV at its minute')
  await expect.poll(note).toMatchObject({ decision: { kind: 'englishOnly' } })
})
