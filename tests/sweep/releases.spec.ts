import { expect, type Page } from '@playwright/test'
import { testInStudio } from '../e2e/fixtures.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { PEOPLE } from '../e2e/people.ts'

const test = testInStudio(PEOPLE.editor)

const RELEASE = 'rBlackFriday'
const SERVICES = ['service-ceiling-fans', 'service-tv-mounting']
const NAME = { en: 'Black Friday special', fr: 'Spécial Vendredi fou' }
const PAGES = [
  ['/ceiling-fans', NAME.en],
  ['/ceiling-fans?lang=fr', NAME.fr],
  ['/tv-mounting', NAME.en],
  ['/tv-mounting?lang=fr', NAME.fr],
] as const

/** Opens a page as the Studio's preview does. */
async function preview(page: Page, path: string, perspective: string): Promise<void> {
  const query = new URLSearchParams({
    'sanity-preview-pathname': path,
    'sanity-preview-perspective': perspective,
  })
  await page.goto(`/api/draft-mode/enable?${query}`)
}

test('a release is previewed together, and is live at its time, all at once and in both languages', async ({
  page,
  site: { url, client },
}) => {
  const live = () =>
    Promise.all(PAGES.map(async ([path, name]) => (await fetchPage(url + path)).h1?.includes(name)))
  await client.releases.create({ releaseId: RELEASE, metadata: { title: 'Black Friday' } })
  for (const id of SERVICES) {
    await client.createVersion({ releaseId: RELEASE, publishedId: id, baseId: id })
    await client.patch(`versions.${RELEASE}.${id}`).set({ 'name.en': NAME.en, 'name.fr': NAME.fr }).commit()
  }

  for (const [path, name] of PAGES) {
    await preview(page, path, `${RELEASE},drafts`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  }
  await preview(page, '/tv-mounting', 'drafts')
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(NAME.en)

  expect(await live()).toEqual([false, false, false, false])
  await client.releases.schedule({
    releaseId: RELEASE,
    publishAt: new Date(Date.now() + 1_000).toISOString(),
  })
  await expect.poll(live).toEqual([true, true, true, true])
  const [first, second] = await client.getDocuments(SERVICES)
  expect(first?._rev, 'one transaction').toBe(second?._rev)
})
