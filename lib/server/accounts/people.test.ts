import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { identify } from './identify.ts'
import { createSignInLink, redeemSignInLink } from './links.ts'
import { verifyPassword } from './passwords.ts'
import {
  accountByEmail,
  accountById,
  createAccount,
  disableAccount,
  enableAccount,
  listAccounts,
  setPassword,
  setRole,
  signOutEverywhere,
} from './people.ts'
import { startSession } from './sessions.ts'
import { usersById } from './users.ts'

// Hashing is slow on purpose. At its real cost it is tested in passwords.test.ts.
vi.mock('./password-cost.ts', () => ({ PASSWORD_COST: { N: 2 ** 10, r: 8, p: 1 } }))

let database: DatabaseSync
beforeEach(() => {
  database = new DatabaseSync(':memory:')
})

const whoHas = (secret: string) =>
  identify(new Request('http://localhost', { headers: { cookie: `montage_session=${secret}` } }), {
    database,
  })

describe('accounts', () => {
  it('are found whatever the capitals and spaces', () => {
    const account = createAccount(database, { email: ' Jo.Tremblay@Example.CA ', role: 'editor' })
    expect(account).toMatchObject({
      email: 'jo.tremblay@example.ca',
      displayName: 'Jo Tremblay',
      passwordHash: null,
    })
    expect(accountByEmail(database, 'JO.TREMBLAY@example.ca')).toEqual(account)
    expect(accountById(database, account.id)).toEqual(account)
  })

  it('refuse a second one for the same address, and what is no address', () => {
    createAccount(database, { email: 'jo@example.ca', role: 'editor' })
    expect(() => createAccount(database, { email: 'JO@example.ca', role: 'translator' })).toThrow(
      'There is already an account for jo@example.ca.',
    )
    for (const email of ['', 'jo', 'jo@', '@example.ca', 'jo @example.ca', `${'x'.repeat(250)}@ca.ca`]) {
      expect(() => createAccount(database, { email, role: 'editor' })).toThrow('is not an e-mail address')
    }
  })

  it.each(["' OR 1=1 --@x", "x');DROP TABLE accounts;--@x", '"@x', '%@x', "\\'@x"])(
    'take %s as text, not as SQL',
    (text) => {
      createAccount(database, { email: 'jo@example.ca', role: 'administrator' })
      expect(accountByEmail(database, text)).toBeNull()
      expect(accountById(database, text)).toBeNull()
      const email = text.replaceAll(' ', '')
      expect(createAccount(database, { email, role: 'editor', displayName: text }).displayName).toBe(text)
      expect(listAccounts(database)).toHaveLength(2)
    },
  )

  it('sign out everywhere when the password changes', async () => {
    const { id } = createAccount(database, { email: 'jo@example.ca', role: 'editor' })
    const session = startSession(database, id)
    await setPassword(database, id, 'correct horse battery')
    expect(whoHas(session)).toBeNull()
    expect(
      await verifyPassword('correct horse battery', accountById(database, id)?.passwordHash ?? null),
    ).toBe(true)
    await expect(setPassword(database, 'account-0', 'correct horse battery')).rejects.toThrow(
      'There is no account',
    )
  })

  it('sign one person out everywhere and nobody else', () => {
    const jo = createAccount(database, { email: 'jo@example.ca', role: 'editor' })
    const max = createAccount(database, { email: 'max@example.ca', role: 'editor' })
    const sessions = [startSession(database, jo.id), startSession(database, jo.id)]
    const other = startSession(database, max.id)
    const link = createSignInLink(database, jo.id).split('token=')[1] ?? ''
    signOutEverywhere(database, jo.id)
    expect(sessions.map(whoHas)).toEqual([null, null])
    expect(whoHas(other)).toMatchObject({ id: max.id })
    expect(redeemSignInLink(database, link)).toBeNull()
  })

  it('change role at once', () => {
    createAccount(database, { email: 'admin@example.ca', role: 'administrator' })
    const { id } = createAccount(database, { email: 'jo@example.ca', role: 'editor' })
    const session = startSession(database, id)
    setRole(database, id, 'translator')
    expect(whoHas(session)).toMatchObject({ role: 'translator' })
  })

  it('are nobody while disabled, also by a link made after', () => {
    createAccount(database, { email: 'admin@example.ca', role: 'administrator' })
    const { id } = createAccount(database, { email: 'jo@example.ca', role: 'editor' })
    const before = startSession(database, id)
    disableAccount(database, id)
    const after = startSession(database, id)
    expect([before, after].map(whoHas)).toEqual([null, null])
    const link = createSignInLink(database, id).split('token=')[1] ?? ''
    expect(redeemSignInLink(database, link)).toBeNull()
    enableAccount(database, id)
    expect(whoHas(before)).toBeNull()
    expect(whoHas(after)).toMatchObject({ id })
  })

  it('keep the last administrator', () => {
    const admin = createAccount(database, { email: 'admin@example.ca', role: 'administrator' })
    const second = createAccount(database, { email: 'second@example.ca', role: 'administrator' })
    disableAccount(database, second.id)
    expect(() => disableAccount(database, admin.id)).toThrow('admin@example.ca is the last administrator')
    expect(() => setRole(database, admin.id, 'editor')).toThrow('Make someone else administrator first.')
    expect(accountById(database, admin.id)).toMatchObject({ role: 'administrator', disabledAt: null })
    enableAccount(database, second.id)
    setRole(database, admin.id, 'editor')
    expect(accountById(database, admin.id)?.role).toBe('editor')
  })

  it('give the history its names, of disabled people too', () => {
    createAccount(database, { email: 'admin@example.ca', role: 'administrator' })
    const { id } = createAccount(database, { email: 'jo@example.ca', role: 'editor', displayName: 'Jo' })
    disableAccount(database, id)
    expect(usersById({ database }, [id, 'account-0', 'developer'])).toEqual([
      { id, displayName: 'Jo' },
      { id: 'developer', displayName: 'Developer' },
    ])
  })
})
