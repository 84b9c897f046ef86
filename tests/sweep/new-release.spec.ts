import { expect } from '@playwright/test'
import { expectNothingFound } from '../e2e/axe.ts'
import { testInStudio } from '../e2e/fixtures.ts'
import { PEOPLE } from '../e2e/people.ts'
import { field, goTo, openDocument, setLocalized, signIn } from '../e2e/studio.ts'

const test = testInStudio(PEOPLE.administrator)

test('after a release an open tab offers to reload, and what was typed is there', async ({
  newPage,
  site,
}) => {
  const page = await newPage()
  let isReleased = false
  // As it is once the files of the tab's build are gone.
  await page.route('**/_next/static/**', (route) =>
    isReleased ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await signIn(page, PEOPLE.editor)
  const id = 'service-deck-construction'
  await openDocument(page, id, 'service')
  isReleased = true
  await setLocalized(page, 'name', 'en', 'Typed before the release was noticed')
  await goTo(page, '/studio/leads')
  const notice = page.getByRole('dialog', { name: 'The Studio was updated' })
  await expect(notice).toBeVisible()
  await expectNothingFound(page, { part: '.studio-notice' })
  await expect
    .poll(() => site.client.fetch('*[_id == $id][0].name.en', { id: `drafts.${id}` }))
    .toBe('Typed before the release was noticed')
  isReleased = false
  await notice.getByRole('button', { name: 'Reload' }).click()
  await openDocument(page, id, 'service')
  await expect(notice).toBeHidden()
  await expect(field(page, 'name.en').locator('input')).toHaveValue('Typed before the release was noticed')
})
