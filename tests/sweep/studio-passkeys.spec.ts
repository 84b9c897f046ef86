import { type CDPSession, expect, type Page } from '@playwright/test'
import { expectNothingFound } from '../e2e/axe.ts'
import { testWithSite } from '../e2e/fixtures.ts'
import { ADMIN, PEOPLE } from '../e2e/people.ts'
import { openStudio, signIn } from '../e2e/studio.ts'

const test = testWithSite()

/** A device with a fingerprint reader. It touches it by itself, but only while that is on. */
async function addAuthenticator(page: Page): Promise<(isTouched: boolean) => Promise<void>> {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return async (enabled) => {
    await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  }
}

async function signOut(page: Page) {
  await page.locator('#user-menu').click()
  await page.getByRole('menuitem', { name: /Sign out|Se déconnecter|Déconnexion/ }).click()
}

const cases = [
  {
    locale: 'en-CA',
    who: PEOPLE.editor,
    open: 'Passkeys',
    title: 'Your passkeys',
    name: 'Name of the new passkey',
    add: 'Add a passkey',
    remove: 'Remove',
    none: 'You have no passkey yet.',
    signIn: 'Use a passkey',
    refused: 'This passkey did not sign you in.',
  },
  {
    locale: 'fr-CA',
    who: PEOPLE.translator,
    open: 'Clés d’accès',
    title: 'Vos clés d’accès',
    name: 'Nom de la nouvelle clé d’accès',
    add: 'Ajouter une clé d’accès',
    remove: 'Supprimer',
    none: 'Vous n’avez pas encore de clé d’accès.',
    signIn: 'Utiliser une clé d’accès',
    refused: 'Cette clé d’accès n’a pas permis de vous connecter.',
  },
]

for (const words of cases) {
  test(`a passkey is added with the keyboard, signs in and is removed (${words.locale})`, async ({
    newPage,
  }) => {
    const page = await newPage({ locale: words.locale })
    const touch = await addAuthenticator(page)
    await signIn(page, words.who)
    await openStudio(page)
    await page.getByRole('button', { name: words.open }).click()
    const dialog = page.getByRole('dialog', { name: words.title })
    await expect(dialog).toContainText(words.none)
    await dialog.getByLabel(words.name).focus()
    await page.keyboard.type('Laptop')
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: words.add })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('listitem')).toContainText('Laptop')
    await expectNothingFound(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await touch(false)
    await signOut(page)
    const button = page.getByRole('button', { name: words.signIn })
    await button.focus()
    await touch(true)
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('studio-navbar')).toBeVisible()

    await page.getByRole('button', { name: words.open }).click()
    await dialog.getByRole('button', { name: `${words.remove} Laptop` }).click()
    await dialog.getByRole('button', { name: words.remove, exact: true }).click()
    await expect(dialog).toContainText(words.none)
    await page.keyboard.press('Escape')

    // The device still has it.
    await touch(false)
    await signOut(page)
    await touch(true)
    await button.click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(words.refused)
  })
}

test('an administrator sees who has passkeys and takes them away', async ({ newPage }) => {
  const page = await newPage()
  await addAuthenticator(page)
  await signIn(page, ADMIN)
  await openStudio(page)
  await page.getByRole('button', { name: 'Passkeys' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your passkeys' })
  await dialog.getByLabel('Name of the new passkey').fill('Phone')
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByRole('button', { name: 'Rename Phone' }).click()
  await dialog.getByLabel('Name').fill('Old phone')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('listitem')).toContainText('Old phone')
  await page.keyboard.press('Escape')

  await openStudio(page, '/studio/people')
  const row = page.getByRole('listitem').filter({ hasText: ADMIN.email })
  await expect(row).toContainText('1 passkey')
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Remove passkeys' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove passkeys' }).click()
  await expect(row).not.toContainText('passkey')
})
