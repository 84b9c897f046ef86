import { expect } from '@playwright/test'
import { expectNothingFound } from '../e2e/axe.ts'
import { testInStudio } from '../e2e/fixtures.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { PEOPLE } from '../e2e/people.ts'
import { goTo, openStudio, signIn } from '../e2e/studio.ts'

const test = testInStudio(PEOPLE.editor)

test('an editor replaces some hits of a text, also in formatted text, and what breaks a rule is refused', async ({
  page,
  site,
}) => {
  await openStudio(page, '/studio/find')
  const find = page.locator('#find')
  const show = find.getByRole('button', { name: 'Show each hit' })
  const status = find.getByRole('status')
  await find.getByLabel('Find', { exact: true }).fill('contractor you choose does the work')
  await find.getByLabel('Replace with').fill('installer does the work')
  await show.click()
  await expect(status).toHaveText(/^\d+ hits? in \d+ documents?\.$/, { timeout: 30_000 })
  const hit = find.locator('section').filter({ hasText: 'Installers are licensed' })
  await expect(hit.locator('del')).toHaveText('contractor you choose does the work')
  await expect(hit.locator('ins')).toHaveText('installer does the work')
  await expectNothingFound(page, { part: '#find' })
  await find.getByRole('checkbox', { name: 'All hits' }).uncheck()
  await hit.getByRole('checkbox').check()
  await find.getByRole('radio', { name: /Publish at once/ }).check()
  // The English changes over French that stays, so nothing goes live before somebody has said what to do.
  const replace = find.getByRole('button', { name: 'Replace 1 hit in 1 document' })
  await expect(replace).toBeDisabled()
  const question = find.getByTestId('french-question')
  await question.getByRole('radio', { name: 'Publish in English only' }).check()
  await expectNothingFound(page, { part: '#find' })
  await replace.click()
  await expect(find.getByText('Published (1)')).toBeVisible()
  expect((await fetchPage(`${site.url}/faq`)).text).toContain(
    'The installer does the work. Installers are licensed',
  )
  const notes = await site.client.fetch('*[_type == "translationNote"].decision.kind')
  expect(notes).toEqual(['englishOnly'])

  const { name } = await site.client.fetch('*[_id == "city-toronto"][0]{name}')
  await find.getByLabel('Find', { exact: true }).fill(name.en)
  await find.getByLabel('Replace with').fill('{toronto}')
  await show.click()
  const city = find.locator('section').filter({ has: page.getByRole('heading', { name: 'City · Toronto' }) })
  await expect(city.getByText(/Cannot be replaced: .*\{toronto\} is neither/)).toBeVisible({
    timeout: 60_000,
  })
  await expect(city.getByRole('checkbox').first()).toBeDisabled()
})

test('a translator replaces French only', async ({ newPage, site }) => {
  const page = await newPage()
  await signIn(page, PEOPLE.translator)
  await openStudio(page)
  await goTo(page, '/studio/find')
  const find = page.locator('#find')
  await expect(find.getByLabel('Where')).toBeDisabled()
  await find.getByLabel('Find', { exact: true }).fill('Notre réseau dessert')
  await find.getByLabel('Replace with').fill('Notre équipe dessert')
  await find.getByRole('button', { name: 'Show each hit' }).click()
  await find.getByRole('button', { name: 'Replace 1 hit in 1 document' }).click()
  await expect(find.getByText('Saved as drafts (1)')).toBeVisible()
  const { closing } = await site.client.fetch(
    '*[_id == "drafts.citiesPage"][0]{closing}',
    {},
    { perspective: 'raw' },
  )
  expect(closing.text.fr).toContain('Notre équipe dessert plus de {cities} villes')
  expect(closing.text).not.toHaveProperty('translatedFrom')
})
