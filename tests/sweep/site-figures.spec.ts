import { expect } from '@playwright/test'
import { expectNothingFound } from '../e2e/axe.ts'
import { testInStudio } from '../e2e/fixtures.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { PEOPLE } from '../e2e/people.ts'
import { field, openDocument, signIn } from '../e2e/studio.ts'

const test = testInStudio(PEOPLE.editor)

test('a name typed in braces is completed, shown filled in, and refused when nothing fills it in', async ({
  page,
}) => {
  await openDocument(page, 'homePage', 'homePage')
  const english = field(page, 'lead.en')
  const input = english.locator('textarea')
  await expect(english.getByText(/^Shown as: .* in 250 ?\+ Canadian cities/)).toBeVisible()
  await input.fill('')
  await input.pressSequentially('More than {')
  const list = page.getByRole('listbox', { name: 'Names for this text' })
  await expect(list.getByRole('option')).toContainText(['{serviceCount}', '{cities}', '{installers}'])
  await expectNothingFound(page, { part: '[data-testid="field-lead.en"]' })
  await input.pressSequentially('inst')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(input).toHaveValue('More than {installations}')
  await expect(english.getByText('Shown as: More than 50,000')).toBeVisible()
  await input.fill('More than {instalers}')
  await expect(page.getByText('{instalers} is neither a site figure').first()).toBeAttached({
    timeout: 15_000,
  })
})

test('a figure that is published is on every page that names it, in each language’s way', async ({
  newPage,
  site,
}) => {
  const translator = await newPage()
  await signIn(translator, PEOPLE.translator)
  const value = 'figures[_key=="cities"].value'
  const raw = await translator.request.post('/api/lake/v2025-02-19/data/mutate/production', {
    data: { mutations: [{ patch: { id: 'siteFigures', set: { [value]: 1 } } }] },
    headers: { origin: site.url },
  })
  expect(raw.status()).toBe(403)
  expect((await fetchPage(`${site.url}/cities`)).text).toContain('Our network reaches 250+ cities')
  await site.client
    .patch('siteFigures')
    .set({ [value]: 1250 })
    .commit()
  expect((await fetchPage(`${site.url}/cities`)).text).toContain('Our network reaches 1,250+ cities')
  expect((await fetchPage(`${site.url}/cities?lang=fr`)).text).toMatch(
    /dessert plus de 1[\s\u00a0]250 villes/,
  )
  expect((await fetchPage(`${site.url}/contractors`)).text).toContain('1,250+')
})
