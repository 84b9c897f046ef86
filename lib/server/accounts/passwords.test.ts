import type { scrypt } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { checkNewPassword, hashPassword, verifyPassword } from './passwords.ts'

const scryptCalls = vi.hoisted(() => vi.fn<typeof scrypt>())
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  scryptCalls.mockImplementation(crypto.scrypt)
  return { ...crypto, scrypt: scryptCalls }
})

describe('passwords', () => {
  it('accepts the password hashed and no other', async () => {
    const hash = await hashPassword('correct horse battery')
    expect(await verifyPassword('correct horse battery', hash)).toBe(true)
    expect(await verifyPassword('correct horse batterY', hash)).toBe(false)
    expect(await verifyPassword('', hash)).toBe(false)
  })

  it('stores its parameters and a salt of its own, never the password', async () => {
    const [first, second] = await Promise.all([hashPassword('same password'), hashPassword('same password')])
    expect(first).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
    expect(first).not.toBe(second)
  })

  it('still verifies a hash made with other parameters', async () => {
    const hash = 'scrypt$16384$8$1$c2FsdHNhbHRzYWx0c2FsdA$MTVfES2M3dsPpyGIxeRencQW1_py0tjoXviVfdzfjdo'
    expect(await verifyPassword('an older password', hash)).toBe(true)
  })

  it('does the same work for nobody, and refuses', async () => {
    const hash = await hashPassword('correct horse battery')
    scryptCalls.mockClear()
    await verifyPassword('wrong password', hash)
    expect(await verifyPassword('wrong password', null)).toBe(false)
    const [known, nobody] = scryptCalls.mock.calls.map(([password, salt, length, cost]) => ({
      password,
      saltLength: Buffer.byteLength(salt),
      length,
      cost,
    }))
    expect(nobody).toEqual(known)
  })

  it('takes an accented letter typed either way', async () => {
    const hash = await hashPassword('mot de passe é'.normalize('NFC'))
    expect(await verifyPassword('mot de passe é'.normalize('NFD'), hash)).toBe(true)
  })

  it.each(['', 'eleven chars'.slice(0, 11), 'x'.repeat(257)])(
    'refuses a new password of the wrong length',
    (password) => {
      expect(() => checkNewPassword(password)).toThrow(/must have 12 to 256 characters; this one has \d+\./)
    },
  )
})
