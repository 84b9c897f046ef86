import { expect } from '@playwright/test'
import { testWithSite } from '../e2e/fixtures.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { ADMIN, PEOPLE } from '../e2e/people.ts'
import { openDocument, openStudio, setLocalized, signIn } from '../e2e/studio.ts'
import { countClicks, noteClicks, printClicks } from './clicks.ts'

/* Approval by a second person, in the Studio. What the lake refuses, tests/lake/approval.test.ts says. */

const test = testWithSite()
test.afterAll(printClicks)

const ID = 'service-ceiling-fans'

test('an editor asks for approval with one click, an administrator sees it on Home and publishes it', async ({
  newPage,
  site,
}) => {
  await site.client.patch('siteSettings').set({ approval: true }).commit()
  const page = await newPage()
  await signIn(page, PEOPLE.editor)
  await openDocument(page, ID, 'service')
  await setLocalized(page, 'name', 'en', 'Ceiling fans and lamps')
  await setLocalized(page, 'name', 'fr', 'Ventilateurs de plafond et lampes')
  const clicks = await countClicks(page)
  await page.getByRole('button', { name: 'Ask for approval' }).click()
  noteClicks('Ask for approval', clicks(), 3)
  await expect(page.getByRole('button', { name: 'Waits for approval' })).toBeDisabled()
  expect((await fetchPage(`${site.url}/ceiling-fans`)).h1).toBe('Ceiling fans')

  const second = await newPage()
  await signIn(second, ADMIN)
  await openStudio(second)
  const waiting = second.locator('#home section').filter({ hasText: 'Editor (1)' })
  const row = waiting.getByRole('listitem').filter({ hasText: 'Ceiling fans and lamps' })
  await expect(row).toContainText('Waits for approval')
  await row.getByRole('link').click()
  await second.getByRole('button', { name: 'Approve and publish' }).click()
  await expect
    .poll(async () => (await fetchPage(`${site.url}/ceiling-fans`)).h1)
    .toBe('Ceiling fans and lamps')
  await second.getByRole('button', { name: 'What was on the site' }).click()
  await expect(second.getByTestId('live-version').first()).toContainText('asked for by')
  await site.client.patch('siteSettings').unset(['approval']).commit()
})
