import { expect, type Page } from '@playwright/test'
import { test } from '../e2e/fixtures.ts'
import { PEOPLE } from '../e2e/people.ts'
import { documentTitle, field, openDocument, signIn } from '../e2e/studio.ts'
import { openStudioAs, watchComplaints } from '../e2e/studio-complaints.ts'

const ROLES = ['administrator', 'editor', 'translator'] as const

/** One of each kind: with lists and pictures, a page, settings, figures. */
const DOCUMENTS: [string, string][] = [
  ['service-tv-mounting', 'service'],
  ['city-toronto', 'city'],
  ['homePage', 'homePage'],
  ['siteSettings', 'siteSettings'],
]

/** Opens every tool of the bar by its link, and waits until it has something to say. */
async function visitTools(page: Page): Promise<string[]> {
  const links = page.getByTestId('studio-navbar').getByTestId('tool-collapse-menu').getByRole('link')
  // The bar measures itself anew after the window has changed.
  await expect(links.filter({ hasText: 'Translations' })).toBeVisible()
  const names = await links.evaluateAll((found) => found.map((link) => link.textContent ?? ''))
  for (const name of names) {
    await page.getByTestId('studio-navbar').getByRole('link', { name, exact: true }).first().click()
    await expect(page.locator('[data-ui="Spinner"]:visible')).toHaveCount(0, { timeout: 30_000 })
    await expect(toolArea(page)).toContainText(/\w{3,}/)
    await expect(page.getByText(/something went wrong|an error occurred|could not/i)).toHaveCount(0)
  }
  return names
}

const toolArea = (page: Page) => page.getByTestId('studio-layout').locator('> :last-child')

for (const role of ROLES) {
  test(`no tool and no document complains: ${role}`, async ({ newPage, site }) => {
    test.slow()
    const page = await openStudioAs(newPage, PEOPLE[role])
    // Room for every tool: those without are in a menu.
    await page.setViewportSize({ width: 1920, height: 1080 })
    const complaints = watchComplaints(page, site)
    const tools = await visitTools(page)
    expect(tools.includes('People')).toBe(role === 'administrator')
    expect(tools.includes('Leads')).toBe(role !== 'translator')
    expect(tools).toEqual(expect.arrayContaining(['Content', 'Preview', 'Translations']))
    for (const [id, type] of role === 'administrator' ? DOCUMENTS : DOCUMENTS.slice(0, 2)) {
      await openDocument(page, id, type)
      await expect(page.getByTestId('form-view').getByRole('alert')).toHaveCount(0)
    }
    expect(complaints).toEqual([])
  })
}

test('the first field of a form is in sight, the name above it once; a French list is in the order of French', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: { width: 1400, height: 900 }, locale: 'fr-CA' })
  await signIn(page, PEOPLE.editor)
  await openDocument(page, 'service-generator-installation', 'service')
  const pane = page.getByTestId('document-pane')
  await expect(pane.getByText(await documentTitle(page).innerText(), { exact: true })).toHaveCount(1)
  const first = field(page, 'name.en').locator('input')
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(440)
  const list = page.getByTestId('document-list-pane').getByTestId(/^default-preview__header/)
  await expect(list.filter({ hasText: 'Éclairage extérieur' })).toBeVisible()
  const names = (await list.allInnerTexts()).map((text) => text.split('\n')[0] ?? '')
  expect(names).toContain('Éclairage extérieur')
  expect(names).toEqual(names.toSorted(new Intl.Collator('fr').compare))
})
