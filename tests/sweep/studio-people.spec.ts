import { expect, type Page } from '@playwright/test'
import { expectNothingFound } from '../e2e/axe.ts'
import { testWithSite } from '../e2e/fixtures.ts'
import { ADMIN } from '../e2e/people.ts'
import { openStudio, signIn } from '../e2e/studio.ts'

const test = testWithSite()

async function choose(page: Page, person: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${person}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
  await page.getByRole('dialog').getByRole('button', { name: action }).click()
}

async function roleOf(page: Page): Promise<string> {
  return (await (await page.request.get('/api/lake/v1/users/me')).json()).role
}

test('an administrator invites somebody, who works in their own language until they are removed', async ({
  newPage,
}) => {
  const admin = await newPage()
  await signIn(admin, ADMIN)
  await openStudio(admin, '/studio/people')
  await admin.getByRole('button', { name: 'Invite' }).click()
  const invitation = admin.getByRole('dialog', { name: 'Invite somebody' })
  await invitation.getByLabel('Name').fill('Ana Roy')
  await invitation.getByLabel('E-mail address').fill('ana')
  await invitation.getByRole('radio', { name: /^Translator/ }).check()
  await invitation.getByRole('button', { name: 'Invite' }).click()
  await expect(invitation.getByRole('alert')).toContainText('This is not an e-mail address.')
  await invitation.getByLabel('E-mail address').fill('ana@example.ca')
  await invitation.getByRole('button', { name: 'Invite' }).click()

  const shown = admin.getByRole('dialog', { name: 'Sign-in link for Ana Roy' })
  await expect(shown).toContainText('Send this link yourself.')
  const link = await shown.getByLabel('One-time sign-in link').inputValue()
  await shown.getByRole('button', { name: 'Close' }).last().click()

  const ana = await newPage({ locale: 'fr-CA' })
  await ana.request.get(link, { headers: { 'user-agent': 'Slackbot', 'sec-purpose': 'prefetch' } })
  await ana.goto(link)
  await ana.getByRole('button', { name: 'Sign in · Se connecter' }).click()
  await expect(ana.getByRole('link', { name: 'Contenu' })).toBeVisible({ timeout: 30_000 })
  await expect(ana.getByRole('link', { name: 'Personnes' })).toHaveCount(0)
  await expect(ana.locator('html')).toHaveAttribute('lang', 'fr-CA')
  await ana.getByRole('button', { name: 'English' }).click()
  await expect(ana.getByRole('link', { name: 'Content' })).toBeVisible()
  await expect(ana.locator('html')).toHaveAttribute('lang', 'en-CA')
  expect((await ana.request.get(link)).status()).toBe(410)

  // On another machine she finds the language she chose.
  const second = await newPage({ locale: 'fr-CA' })
  await second.context().addCookies(await ana.context().cookies())
  await second.goto('/studio')
  await expect(second.getByRole('link', { name: 'Content' })).toBeVisible({ timeout: 30_000 })

  await admin.getByRole('combobox', { name: 'Role of Ana Roy' }).selectOption('editor')
  const question = admin.getByRole('dialog', { name: 'Change role' })
  await expect(question).toContainText('Ana Roy: Translator → Editor.')
  expect(await roleOf(ana)).toBe('translator')
  await question.getByRole('button', { name: 'Change role' }).click()
  await expect(admin.getByText('Ana Roy is now editor.')).toBeVisible()
  expect(await roleOf(ana)).toBe('editor')
  await expectNothingFound(admin, { part: '#people' })

  await choose(admin, 'Ana Roy', 'Remove')
  await expect(admin.getByText('Removed', { exact: true })).toBeVisible()
  await expect(ana.getByRole('dialog', { name: 'Sign in again' })).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Actions for Ana Roy' })).toBeVisible()
})

test('an administrator gets a link for a forgotten password, and one’s own session stays', async ({
  newPage,
}) => {
  const admin = await newPage()
  await signIn(admin, ADMIN)
  await admin.goto('/studio/people')
  await choose(admin, 'Admin', 'Sign out everywhere')
  await expect(admin.getByText('Admin is signed out everywhere.')).toBeVisible()
  await choose(admin, 'Admin', 'Reset password')
  await expect(admin.getByRole('dialog', { name: 'Sign-in link for Admin' })).toBeVisible()
  await admin.reload()
  await expect(admin.getByRole('heading', { name: 'Admin (you)' })).toBeVisible({ timeout: 30_000 })
})
