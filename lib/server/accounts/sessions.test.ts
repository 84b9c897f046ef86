import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashSecret } from '../secrets.ts'
import { createAccount } from './people.ts'
import { accountOfSession, endSession, sessionCookie, setSessionCookie, startSession } from './sessions.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let database: DatabaseSync
let accountId: string
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-01T09:00:00Z') })
  database = new DatabaseSync(':memory:')
  accountId = createAccount(database, { email: 'jo@example.ca', role: 'editor' }).id
})
afterEach(() => {
  vi.useRealTimers()
})

const wait = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
const isAlive = (secret: string, extend = true) =>
  accountOfSession(database, secret, extend)?.id === accountId

describe('a session', () => {
  it('ends 12 hours after its last use', () => {
    const secret = startSession(database, accountId)
    wait(11 * HOUR)
    expect(isAlive(secret)).toBe(true)
    wait(11 * HOUR)
    expect(isAlive(secret)).toBe(true)
    wait(12 * HOUR)
    expect(isAlive(secret)).toBe(false)
  })

  it('ends 30 days after signing in, however busy', () => {
    const secret = startSession(database, accountId)
    for (let hours = 0; hours < 30 * 24; hours += 6) {
      expect(isAlive(secret)).toBe(true)
      wait(6 * HOUR)
    }
    expect(isAlive(secret)).toBe(false)
  })

  it('is not kept alive by looking without extending', () => {
    const secret = startSession(database, accountId)
    wait(8 * HOUR)
    expect(isAlive(secret, false)).toBe(true)
    wait(8 * HOUR)
    expect(isAlive(secret, false)).toBe(false)
  })

  it('ends with sign-out', () => {
    const secret = startSession(database, accountId)
    const other = startSession(database, accountId)
    endSession(database, secret)
    expect([isAlive(secret), isAlive(other)]).toEqual([false, true])
  })

  it('is stored as a hash, and cleared away when it has ended', () => {
    const secret = startSession(database, accountId)
    const stored = () => database.prepare('SELECT id_hash FROM sessions').all()
    expect(stored()).toEqual([{ id_hash: hashSecret(secret) }])
    wait(31 * DAY)
    startSession(database, accountId)
    expect(stored()).toHaveLength(1)
  })

  it.each(['', 'x', "' OR '1'='1", '../..', 'é'.repeat(50)])('is not what %j names', (secret) => {
    startSession(database, accountId)
    expect(isAlive(secret)).toBe(false)
  })
})

describe('the session cookie', () => {
  const cookieOf = (cookie: string, secure = false) =>
    sessionCookie(new Request('http://localhost', { headers: { cookie } }), secure)

  it('keeps scripts and other sites out', () => {
    expect(setSessionCookie('abc', false)).toBe(
      'montage_session=abc; Path=/; HttpOnly; SameSite=Strict; Max-Age=2592000',
    )
    expect(setSessionCookie('abc', true)).toMatch(/^__Host-montage_session=abc; Path=\/; .*; Secure$/)
    expect(setSessionCookie(null, false)).toMatch(/^montage_session=; .*Max-Age=0$/)
  })

  it('is read among others', () => {
    expect(cookieOf('a=b; montage_session=abc; c=d')).toBe('abc')
    expect(cookieOf('my_montage_session=abc')).toBeNull()
    expect(cookieOf('montage_session=')).toBeNull()
    expect(sessionCookie(new Request('http://localhost'), false)).toBeNull()
    expect(cookieOf('montage_session=abc', true)).toBeNull()
    expect(cookieOf('__Host-montage_session=abc', true)).toBe('abc')
  })
})
