import { expect } from '@playwright/test'
import { expectNothingFound } from '../e2e/axe.ts'
import { testInStudio } from '../e2e/fixtures.ts'
import { PEOPLE } from '../e2e/people.ts'
import { goTo, openStudio, signIn } from '../e2e/studio.ts'

const test = testInStudio(PEOPLE.editor)

/** A square of one colour. */
const square = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path fill="${colour}" d="M0 0h40v40H0z"/></svg>`,
  )

const WITH_SCRIPT = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>alert(1)</script></svg>',
)

test('an editor uploads pictures, describes one, and puts another in its place wherever it stands', async ({
  page,
  site,
}) => {
  const [service, category] = ['service-tv-mounting', 'service-ceiling-fans']
  const { picture } = await site.client.fetch('*[_id == $id][0]{picture}', { id: service })
  await site.client.patch(category).set({ picture }).commit()
  await site.client.patch(service).unset(['picture.alt.fr']).commit()

  await openStudio(page, '/studio/media')
  const media = page.locator('#media')
  await expect(media.getByRole('status').filter({ hasText: /^\d+ pictures$/ })).toBeVisible({
    timeout: 30_000,
  })
  await media.locator('input[type=file]').setInputFiles([
    { name: 'blue-square.svg', mimeType: 'image/svg+xml', buffer: square('blue') },
    { name: 'red-square.svg', mimeType: 'image/svg+xml', buffer: square('red') },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: WITH_SCRIPT },
  ])
  await expect(media.getByText('2 of 5 uploaded')).toBeVisible({ timeout: 60_000 })
  const refused = media.getByRole('alert')
  await expect(refused).toContainText('notes.txt – It is no picture that the site can show')
  await expect(refused).toContainText('notes.jpg – It is no picture that the site can show')
  await expect(refused).toContainText('drawing.svg – This SVG has a script')
  await expect(media.getByRole('button', { name: /blue-square\.svg/ })).toContainText('Used nowhere')
  await media
    .locator('input[type=file]')
    .setInputFiles({ name: 'again.svg', mimeType: 'image/svg+xml', buffer: square('blue') })
  await expect(media.getByText('again.svg – the same picture is here already')).toBeVisible()
  await media.getByRole('button', { name: 'blue-square.svg', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'blue-square.svg' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectNothingFound(page, { part: '#media' })

  await media.getByLabel('Show', { exact: true }).selectOption('undescribed')
  await expect(media.getByRole('link', { name: /TV mounting/ })).toBeVisible()
  await media.getByLabel('Description in French').first().fill('Un téléviseur au mur')
  await media.getByRole('button', { name: 'Save 1 place' }).click()
  await expect(media.getByText('Saved.', { exact: true })).toBeVisible()
  const draft = await site.client.getDocument(`drafts.${service}`)
  expect(draft?.picture.alt.fr).toBe('Un téléviseur au mur')

  await media.getByLabel('Show', { exact: true }).selectOption('all')
  const asset = await site.client.getDocument(picture.asset._ref)
  await media.getByLabel('Search', { exact: true }).fill(asset?.originalFilename)
  await media.getByRole('button', { name: asset?.originalFilename }).first().click()
  const dialog = page.getByRole('dialog', { name: asset?.originalFilename })
  await expect(dialog.getByRole('link', { name: /TV mounting/ })).toBeVisible()
  await expectNothingFound(page, { part: '#picture' })
  const place = dialog
    .getByRole('link', { name: /TV mounting/ })
    .first()
    .locator('xpath=ancestor::*[@data-ui="Card"][1]')
  await place.getByRole('button', { name: 'Crop and focal point' }).click()
  await place.getByRole('slider', { name: /^Focal point, from the left/ }).fill('0.25')
  await place.getByRole('slider', { name: /^Cut off at the left/ }).fill('0.1')
  await dialog.getByRole('button', { name: 'Save 1 place' }).click()
  await expect(dialog.getByText('Saved.', { exact: true })).toBeVisible()
  expect((await site.client.getDocument(`drafts.${service}`))?.picture).toMatchObject({
    hotspot: { x: 0.25 },
    crop: { left: 0.1 },
  })
  await dialog.getByRole('button', { name: 'Replace everywhere…' }).click()
  const replacing = page.getByRole('dialog', { name: 'Replace a picture' })
  await replacing.getByRole('button', { name: /red-square\.svg/ }).click()
  await expect(replacing.getByRole('link', { name: /Ceiling fans/ })).toBeVisible()
  await expectNothingFound(page, { part: '#replace-picture' })
  await replacing.getByRole('radio', { name: /At once on the site/ }).check()
  await replacing.getByRole('button', { name: /^Replace in \d+ places$/ }).click()
  await expect(replacing).toBeHidden()
  const left = await site.client.fetch(
    'count(*[references($id)])',
    { id: asset?._id },
    { perspective: 'raw' },
  )
  expect(left).toBe(0)
  const now = await site.client.fetch('*[_id in $ids].picture.asset->originalFilename', {
    ids: [service, category],
  })
  expect(now).toEqual(['red-square.svg', 'red-square.svg'])
})

test('a translator describes pictures in French, and can neither upload nor replace', async ({
  newPage,
  site,
}) => {
  const page = await newPage()
  await signIn(page, PEOPLE.translator)
  await openStudio(page)
  await goTo(page, '/studio/media')
  const media = page.locator('#media')
  await media
    .getByRole('button', { name: /places/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Description in English').first()).toHaveAttribute('readonly', '')
  await expect(dialog.getByRole('button', { name: 'Replace everywhere…' })).toBeHidden()
  await expect(media.getByRole('button', { name: 'Choose files' })).toBeHidden()
  const raw = await page.request.post('/api/lake/v2025-02-19/assets/images/production?filename=a.svg', {
    data: square('green'),
    headers: { origin: site.url, 'content-type': 'image/svg+xml' },
  })
  expect(raw.status()).toBe(403)
})
