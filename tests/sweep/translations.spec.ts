import { expect, type Page } from '@playwright/test'
import { expectNothingFound } from '../e2e/axe.ts'
import { testInStudio } from '../e2e/fixtures.ts'
import { writeAs } from '../e2e/lake-requests.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { ADMIN, PEOPLE } from '../e2e/people.ts'
import { field, goTo, openDocument, publishEnglishOnly, setLocalized, signIn } from '../e2e/studio.ts'

const test = testInStudio(PEOPLE.translator)

async function openTool(page: Page): Promise<void> {
  await goTo(page, '/studio/translations')
  await isLoaded(page)
}

/** Every text of the site is there. */
async function isLoaded(page: Page): Promise<void> {
  await expect(page.locator('#translations')).toBeVisible({ timeout: 30_000 })
}

/** Each is changed before the next, and so has waited longer. */
const WAITING = [
  'tv-mounting',
  'ceiling-fans',
  'furniture-assembly',
  'deck-construction',
  'hot-tub-installation',
  'access-control-installation',
]

test('a translator writes the five oldest missing texts from the work list, and publishes them', async ({
  page,
  site,
}) => {
  for (const slug of WAITING) {
    await site.client.patch(`service-${slug}`).unset(['description.fr']).commit()
  }
  await openTool(page)
  await expect(page.getByRole('heading', { name: 'Translations', level: 1 })).toBeVisible()
  await expect(page.getByText('6 missing')).toBeVisible()
  await expectNothingFound(page, { part: '#translations' })
  await page.getByRole('combobox', { name: 'Order' }).selectOption('oldest')
  await page.getByRole('button', { name: 'Start with the first' }).press('Enter')

  const french = page.getByRole('textbox', { name: 'French' })
  const written = WAITING.slice(0, 5)
  for (const [index, slug] of written.entries()) {
    await expect(page.getByText(`${index + 1} of 6`)).toBeVisible()
    await expect(french).toBeFocused()
    await expect(french).toHaveValue('')
    await page.keyboard.type(`Texte de ${slug}`)
    await page.keyboard.press('Control+Enter')
  }
  await expect(page.getByText('6 of 6')).toBeVisible()
  const list = page.getByRole('navigation', { name: 'Work list' })
  await expect(list.getByText('Done', { exact: true })).toHaveCount(5)
  await expectNothingFound(page, { part: '#translations' })

  await page.reload()
  await isLoaded(page)
  await expect(page.getByText('1 of 1')).toBeVisible()
  await page.getByRole('button', { name: 'Publish translations' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish translations' })
  await dialog.getByRole('button', { name: 'Publish 5 documents' }).click()
  await expect(dialog.getByRole('status')).toHaveText('5 documents were published.')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  for (const slug of written) {
    expect((await fetchPage(`${site.url}/${slug}?lang=fr`)).html).toContain(`Texte de ${slug}`)
  }
})

test('the way from the work list to the field of the form, on to the next one, and back', async ({
  page,
}) => {
  await openTool(page)
  await page.getByRole('combobox', { name: 'State' }).selectOption('done')
  await page.getByRole('button', { name: 'Financing', exact: true }).click()
  const list = page.getByRole('navigation', { name: 'Work list' })
  await list.getByRole('button').first().click()
  await page.getByRole('link', { name: 'Open in the form' }).click()
  await expect(page.getByTestId('form-view')).toBeVisible({ timeout: 30_000 })
  await expect(field(page, 'title.fr').locator('input')).toBeFocused()
  await expect(field(page, 'title.en').locator('input')).not.toBeEditable()
  await list.getByRole('link', { name: 'Next' }).click()
  await expect(field(page, 'lead.fr').locator('textarea')).toBeFocused()
  await list.getByRole('link', { name: 'Back to Translations' }).click()
  await isLoaded(page)
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('done')
  await expect(page.getByRole('textbox', { name: 'French' })).toBeVisible()
})

test('the same English elsewhere is taken over with one click, with the terms of the glossary beside it', async ({
  page,
  site,
}) => {
  const [en, fr] = ['Heat pump quotes', 'Soumissions pour thermopompes']
  const named = { _type: 'localeString', en }
  const faq = await site.client.fetch('*[_type == "faq"][0]')
  for (const [_id, question] of [
    ['faq-elsewhere', { ...named, fr }],
    ['faq-here', named],
  ] as const) {
    await site.client.create({ ...faq, _id, question })
  }
  await goTo(page, '/studio/translations?search=Heat+pump+quotes')
  await isLoaded(page)
  await page.getByRole('navigation', { name: 'Work list' }).getByRole('button', { name: en }).press('Enter')
  await expect(page.getByRole('definition')).toHaveText([/^thermopompe/, /^soumission/])
  await expectNothingFound(page, { part: '#translations' })
  await page.getByRole('button', { name: 'Use this' }).click()
  await expect(page.getByRole('textbox', { name: 'French' })).toHaveValue(fr)
  await page.getByRole('button', { name: 'Publish translations' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish translations' })
  await expect(dialog.locator('ins')).toHaveText(fr)
  await dialog.getByRole('checkbox').uncheck()
  await expect(dialog.getByRole('button', { name: 'Publish 0 documents' })).toBeDisabled()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Publish 1 document' }).click()
  await expect(dialog.getByRole('status')).toHaveText('1 document was published.')
  expect(await site.client.getDocument('faq-here')).toMatchObject({ question: { fr } })
})

test('French of English that has changed is out of date, with the change shown, until it is marked as done', async ({
  newPage,
  site,
}) => {
  const _id = 'service-smart-lock-installation'
  const name = () => site.client.getDocument(_id).then((document) => document?.name)
  const before = await name()
  const after = before.en.replace('Smart', 'Clever')

  const editor = await newPage()
  await signIn(editor, ADMIN)
  await openDocument(editor, _id, 'service')
  const form = field(editor, 'name')
  await setLocalized(editor, 'name', 'en', `${before.en} today`)
  await expect(form.getByText('French out of date')).toBeVisible()
  await expect(form.locator('ins')).toHaveText(' today')
  await setLocalized(editor, 'name', 'en', before.en)
  await expect(form.getByText('French done')).toBeVisible()
  await setLocalized(editor, 'name', 'en', after)
  await expect(form.getByText('French out of date')).toBeVisible()
  await publishEnglishOnly(editor)
  expect(await name()).toMatchObject({ fr: before.fr, translatedFrom: before.en })

  const page = await newPage({ locale: 'fr-CA' })
  await signIn(page, PEOPLE.translator)
  await openTool(page)
  await page.getByRole('combobox', { name: 'État' }).selectOption('outOfDate')
  await page.getByRole('navigation', { name: 'Liste de travail' }).getByRole('button').click()
  await expect(page.locator('#translations del')).toHaveText('Smart')
  await expect(page.locator('#translations ins')).toHaveText('Clever')
  await page.getByRole('button', { name: 'Marquer comme à jour' }).click()
  await expect(page.locator('#translations del')).toBeHidden()
  await page.getByRole('button', { name: 'Publier les traductions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publier les traductions' })
  await dialog.getByRole('button', { name: 'Publier 1 document' }).click()
  await expect(dialog.getByRole('status')).toHaveText('1 document a été publié.')
  expect(await name()).toEqual({ ...before, en: after })
})

test('a translator can neither change English nor publish a price, and the Studio says why', async ({
  page,
  site,
  mode,
}) => {
  const publishedId = 'service-smart-thermostat-installation'
  const draftId = `drafts.${publishedId}`
  const published = await site.client.getDocument(publishedId)
  const refusal = async (endpoint: string, data: object) => {
    const response = await writeAs(page, site, `${endpoint}/production`, data)
    expect(response.status()).toBe(403)
    return response.text()
  }
  // Hosted Sanity does not know our rule (docs/operations.md, Tools in both modes): there the Studio alone keeps to it.
  const isRefused = mode === 'embedded'
  if (isRefused)
    expect(
      await refusal('mutate', { mutations: [{ patch: { id: publishedId, set: { 'name.en': 'Mine' } } }] }),
    ).toContain('As a translator you can only change French text')

  await site.client.createOrReplace({ ...published, _id: draftId, _type: 'service', priceRange: '$1-$2' })
  const actions = [{ actionType: 'sanity.action.document.publish', publishedId, draftId }]
  if (isRefused)
    expect(await refusal('actions', { actions })).toMatch(/this would also change \\"priceRange\\"/)

  await openDocument(page, publishedId, 'service')
  await setLocalized(page, 'name', 'fr', 'Pose de thermostat')
  await page.getByTestId('action-publish').click()
  const why = page.getByRole('dialog', { name: 'An editor publishes this' })
  await expect(why.getByRole('heading', { name: 'Price range' })).toBeVisible()
  await expect(why.getByRole('listitem')).toHaveCount(1)
  await expect(why).toContainText('$1-$2')
  await why.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(why).toBeHidden()
  await expect(field(page, 'name.fr').locator('input')).toHaveValue('Pose de thermostat')
  await expect
    .poll(() => site.client.fetch('*[_id == $draftId][0]{"fr": name.fr, priceRange}', { draftId }))
    .toEqual({ fr: 'Pose de thermostat', priceRange: '$1-$2' })
  expect((await site.client.getDocument(publishedId))?.priceRange).toBe(published?.priceRange)
})
