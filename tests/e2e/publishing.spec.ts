import { expect, type Page } from '@playwright/test'
import { CONTENT_CHANGES, ONLY_IN_SWEEP, testInStudio } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'
import { PEOPLE } from './people.ts'
import { documentTitle, field, goTo, openDocument, setLocalized } from './studio.ts'

/** An editor's day. */
const test = testInStudio(PEOPLE.editor, CONTENT_CHANGES)

/** Opens the panel. On a busy machine it was seen closed after a click on its button, for a reason not known yet: then it is clicked again. */
async function openWhatChanges(page: Page): Promise<void> {
  const panel = page.getByRole('heading', { name: 'What changes on the site' })
  await expect(async () => {
    if (await panel.isHidden()) await page.getByRole('button', { name: 'What changes on the site' }).click()
    await expect(panel).toBeVisible({ timeout: 5_000 })
    // Open until the browser has nothing left to do.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await expect(panel).toBeVisible({ timeout: 100 })
  }).toPass({ timeout: 30_000 })
}

test(
  'search finds a service by its French name, by its address and with typing errors',
  ONLY_IN_SWEEP,
  async ({ page }) => {
    await goTo(page, '/studio/structure/catalogue;service')
    await page.getByPlaceholder('Search list').fill('thermopompe')
    await expect(page.getByRole('link', { name: /^Heat pump/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^TV mounting/ })).toBeHidden()
    await page.getByPlaceholder('Search list').fill('ventilatuer')
    await expect(page.getByRole('link', { name: /^Ceiling fans/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Heat pump/ })).toBeHidden()

    await page.getByTestId('studio-search').click()
    const search = page.getByPlaceholder('Search', { exact: true }).filter({ visible: true })
    for (const words of ['thermopompe', 'heat-pump-installation']) {
      await search.fill(words)
      await expect(
        page.getByTestId('search-results').getByText('Heat pump installation').first(),
      ).toBeVisible()
    }
    await search.fill('ceilling fan')
    await expect(page.getByTestId('search-results').getByText('Ceiling fans').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Did you mean' }).getByRole('link').first()).toContainText(
      'Ceiling fans',
    )
    await page.keyboard.press('Enter')
    await expect(documentTitle(page)).toContainText('Ceiling fans')
  },
)

test(
  'what a draft changes is told field by field, with the pages, and published from there by keyboard',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    await openDocument(page, 'service-ceiling-fans', 'service')
    await setLocalized(page, 'name', 'en', 'Ceiling fans, all sizes')
    await openWhatChanges(page)
    const change = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Name › English' }) })
    await expect(change).toContainText('Before')
    await expect(change.locator('ins')).toHaveText(', all sizes')
    const pages = page.getByRole('link', { name: /look at it with this change/ })
    await expect(pages.first()).toHaveAttribute('href', '/studio/presentation?preview=%2Fceiling-fans')
    await expect(pages.filter({ hasText: /^Services · .*Catalogue$/ })).toBeVisible()

    const publishChanges = page.getByTestId('publish-changes')
    await expect(publishChanges).toBeEnabled()
    await publishChanges.press('Enter')
    await page.getByRole('button', { name: 'Publish in English only' }).press('Enter')
    await expect(page.getByText('There is no draft: the site shows what is here.')).toBeVisible()
    expect((await fetchPage(`${site.url}/ceiling-fans`)).h1).toBe('Ceiling fans, all sizes')
  },
)

test(
  'what is wrong is said in plain words, and cannot be published',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    const service = await site.client.getDocument('service-tv-mounting')
    if (!service) throw new Error('There is no service-tv-mounting in the seed.')
    await site.client.create({
      ...service,
      _id: 'drafts.service-tv-mounting',
      slug: { _type: 'slug', current: 'contact' },
      priceRange: '100 to 300',
      picture: { ...service.picture, alt: { _type: 'localeString', en: 'A TV on a wall' } },
      name: { _type: 'localeString', en: 'TV mounting' },
    })
    await openDocument(page, 'service-tv-mounting', 'service')
    await openWhatChanges(page)
    for (const sentence of [
      'Address: "contact" belongs to a page of the site. Choose another.',
      'Price range: write it like $100-$300, with two whole dollar amounts and a hyphen.',
      'Describe the picture in French.',
    ]) {
      await expect(page.getByRole('listitem').filter({ hasText: sentence })).toBeVisible()
    }
    // A warning: it is said in the form, and keeps nothing from being published.
    await expect(page.getByRole('listitem').filter({ hasText: /^French is missing\. Until/ })).toHaveCount(0)
    await expect(page.getByTestId('publish-changes')).toBeDisabled()
    await page.getByRole('link', { name: 'Price range', exact: true }).click()
    await expect(field(page, 'priceRange').locator('input')).toBeFocused()

    await site.client.create({
      _id: 'drafts.redirect-wrong',
      _type: 'redirect',
      from: '/city/toronto',
      to: '/',
    })
    await openDocument(page, 'redirect-wrong', 'redirect')
    // In place of “Publish”.
    await page.getByRole('button', { name: 'See what is missing' }).click()
    const taken = 'There is a page at this address. A redirect works only where none is.'
    await expect(page.getByRole('listitem').filter({ hasText: taken })).toBeVisible()
    await expect(page.getByTestId('publish-changes')).toBeDisabled()
  },
)

test(
  'what is in use is not deleted: the Studio and the lake say where it is used',
  ONLY_IN_SWEEP,
  async ({ page, site }) => {
    await openDocument(page, 'service-heat-pump-installation', 'service')
    await chooseDelete(page)
    const dialog = page.getByRole('dialog', { name: 'Cannot be deleted: it is in use' })
    await expect(dialog.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', /homePage/)
    await expect(dialog).toContainText('in “Recommended services”')
    await expect(dialog.getByRole('button', { name: /Delete/ })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(site.client.delete('service-heat-pump-installation')).rejects.toThrow(
      /cannot be deleted as there are references to it from "/,
    )

    await openDocument(page, 'redirect-ceiling-fan-installation', 'redirect')
    await chooseDelete(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Delete/ })
      .click()
    await expect.poll(() => site.client.getDocument('redirect-ceiling-fan-installation')).toBeUndefined()
  },
)

async function chooseDelete(page: Page) {
  await page.getByTestId('document-pane').getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
}
