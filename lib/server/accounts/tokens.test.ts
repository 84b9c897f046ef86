import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createToken, identityOfToken, listTokens, revokeToken } from './tokens.ts'
import { usersById } from './users.ts'

let database: DatabaseSync
beforeEach(() => {
  database = new DatabaseSync(':memory:')
})

describe('a token', () => {
  it('stands for a script with a role', () => {
    const { token, secret } = createToken(database, { role: 'editor', label: 'Nightly import' })
    expect(secret).toMatch(/^mt_[\w-]{43}$/)
    expect(identityOfToken(database, secret)).toEqual({
      id: token.id,
      displayName: 'Nightly import',
      role: 'editor',
    })
    expect(usersById({ database }, [token.id])).toEqual([{ id: token.id, displayName: 'Nightly import' }])
  })

  it('is stored as a hash only', () => {
    const { secret } = createToken(database, { role: 'editor', label: 'x' })
    expect(JSON.stringify(database.prepare('SELECT * FROM tokens').all())).not.toContain(secret.slice(3))
  })

  it('notes when it was last used', () => {
    const { secret } = createToken(database, { role: 'editor', label: 'x' })
    expect(listTokens(database)[0]?.lastUsedAt).toBeNull()
    identityOfToken(database, secret)
    expect(listTokens(database)[0]?.lastUsedAt).toBeGreaterThan(Date.now() - 60_000)
  })

  it('is nobody once revoked', () => {
    const { token, secret } = createToken(database, { role: 'editor', label: 'x' })
    revokeToken(database, token.id)
    revokeToken(database, token.id)
    expect(identityOfToken(database, secret)).toBeNull()
    expect(listTokens(database)[0]?.revokedAt).not.toBeNull()
    expect(() => revokeToken(database, 'token-0')).toThrow('There is no token with the id "token-0"')
  })

  it('is nobody once expired', () => {
    const expiresAt = Date.now() + 60_000
    const { secret } = createToken(database, { role: 'editor', label: 'x', expiresAt })
    expect(identityOfToken(database, secret)).not.toBeNull()
    expect(listTokens(database)[0]?.expiresAt).toBe(expiresAt)
    vi.useFakeTimers({ toFake: ['Date'], now: expiresAt })
    expect(identityOfToken(database, secret)).toBeNull()
    vi.useRealTimers()
  })

  it.each(['', 'mt_', 'mt_x', "mt_' OR 1=1 --", 'montage'])('is not %j', (secret) => {
    createToken(database, { role: 'administrator', label: 'x' })
    expect(identityOfToken(database, secret)).toBeNull()
  })
})
