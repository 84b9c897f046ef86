import { expect, type Page } from '@playwright/test'
import { testInStudio } from '../e2e/fixtures.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { PEOPLE } from '../e2e/people.ts'
import type { Site } from '../e2e/site.ts'
import { openDocument, publish } from '../e2e/studio.ts'

/** What happens to a page after it was published: its former addresses, taking it back, what was on the site before. */
const test = testInStudio(PEOPLE.editor)

async function draftOf(site: Site, id: string, change: object): Promise<void> {
  const published = await site.client.getDocument(id)
  if (!published) throw new Error(`There is no ${id} in the seed.`)
  await site.client.createOrReplace({ ...published, ...change, _id: `drafts.${id}` })
}

async function answersOf(site: Site, paths: string[]): Promise<(string | number)[]> {
  const answers = await Promise.all(paths.map((path) => fetchPage(site.url + path)))
  return answers.map(({ status, location }) =>
    status === 308 && location ? location.replace(site.url, '') : status,
  )
}

test('a published address leaves its redirects, and one click takes both back', async ({ page, site }) => {
  const slug = { _type: 'slug', current: 'plumbing-repair-visit' }
  await draftOf(site, 'service-faucet-installation', { slug })
  await openDocument(page, 'service-faucet-installation', 'service')
  await publish(page)
  const undo = page.getByTestId('undo-publish')
  await expect(undo).toBeVisible()
  // Sanity's own toast would say the same once more.
  await expect(page.locator('[data-ui="Toast"]')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'View', exact: true })).toHaveAttribute(
    'href',
    '/plumbing-repair-visit',
  )

  const addresses = [
    '/faucet-installation?lang=fr',
    '/services/faucet-installation',
    '/toronto/faucet-installation?a=1',
    '/city/toronto/faucet-installation',
    '/get-quote?service=faucet-installation&city=toronto',
    '/plumbing-repair-visit',
  ]
  expect(await answersOf(site, addresses)).toEqual([
    '/plumbing-repair-visit?lang=fr',
    '/plumbing-repair-visit',
    '/toronto/plumbing-repair-visit?a=1',
    '/toronto/plumbing-repair-visit',
    '/get-quote?service=plumbing-repair-visit&city=toronto',
    200,
  ])

  await undo.click()
  await expect(page.getByText(/^Taken back\. The site shows what it showed before/)).toBeVisible()
  expect(await answersOf(site, addresses)).toEqual([200, '/faucet-installation', 200, 200, 200, 404])
  await expect(page.getByTestId('action-publish')).toBeEnabled()
  expect(await site.client.getDocument('drafts.service-faucet-installation')).toMatchObject({ slug })
  const versions = await openWhatWasOnTheSite(page)
  await expect(versions.filter({ hasText: 'This publication was taken back.' })).toHaveCount(1)
  await expect(versions.nth(1)).toContainText('This publication was taken back.')
})

test('what somebody published since is not taken back', async ({ page, site }) => {
  const id = 'service-ceiling-fans'
  await draftOf(site, id, { priceRange: '$110-$310' })
  await openDocument(page, id, 'service')
  await publish(page)
  await expect(page.getByTestId('undo-publish')).toBeVisible()
  await site.client.patch(id).set({ priceRange: '$120-$320' }).commit()
  await page.getByTestId('undo-publish').click()
  await expect(page.getByText('The publication was not taken back.')).toBeVisible()
  expect(await site.client.getDocument(id)).toMatchObject({ priceRange: '$120-$320' })
})

test('what was on the site is listed from the first content on; an earlier version ends on the draft with what changes', async ({
  page,
  site,
  mode,
}) => {
  const id = 'service-heat-pump-installation'
  const seeded = await site.client.getDocument(id)
  await openDocument(page, id, 'service')
  const versions = await openWhatWasOnTheSite(page)
  await expect(versions).toHaveCount(1)
  await expect(versions).toContainText('On the site since')
  const author = mode === 'hosted' ? 'by Push' : 'put there by a program, as the first content is'
  await expect(versions).toContainText(author)
  await expect(versions.getByRole('button')).toHaveCount(0)

  await draftOf(site, id, { priceRange: '$1-$2' })
  await expect(page.getByTestId('action-publish')).toBeEnabled()
  await publish(page)
  await expect(versions).toHaveCount(2)
  await expect(versions.first()).toContainText('by Editor')
  await versions.first().getByRole('button', { name: 'What this version changed' }).click()
  await expect(versions.first().getByRole('heading', { name: 'Price range' })).toBeVisible()

  await page.getByTestId('document-header-Published-chip').click()
  await expect(page).toHaveURL(/perspective=published/)
  await versions.nth(1).getByRole('button', { name: 'Make it the draft…' }).click()
  await expect(page.getByRole('heading', { name: 'What changes on the site' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Price range' })).toBeVisible()
  await expect(page.getByTestId('publish-changes')).toBeEnabled()
  await expect(page).not.toHaveURL(/perspective=published/)
  await page.getByTestId('publish-changes').click()
  await expect.poll(() => site.client.getDocument(id)).toMatchObject({ priceRange: seeded?.priceRange })
})

async function openWhatWasOnTheSite(page: Page) {
  await page.getByRole('button', { name: 'What was on the site' }).click()
  await expect(page.getByRole('heading', { name: 'What was on the site' })).toBeVisible()
  return page.getByTestId('live-version')
}
