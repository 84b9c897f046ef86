import { expect, type Page } from '@playwright/test'
import { testInStudio } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'
import { PEOPLE } from './people.ts'
import { builtFor } from './site.ts'
import { field, goTo, openDocument, setLocalized } from './studio.ts'

/** An editor's day. */
const test = testInStudio(PEOPLE.editor)

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

test('the desk counts what there is, and follows', async ({ page, site }) => {
  await goTo(page, '/studio/structure/catalogue')
  const services = await site.client.fetch<number>('count(*[_type == "service"])')
  await expect(page.getByRole('link', { name: `All services (${services})` })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Menus (4)' })).toBeVisible()
  await site.client.create({ _id: 'drafts.service-new', _type: 'service', name: { en: 'New' } })
  await expect(page.getByRole('link', { name: `All services (${services + 1})` })).toBeVisible()
  await site.client.delete('drafts.service-new')

  await page.getByRole('link', { name: 'Services by category' }).click()
  await page.getByRole('link', { name: 'Plumbing (3)' }).click()
  await expect(page.getByRole('link', { name: /^Faucet/ })).toBeVisible()
  await page.getByRole('link', { name: 'Figures' }).click()
  await page.getByRole('link', { name: 'Home page (4)' }).click()
  await expect(page.getByText(/^Used on \d pages?, in both languages$/)).toBeVisible()
})

test('search finds a service by its French name and by its address', async ({ page }) => {
  await goTo(page, '/studio/structure/catalogue;service')
  await page.getByPlaceholder('Search list').fill('thermopompe')
  await expect(page.getByRole('link', { name: /^Heat pump/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^TV mounting/ })).toBeHidden()

  await page.getByTestId('studio-search').click()
  const search = page.getByPlaceholder('Search', { exact: true }).filter({ visible: true })
  for (const words of ['thermopompe', 'heat-pump-installation']) {
    await search.fill(words)
    await expect(page.getByTestId('search-results').getByText('Heat pump installation').first()).toBeVisible()
  }
  await page.keyboard.press('Escape')
})

test('what a draft changes is told field by field, with the pages, and published from there by keyboard', async ({
  page,
  site,
}) => {
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
})

test('what is wrong is said in plain words, and cannot be published', async ({ page, site }) => {
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
  await expect(page.getByTestId('action-publish')).toBeDisabled()

  await site.client.create({
    _id: 'drafts.redirect-wrong',
    _type: 'redirect',
    from: '/city/toronto',
    to: '/',
  })
  await openDocument(page, 'redirect-wrong', 'redirect')
  await openWhatChanges(page)
  const taken = 'There is a page at this address. A redirect works only where none is.'
  await expect(page.getByRole('listitem').filter({ hasText: taken })).toBeVisible()
  await expect(page.getByTestId('action-publish')).toBeDisabled()
})

test('what is in use is not deleted: the Studio and the lake say where it is used', async ({
  page,
  site,
}) => {
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
})

async function chooseDelete(page: Page) {
  await page.getByTestId('document-pane').getByTestId('action-menu-button').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
}

test('the launch checklist says what is left, and leads there; in French too', async ({ page, site }) => {
  await goTo(page, '/studio/checklist')
  await expect(page.getByRole('heading', { name: 'Launch checklist', level: 1 })).toBeVisible()
  const check = (name: string) => page.getByTestId(`check-${name}`)
  await expect(check('address')).toContainText(builtFor())
  await expect(check('crm')).toContainText('Not set')
  await expect(check('samples')).toContainText(/\d+ to do/)
  await expect(check('references')).toContainText('Done')
  await expect(check('contact')).toContainText('1-800-INSTALL')

  await site.client
    .patch('siteSettings')
    .set({ supportPhone: '514 555-0123' })
    .unset(['emails.general'])
    .commit()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(check('contact')).not.toContainText('1-800-INSTALL')
  // More is empty than the list shows at first.
  await check('settings').locator('summary').click()
  await check('settings').locator('a[href*="emails.general"]').click()
  await expect(field(page, 'emails.general').locator('input')).toBeVisible()

  await goTo(page, '/studio/checklist')
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { name: 'Vérifications avant le lancement' })).toBeVisible()
  await expect(check('contact')).toContainText('Terminé')
  await expect(check('settings')).toContainText('à faire')
  await goTo(page, '/studio/structure/catalogue')
  await expect(page.getByRole('link', { name: /^Tous les services \(\d+\)/ })).toBeVisible()
  await openDocument(page, 'service-tv-mounting', 'service')
  await expect(page.getByRole('tab', { name: 'Référencement' })).toBeVisible()
  await expect(field(page, 'name')).toContainText('Titre de sa page et de ses fiches')
})
