import { expect } from '@playwright/test'
import { testInStudio } from '../e2e/fixtures.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { ADMIN } from '../e2e/people.ts'
import { openDocument, publish, publishEnglishOnly, restoreRevision, setLocalized } from '../e2e/studio.ts'

const test = testInStudio(ADMIN)

test('an older revision is restored from the history', async ({ page, site }) => {
  await openDocument(page, 'service-ceiling-fans', 'service')
  const before = await fetchPage(`${site.url}/ceiling-fans`)
  await setLocalized(page, 'name', 'en', 'A mistake')
  await publishEnglishOnly(page)
  expect((await fetchPage(`${site.url}/ceiling-fans`)).h1).toBe('A mistake')
  await restoreRevision(page, 1)
  await publish(page)
  expect((await fetchPage(`${site.url}/ceiling-fans`)).h1).toBe(before.h1)
})
