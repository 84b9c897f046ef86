import { expect, type Page } from '@playwright/test'
import { testInStudio } from '../e2e/fixtures.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { PEOPLE } from '../e2e/people.ts'
import { field, goTo, openStudio, publish, setLocalized, signIn } from '../e2e/studio.ts'
import { countClicks } from './clicks.ts'
import { printTable } from './table.ts'

/* A campaign from its template to the site and back, as each role; and how many clicks what is done most takes. */

const test = testInStudio(PEOPLE.editor)

/** What is done most, with the clicks it may take. */
const found: { what: string; way: string; clicks: number; most: number }[] = []

test.afterAll(() => printTable('Clicks', found))

/** Opens what an address of the site shows, as somebody does who has it in the clipboard: one click. */
async function openPasted(page: Page, address: string): Promise<void> {
  await page.getByTestId('studio-search').click()
  await page.keyboard.type(address)
  await expect(page.getByTestId('search-results').getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Enter')
}

test('a campaign page: made, translated, previewed on a phone, published, renamed, undone', async ({
  page,
  newPage,
  site,
}) => {
  await openStudio(page)
  const clicks = await countClicks(page)
  await page.getByTestId('new-document-button').click()
  await page.getByText('Landing page: campaign').click()
  await setLocalized(page, 'title', 'en', 'Winter campaign')
  await field(page, 'slug').getByRole('button', { name: 'Generate' }).click()
  await page.getByRole('button', { name: /^Head/ }).click()
  await setLocalized(page, 'sections', 'en', 'x').catch(() => {})
  await page.screenshot({ path: '/tmp/c1.png' })
  console.log(clicks())
})
