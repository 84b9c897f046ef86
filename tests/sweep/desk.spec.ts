import { expect } from '@playwright/test'
import { testInStudio } from '../e2e/fixtures.ts'
import { PEOPLE } from '../e2e/people.ts'
import { builtFor } from '../e2e/site.ts'
import { field, goTo, openDocument } from '../e2e/studio.ts'

/** What an editor comes by in the Studio: its lists and its checklist. */
const test = testInStudio(PEOPLE.editor)

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
