import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ensureFirstAdministrator } from './first-administrator.ts'
import { redeemSignInLink } from './links.ts'
import { verifyPassword } from './passwords.ts'
import { accountByEmail, createAccount, disableAccount, listAccounts, setPassword } from './people.ts'
import { accountOfSession, startSession } from './sessions.ts'

// Hashing is slow on purpose. At its real cost it is tested in passwords.test.ts.
vi.mock('./password-cost.ts', () => ({ PASSWORD_COST: { N: 2 ** 10, r: 8, p: 1 } }))

let database: DatabaseSync
beforeEach(() => {
  database = new DatabaseSync(':memory:')
})

const ensure = (email?: string, password?: string) =>
  ensureFirstAdministrator({ database }, { STUDIO_ADMIN_EMAIL: email, STUDIO_ADMIN_PASSWORD: password })
const openLink = (path: string | null) => redeemSignInLink(database, path?.split('token=')[1] ?? '')

describe('the first administrator', () => {
  it('gets a one-time link in an empty lake', async () => {
    const path = await ensure()
    expect(path).toMatch(/^\/api\/lake\/v1\/auth\/link\?token=[\w-]{43}$/)
    expect(openLink(path)).toMatchObject({ email: 'admin@localhost', role: 'administrator' })
    expect(openLink(path)).toBeNull()
  })

  it('gets another link for as long as no administrator has a password', async () => {
    await ensure()
    const path = await ensure()
    const account = openLink(path)
    expect(listAccounts(database)).toHaveLength(1)
    await setPassword(database, account?.id ?? '', 'correct horse battery')
    expect(await ensure()).toBeNull()
  })

  it('signs in with the password of the settings', async () => {
    expect(await ensure('Boss@example.ca', 'correct horse battery')).toBeNull()
    const account = accountByEmail(database, 'boss@example.ca')
    expect(account?.role).toBe('administrator')
    expect(await verifyPassword('correct horse battery', account?.passwordHash ?? null)).toBe(true)
  })

  it('stays signed in through a restart, until the password of the settings changes', async () => {
    await ensure('boss@example.ca', 'correct horse battery')
    const session = startSession(database, accountByEmail(database, 'boss@example.ca')?.id ?? '')
    await ensure('boss@example.ca', 'correct horse battery')
    expect(accountOfSession(database, session)).not.toBeNull()
    await ensure('boss@example.ca', 'another horse battery')
    expect(accountOfSession(database, session)).toBeNull()
  })

  it('gets a link when the settings name an address without a password', async () => {
    expect(openLink(await ensure('boss@example.ca'))).toMatchObject({ email: 'boss@example.ca' })
  })

  it('is made administrator again and let in again', async () => {
    await ensure('first@example.ca', 'correct horse battery')
    const { id } = createAccount(database, { email: 'boss@example.ca', role: 'editor' })
    disableAccount(database, id)
    await ensure('boss@example.ca', 'correct horse battery')
    expect(accountByEmail(database, 'boss@example.ca')).toMatchObject({
      role: 'administrator',
      disabledAt: null,
    })
  })
})
