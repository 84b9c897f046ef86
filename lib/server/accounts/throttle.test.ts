import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countAttempt, forgetAttempts } from './throttle.ts'

const MINUTE = 60_000
const jo = { address: '203.0.113.7', email: 'jo@example.ca' }

let database: DatabaseSync
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-01T09:00:00Z') })
  database = new DatabaseSync(':memory:')
})
afterEach(() => {
  vi.useRealTimers()
})

const wait = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
const attempts = (count: number, attempt: (index: number) => typeof jo, on = database) =>
  Array.from({ length: count }, (_, index) => countAttempt(on, attempt(index)))

describe('attempts to sign in', () => {
  it('are limited to five per e-mail and address, whatever the capitals', () => {
    expect(attempts(5, (index) => (index % 2 ? jo : { ...jo, email: ' JO@Example.ca' }))).toEqual(
      Array(5).fill(null),
    )
    expect(countAttempt(database, jo)).toBe(15 * 60)
    expect(countAttempt(database, { ...jo, address: '203.0.113.8' })).toBeNull()
    expect(countAttempt(database, { ...jo, email: 'max@example.ca' })).toBeNull()
  })

  it('are limited to twenty per address', () => {
    attempts(20, (index) => ({ ...jo, email: `person${index}@example.ca` }))
    expect(countAttempt(database, jo)).toBe(15 * 60)
    expect(countAttempt(database, { ...jo, address: '203.0.113.8' })).toBeNull()
  })

  it('are allowed again one by one as they grow older than 15 minutes', () => {
    attempts(5, () => {
      wait(MINUTE)
      return jo
    })
    expect(countAttempt(database, jo)).toBe(11 * 60)
    wait(11 * MINUTE - 1000)
    expect(countAttempt(database, jo)).toBe(1)
    wait(1000)
    expect(countAttempt(database, jo)).toBeNull()
    expect(countAttempt(database, jo)).toBe(60)
  })

  it('are not prolonged by those refused', () => {
    attempts(5, () => jo)
    wait(14 * MINUTE)
    attempts(50, () => jo)
    wait(MINUTE)
    expect(countAttempt(database, jo)).toBeNull()
  })

  it('are forgotten after a success, but only for that e-mail', () => {
    attempts(10, (index) => ({ ...jo, email: `person${index}@example.ca` }))
    attempts(4, () => jo)
    forgetAttempts(database, jo)
    expect(attempts(5, () => jo)).toEqual(Array(5).fill(null))
    // 10 others + 5 of Jo's: five more and the address is full.
    attempts(5, (index) => ({ ...jo, email: `other${index}@example.ca` }))
    expect(countAttempt(database, { ...jo, email: 'one-more@example.ca' })).toBe(15 * 60)
  })

  it('survive a restart and are seen by a second process', () => {
    const folder = mkdtempSync(join(tmpdir(), 'throttle-'))
    const open = () => new DatabaseSync(join(folder, 'lake.sqlite'))
    const first = open()
    attempts(5, () => jo, first)
    const beside = open()
    expect(countAttempt(beside, jo)).toBe(15 * 60)
    first.close()
    beside.close()
    const after = open()
    expect(countAttempt(after, jo)).toBe(15 * 60)
    after.close()
    rmSync(folder, { recursive: true })
  })

  it('keep no addresses, and nothing older than the window', () => {
    attempts(5, () => jo)
    expect(JSON.stringify(database.prepare('SELECT * FROM sign_in_attempts').all())).not.toMatch(/jo@|203\.0/)
    wait(16 * MINUTE)
    countAttempt(database, { ...jo, email: 'max@example.ca' })
    expect(database.prepare('SELECT count(*) AS n FROM sign_in_attempts').get()).toEqual({ n: 1 })
  })

  it("treat SQL in an e-mail as text: x' OR '1'='1", () => {
    const attempt = { address: "' OR 1=1 --", email: "x' OR '1'='1" }
    attempts(5, () => jo)
    expect(countAttempt(database, attempt)).toBeNull()
    forgetAttempts(database, attempt)
    expect(countAttempt(database, jo)).toBe(15 * 60)
  })
})
