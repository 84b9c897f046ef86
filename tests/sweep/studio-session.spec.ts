import { expect, type Page } from '@playwright/test'
import { expectNothingFound } from '../e2e/axe.ts'
import { type NewPage, testInStudio } from '../e2e/fixtures.ts'
import { ADMIN, type Credentials, PEOPLE } from '../e2e/people.ts'
import type { Site } from '../e2e/site.ts'
import { field, openDocument, publish, publishEnglishOnly, setLocalized, signIn } from '../e2e/studio.ts'

const test = testInStudio(ADMIN)

async function openAs(newPage: NewPage, who: Credentials, id: string): Promise<Page> {
  const page = await newPage()
  await signIn(page, who)
  await openDocument(page, id, 'service')
  return page
}

const input = (page: Page, path: string) => field(page, path).locator('input')

function savedName(site: Site, id: string): Promise<string | null> {
  return site.client.fetch('*[_id == $id][0].name.en', { id: `drafts.${id}` })
}

test('an expired session asks to sign in again, and keeps the page and what was typed', async ({
  page,
  site,
}) => {
  const id = 'service-tv-mounting'
  await openDocument(page, id, 'service')
  const address = page.url()
  // Whatever the form still asks for would open the dialog before the typing.
  await expect(input(page, 'name.en')).toBeEditable()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await page.context().clearCookies()
  await setLocalized(page, 'name', 'en', 'Typed while signed out')

  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(dialog.getByLabel('E-mail address')).toHaveValue(ADMIN.email)
  await dialog.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toBeHidden()
  expect(page.url()).toBe(address)
  await expect(input(page, 'name.en')).toHaveValue('Typed while signed out')
  await expect.poll(() => savedName(site, id)).toBe('Typed while signed out')
})

test('an open form outlives a crash of the server', async ({ page, site }) => {
  const id = 'service-ceiling-fans'
  await openDocument(page, id, 'service')
  const restarted = site.crashAndRestart()
  await setLocalized(page, 'name', 'en', 'Typed without a server')
  await restarted
  await expect.poll(() => savedName(site, id), { timeout: 30_000 }).toBe('Typed without a server')
  // The Studio itself hears of it when its stream is back.
  await expect(page.getByTestId('action-publish')).toBeEnabled({ timeout: 30_000 })
  await publishEnglishOnly(page)
})

test('a translator is offered French text only', async ({ newPage }) => {
  const page = await openAs(newPage, PEOPLE.translator, 'service-security-cameras')
  await expect(input(page, 'name.fr')).toBeEditable()
  await expect(input(page, 'name.en')).not.toBeEditable()
  await expect(input(page, 'slug').first()).not.toBeEditable()
  await setLocalized(page, 'name', 'fr', 'Caméras')
  await publish(page)
})

test('the sign-in form says what is wrong, and how long to wait', async ({ newPage }) => {
  const page = await newPage()
  await page.goto('/studio')
  const dialog = page.getByRole('dialog', { name: 'Sign in to the Studio' })
  const submit = dialog.getByRole('button', { name: 'Sign in' })
  await submit.click()
  await expect(dialog.getByRole('alert')).toContainText('Enter your e-mail address.')
  await expect(dialog.getByLabel('E-mail address')).toHaveAccessibleDescription('Enter your e-mail address.')

  await expectNothingFound(page)

  await dialog.getByLabel('E-mail address').fill('somebody@example.ca')
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await Promise.all([page.waitForResponse('**/auth/login'), submit.click()])
    await expect(dialog.getByRole('alert')).toContainText('do not match')
  }
  await submit.click()
  await expect(dialog.getByRole('alert')).toContainText('Try again in 15 minutes.')
  await expect(submit).toBeDisabled()
})

test('the sign-in form speaks French to a French browser, and lets people in', async ({ newPage }) => {
  const page = await newPage({ locale: 'fr-CA' })
  await page.goto('/studio')
  const dialog = page.getByRole('dialog', { name: 'Connexion au Studio' })
  // As long as the Studio takes to start, like whoever fills the form in; how long that is, the benchmark says.
  await dialog.waitFor()
  await expect(dialog).toHaveAttribute('lang', 'fr')
  await dialog.getByLabel('Adresse courriel').fill(ADMIN.email)
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password)
  await dialog.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('link', { name: 'Contenu' })).toBeVisible({ timeout: 30_000 })
})
